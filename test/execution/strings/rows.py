# What record.py asks TensorFlow: (operation, operands, attributes).
#
# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import gzip
import zlib

import numpy as np
import tensorflow as tf


class Several:
    """An operand that is a list of tensors."""

    def __init__(self, *values):
        self.values = values


def texts(*shape):
    return np.full(shape, b"", dtype=object)


def ints(values, dtype=np.int64):
    return np.array(values, dtype=dtype)


def row(op, inputs, **attrs):
    return (op, inputs, attrs)


def substr_rows():
    def add(text, position, length, unit="BYTE"):
        return row("Substr", dict(input=text, pos=position, len=length),
                   unit=unit)
    mixed = [b"\xc3\xa9abc\xe4\xb8\x80"]
    broken = [b"\x80\x80a\xff\x80b"]
    two, three = ["abc", "def"], [[0], [1], [2]]
    return [
        add(["abc", "defg"], 1, 2), add(["abc", "defg"], -3, 2),
        add(["abc", "defg"], 4, 2), add("abc", -4, 1), add("abc", 3, 1),
        add("abcd", 1, -1), add([["ab"], ["cd"]], 0, 1),
        add([["ab"], ["cd"]], 1, 1),
        add(["abcd", "efgh"], ints([1, 2]), ints([2, 1])),
        add(mixed, [1], [2], "UTF8_CHAR"), add(mixed, [-2], [2], "UTF8_CHAR"),
        add(mixed, [6], [2], "UTF8_CHAR"), add(mixed, [-6], [2], "UTF8_CHAR"),
        add(broken, [1], [2], "UTF8_CHAR"), add(broken, [0], [1], "UTF8_CHAR"),
        add(["abc"], [1], [-2], "UTF8_CHAR"),
        add(["a", "b"], [0, 0, 0], [1, 1, 1]), add(["a", "b"], [0, 0], 1),
        add([[["a"]]], [[[0]]], [[[1]]]), add([[["a"]]], [[0]], [[1]]),
        add([[["a"]]], 0, 1), add("hello", [0, 1], [1, 2]),
        add("hello", [0, 1], [1, 2]),
        add([["ab"], ["cd"]], [0, 1], [1, 1]),
        add([["ab"], ["cd"]], [0, 1], [1, 1]),
        add(two, three, [[1], [1], [1]]), add(two, three, [[1], [1], [1]]),
        add(two, [[0], [5], [2]], [[1], [1], [1]]), add(texts(0), [0], [1]),
        add([["a", "b"], ["a", "b"]], [[0], [1], [0]], [[1], [1], [1]]),
        add(two, [[0], [5], [2]], [[1], [1], [1]], "UTF8_CHAR"),
        add(["abc"], ints(-2**63), ints(1), "UTF8_CHAR"),
    ]


def join_rows():
    table = []

    def reduce(inputs, indices, keep=False, separator="+"):
        table.append(row("ReduceJoin", dict(
            inputs=inputs, reduction_indices=ints(indices, np.int32)),
            keep_dims=keep, separator=separator))

    def segments(inputs, ids, count):
        table.append(row("UnsortedSegmentJoin", dict(
            inputs=inputs, segment_ids=ids, num_segments=count),
            separator=":"))

    matrix = [["a", "b"], ["c", "d"]]
    for indices in [0, 1, [0], [0, 1], [1, 0], [-1], [], [2], [-3], [0, 0],
                    [[0]], [-1, 1]]:
        for _ in range(2):  # shapes known, and not
            reduce(matrix, indices)
        reduce(matrix, indices, True)
    reduce("a", [])
    reduce("a", 0)
    for shape, index in [((0, 2), 0), ((0, 2), 1), ((2, 0), 1)]:
        reduce(texts(*shape), [index])
    abc = ["a", "b", "c"]
    segments(abc, [1, 0, 1], 2)
    segments(abc, ints([1, 0, 1]), 4)
    segments(abc, [1, -1, 1], 2)
    segments(abc, [1, 0, 3], 2)
    segments(matrix, [1, 0], 2)
    segments(matrix, [[1, 0], [0, 1]], 2)
    segments(["a"], [0], -1)
    segments(["a"], [0], [1])
    segments("a", [0], 1)
    segments("a", 0, 2)
    segments(["a"], [0], 0)
    segments(texts(0), ints([], np.int32), 1)
    return table


def ngram_rows():
    table = []
    six = ["a", "b", "c", "d", "e", "f"]

    def add(splits, widths, left="", right="", pad=0, keep=False, data=six,
            dtype=np.int64):
        table.append(row("StringNGrams", dict(
            data=data, data_splits=ints(splits, dtype)), separator="|",
            ngram_widths=widths, left_pad=left, right_pad=right, pad_width=pad,
            preserve_short_sequences=keep))

    add([0, 4, 6], [3])
    add([0, 4, 6], [2, 3])
    add([0, 4, 6], [3], "L", "R", -1)
    add([0, 4, 6], [3], "L", "R", 1)
    add([0, 4, 6], [3], keep=True)
    add([0, 1, 1, 6], [5, 3], "L", "", 1, True)
    add([0, 1, 6], [6], "L", "R", 1, True)
    add([1, 6], [2])
    add([0, 4, 2, 6], [2])
    add([0, 4], [2])
    add([0, 7], [2])
    add([], [2])
    add([], [2], data=texts(0))
    add([0], [2], data=texts(0))
    add([0, 6], [2], dtype=np.int32)
    add([0, 6], [0])
    add([0, 6], [])
    add([0, -1, 6], [1])
    add([0, 0, 6], [2], "L", "R", -1)
    add([0, 0, 6], [2], "L", "R", -1, True)
    add([0, 2, 6], [4], "L", "R", 7)
    add([0, 6], [1], "L", "R", -1)
    return table


def split_rows():
    table = []

    def old(text, delimiter, **attrs):
        table.append(row("StringSplit", dict(input=text, delimiter=delimiter),
                         **attrs))

    old(["a b  c", " d ", ""], " ", skip_empty=True)
    old(["a b  c", " d ", ""], " ", skip_empty=False)
    old(["a,b;c", ""], ",;")
    old(["abc", ""], "")
    old("abc", " ")
    old(["abc"], [" "])
    old(texts(0), " ")
    old(["abc"], "", skip_empty=False)
    lines = ["a b  c", " d ", "", "a,,b,,,c", " x,y "]
    for most in [-1, 0, 1, 2, -5]:
        for separator in ["", " ", ",", ",,"]:
            table.append(row("StringSplitV2", dict(input=lines, sep=separator),
                             maxsplit=most))
    table.append(row("StringSplitV2", dict(input="abc", sep=" ")))
    table.append(row("StringSplitV2", dict(input=["abc"], sep=[" "])))
    return table


def base64_rows():
    table = []
    for pad in [True, False]:
        table.append(row("EncodeBase64", dict(
            input=["", "a", "ab", "abc", b"\xff\xfe\xfd?"]), pad=pad))
    for text in ["", "YQ==", "YQ", "YWI=", "YWI", "_-39Pw", "a", "YW\n",
                 "+/==", "YQ=", "=", "YR==", "YQ===", "abcde", "YWJj====",
                 "YW=I"]:
        table.append(row("DecodeBase64", dict(input=text)))
    return table


def raw_rows():
    table = []

    def add(text, dtype, **attrs):
        table.append(row("DecodeRaw", {"bytes": text}, out_type=dtype,
                         **attrs))

    def padded(text, length, dtype, **attrs):
        table.append(row("DecodePaddedRaw", dict(
            input_bytes=text, fixed_length=length), out_type=dtype, **attrs))

    add(["abcd", "efgh"], tf.int16)
    add(["abcd", "efgh"], tf.int16, little_endian=False)
    add(["abcd", "ef"], tf.int16)
    add(["abc", "efg"], tf.int16)
    add("abcdefgh", tf.complex64, little_endian=False)
    add(texts(0), tf.int16)
    add(["", ""], tf.int16)
    add([b"\x00\x01"], tf.bool)
    add([["ab"], ["cd"]], tf.uint8)
    add(["", "a"], tf.uint8)
    add(["a", ""], tf.uint8)
    add(texts(0, 2), tf.uint8)
    padded(["abcd", "e"], 4, tf.int16)
    padded(["abcd", "e"], 3, tf.int16)
    padded(["abcd", "e"], 0, tf.int16)
    padded(["abcd", "e"], 2, tf.int16, little_endian=False)
    padded(["a"], [2], tf.int16)
    return table


def distance_rows():
    table = []

    def full(normalize=True, **inputs):
        table.append(row("EditDistance", dict(inputs), normalize=normalize))

    def add(hypothesis, values, shape, truth, true_values, true_shape,
            normalize=True):
        full(normalize,
             hypothesis_indices=ints(hypothesis).reshape([-1, len(shape)]),
             hypothesis_values=values, hypothesis_shape=ints(shape),
             truth_indices=ints(truth).reshape([-1, len(true_shape)]),
             truth_values=true_values, truth_shape=ints(true_shape))

    some = ([[0, 0], [0, 1], [1, 0]], ["a", "b", "c"], [2, 2])
    two = ([[0, 0], [0, 1]], ["a", "c"])
    one = ([[0, 0]], ["a"], [2, 2])
    pair = ([[0, 0], [1, 0]], ["a", "b"], [2, 2])
    add(*some, *two, [2, 2])
    add(*some, *two, [3, 2], False)
    add(*one, [[0, 0, 0]], ["a"], [2, 2, 1])
    add([[0], [1]], ["a", "b"], [2], [[0]], ["a"], [2])
    add([[5, 0]], ["a"], [2, 2], *one)
    add([[-1, 0]], ["a"], [2, 2], *one)
    add([[1, 0]], ["a"], [2, 2], [[7, 0]], ["a"], [2, 2])
    add([[1, 9]], ["a"], [2, 2], [[1, 0]], ["a"], [2, 2])
    add([[0, 0]], ["a"], [-2, 2], *one)
    add([[0, 0]], ["a"], [2**40, 2**40], *one)
    add([[1, 0], [0, 0]], ["a", "b"], [2, 2], *pair)
    add([[0, 0], [1, 0], [0, 1]], ["a", "b", "c"], [2, 2], *pair)
    line = [[0, 0], [0, 1]]
    add(line, [1, 2], [1, 2], line, [2, 1], [1, 2])
    nan = float("nan")
    add(line, [1., nan], [1, 2], line, [1., nan], [1, 2])
    good = dict(hypothesis_indices=ints([[0, 0]]), hypothesis_values=["a"],
                hypothesis_shape=ints([1, 1]), truth_indices=ints([[0, 0]]),
                truth_values=["a"], truth_shape=ints([1, 1]))
    for name in ["hypothesis", "truth"]:
        for part, value in [("values", ["a", "b"]), ("indices", ints([0, 0])),
                            ("values", [["a"]]), ("shape", ints([[1, 1]])),
                            ("shape", ints([1, 1, 1]))]:
            full(**{**good, name + "_" + part: value})
    return table


def case_rows():
    table = []
    lines = ["AB\u00c9\u00df\u0130\u0149", b"A\xffB\xe4\xb8C\xed\xa0\x80",
             "\u0391\u03a3 \u03a3 A\u03a3B A.\u03a3 A\u03a3' 1\u03a3",
             "A\u03a3\u0301 A\u03a3\u0301B A\u0301\u03a3 \u00aa\u03a3 "
             "\u02b0\u03a3", "", "\ufb01\u1f80\u0345\u01c5\u10d0\U00010428"]
    for op in ["StringLower", "StringUpper"]:
        for encoding in ["", "utf-8", "utf-16"]:
            table.append(row(op, dict(input=lines), encoding=encoding))
    points = [0, 65, 0x3b1, 0x4e00, 0xd800, 0xe000, 0x1f600, 0x10ffff]
    table.append(row("UnicodeScript", dict(
        input=[points, [-1, 0x110000, 0x30ab, 0x5d0, 0x301, 0x2028, 0x378,
                        0xa4d0]])))
    table.append(row("StringStrip", dict(
        input=[" \t\n\v\f\r a b  ", "", "  ", "\u00a0a"])))
    for unit in ["BYTE", "UTF8_CHAR"]:
        table.append(row("StringLength", dict(
            input=[["a\u00e9", b"\x80\xff\xc3"]]), unit=unit))
    return table


def hash_rows():
    table = []
    lines = ["".join(chr(33 + (7 * k + size) % 90) for k in range(size))
             for size in list(range(0, 70)) + [127, 128, 129, 191, 192, 193,
                                               1000]]
    for op, attrs in [("StringToHashBucketFast", {}),
                      ("StringToHashBucketStrong", dict(key=[123, -456])),
                      ("StringToHashBucket", {})]:
        key = "string_tensor" if op == "StringToHashBucket" else "input"
        for buckets in [1, 2**62 + 12345]:
            table.append(row(op, {key: lines}, num_buckets=buckets, **attrs))
    table.append(row("Fingerprint", dict(data=["", "abc"],
                                         method="farmhash64")))
    table.append(row("Fingerprint", dict(data=[["", "abc"], ["d", "e"]],
                                         method="farmhash64")))
    table.append(row("Fingerprint", dict(data=[[1, 2], [3, 4]],
                                         method="farmhash64")))
    table.append(row("Fingerprint", dict(data=["a"], method="md5")))
    table.append(row("Fingerprint", dict(data="a", method="farmhash64")))
    return table


def number_rows():
    table = []
    good = ["1", "  2 ", " -3.5e2", "inf", "-Infinity", "nan", "0x1p3", "0x10",
            "+5", "1e400", "1e-400", "\t1\n", ".5", "5.", "NAN(1)", "0.1"]
    whole = ["1", "  2 ", "+5", "\t1\n", "128"]
    for dtype in [tf.float32, tf.float64]:
        table.append(row("StringToNumber", dict(string_tensor=good),
                         out_type=dtype))
    for dtype in [tf.int32, tf.int64, tf.uint32, tf.uint64]:
        table.append(row("StringToNumber", dict(string_tensor=whole),
                         out_type=dtype))
    for text in ["", "1x", "1_0", "1.5f", "1 2", "infin", "1e", "--1"]:
        table.append(row("StringToNumber", dict(string_tensor=text)))
    for text, dtype in [("1.5", tf.int32), ("99999999999", tf.int32),
                        ("-2147483648", tf.int32), ("-2147483649", tf.int32),
                        ("-9223372036854775808", tf.int64), ("-1", tf.uint64),
                        ("9223372036854775808", tf.int64), ("-0", tf.uint64),
                        ("0x10", tf.int64), ("18446744073709551615", tf.uint64)
                        ]:
        table.append(row("StringToNumber", dict(string_tensor=text),
                         out_type=dtype))
    for dtype in [np.int8, np.int16, np.int64, np.uint8, np.uint16, np.uint32]:
        table.append(row("AsString", dict(input=ints([1, 42], dtype))))
    table.append(row("AsString", dict(
        input=ints([2**64 - 1, 0], np.uint64))))
    for attrs in [dict(), dict(precision=3), dict(scientific=True),
                  dict(shortest=True), dict(width=10),
                  dict(width=10, fill="0"), dict(width=10, fill="-"),
                  dict(width=10, fill=" "), dict(width=10, fill="+"),
                  dict(width=10, fill="#"), dict(fill="ab"),
                  dict(scientific=True, shortest=True),
                  dict(precision=3, scientific=True),
                  dict(width=-1, fill="0"), dict(fill="-"), dict(width=-5),
                  dict(width=8, precision=2, shortest=True),
                  dict(width=5, precision=0), dict(precision=70)]:
        for value in [[1.5, -2e10, float("nan")], [1, -2],
                      np.array([1 + 2j], np.complex64), [True, False], ["ab"],
                      np.array([0.1], np.float64),
                      np.array([0.1], np.float16)]:
            table.append(row("AsString", dict(input=value), **attrs))
    return table


def format_rows():
    table = []

    def add(*values, template="{}", summarize=3):
        table.append(row("StringFormat", dict(inputs=Several(*values)),
                         template=template, placeholder="{}",
                         summarize=summarize))

    for value in [1.0, 0.1, 1 / 3, 1e10, 123456789.0, 1e-5, 1e22, 3.14159274,
                  float("nan"), float("inf"), -0.0, 16777217.0]:
        add(np.float32(value) * np.ones((), np.float32))
        add(np.array(value, np.float64))
    add(np.array(0.1, np.float16))
    add([True, False])
    add(ints([1, -2], np.int8), ints([200, 2], np.uint8),
        ints([2**64 - 1], np.uint64), template="a {} b {} c {}!")
    add(np.array([1 + 2j], np.complex64))
    add(["a\"b\n\x01", "\u00e9", "a'\\\t\r\x7f"])
    add("a\"b")
    for shape in [(0,), (2, 0), (0, 2)]:
        add(np.zeros(shape, np.float32))
    cube = np.arange(64, dtype=np.int32).reshape(4, 4, 4)
    add(cube, summarize=1)
    add(cube.reshape(8, 8))
    add(cube[:2, :2], summarize=-1)
    add(cube[0, 0], summarize=0)
    add(cube[0, 0], summarize=-2)
    add([["a", "b"], ["c", "d"]], summarize=1)

    def show(text, stream="stdout", **attrs):
        table.append(row("PrintV2", dict(input=text), output_stream=stream,
                         **attrs))

    show("printed")
    show("printed", end="|\n")
    show("", end="\n")
    show(["a"])
    show("a", "nowhere")
    show("a", "file:///nonexistent/x")
    show("a", "stderr")
    show("a", "log(info)")

    def scalar(tags, values):
        table.append(row("ScalarSummary", dict(tags=tags, values=values)))

    scalar("a", 1.5)
    scalar(["a", "b" * 200], [1., 2.])
    scalar(["a", "b"], 1.)
    scalar("a", 3)
    scalar("a", [1.])
    scalar(["a"], np.array([3], np.float16))
    return table


def unicode_rows():
    table = []
    some = b"a\xc3\xa9\xe4\xb8\x80\xf0\x9f\x98\x80"
    bad = [b"\xffa", b"a\xc3", b"\xe4\xb8", b"\xe4\xb8a", b"\xf0\x9f\x98a",
           b"\xc0\x80", b"\xed\xa0\x80x", b"\xf5\x80\x80\x80", b"a\x80\x80b",
           b"\xe4a\xb8\x80", b"\xf4\x90\x80\x80", b"\xe0\x80\x80",
           b"\xf0\x80\x80\x80", b"\xfe\xff", b"\x01\x1f\x7f\xc2\x80\n\t"]

    def decode(value, encoding="UTF-8", op="UnicodeDecodeWithOffsets",
               **attrs):
        table.append(row(op, dict(input=value), input_encoding=encoding,
                         **attrs))

    decode([some, b""])
    decode(bad)
    decode(bad, errors="ignore")
    decode([b"a\xff"], errors="strict")
    decode(bad, replace_control_characters=True, replacement_char=65)
    decode([b"\x01a\xff"], errors="ignore", replace_control_characters=True)
    decode([b"\x01a"], errors="strict", replace_control_characters=True)
    for encoding, text in [
            ("UTF-16-BE", b"\x00a\xd8\x3d\xde\x00\xd8\x00\x00b\x7f"),
            ("UTF-16-LE", b"a\x01"), ("UTF-16", b"\xfe\xff\x00a"),
            ("UTF-16", b"\xff\xfea\x01b\x01"), ("UTF-16", b"\x00a"),
            ("UTF-16", b"a\x01"), ("UTF-16-BE", b"\xdc\x00\x00a"),
            ("UTF-32-BE", b"\x00\x00\x00a\x00\x11\x00\x00\x00\x00\xd8\x00\x7f"),
            ("UTF-32", b"\0\0\0a"), ("US-ASCII", b"a\xff"),
            ("ISO-8859-1", b"a\xff"), ("latin1", b"a\xff\x80"),
            ("windows-1252", b"\x80\x82"), ("utf8", b"\xc3\xa9"),
            ("SHIFT-JIS", b"\x83n\x82\xa0\xfd"), ("GB18030", b"\xc4\xe3\x81"),
            ("nonsense", b"a"), ("", b"a"), ("UTF-8", b"\xef\xbb\xbfa"),
            ("UTF-16-BE", b"\xfe\xff\x00a"), ("KOI8-R", b"\xc1"),
            ("Big5", b"\xa4@a"), ("UTF-16-LE", b"a\x01\x3d\xd8"),
            ("EUC-KR", b"\xb0\xa1a")]:
        decode([text], encoding)
    decode("ab", op="UnicodeDecode")
    decode([["ab", "c"], ["", ""]], op="UnicodeDecode", Tsplits=tf.int32)
    decode(b"\xff", op="UnicodeDecode", replacement_char=0x110000)
    decode(b"\xff", op="UnicodeDecode", replacement_char=-1)
    decode(b"\xff", op="UnicodeDecode", replacement_char=0xd800)

    def transcode(value, encoding="UTF-8", to="UTF-8", **attrs):
        decode(value, encoding, "UnicodeTranscode", output_encoding=to,
               **attrs)

    transcode([some, b"a\xff"], to="UTF-16-BE")
    transcode(["a\x01b"], replace_control_characters=True)
    transcode(b"a\xff", errors="strict")
    transcode(b"\xe9", "latin1", "UTF-32-BE")
    transcode(b"a\xffb", errors="ignore")
    transcode(b"\xef\xbb\xbfa")
    transcode(b"\xff\xfea\x01", "UTF-16")
    transcode(b"\xed\xa0\x80")
    transcode(b"x", "zz")
    transcode(b"\xff\xc0\x80", replacement_char=0x4e00)

    def encode(values, splits, to="UTF-8", dtype=np.int64, **attrs):
        table.append(row("UnicodeEncode", dict(
            input_values=ints(values, np.int32),
            input_splits=ints(splits, dtype)), output_encoding=to, **attrs))

    encode([97, 233, 0x4e00, 0x1f600], [0, 2, 4])
    encode([97, 0x1f600], [0, 2], "UTF-16-BE")
    encode([97, 0x1f600], [0, 1, 2], "UTF-32-BE", np.int32)
    wrong = [97, 0xd800, 0x110000, -1]
    encode(wrong, [0, 4])
    encode(wrong, [0, 4], errors="ignore")
    encode(wrong, [0, 4], errors="strict")
    encode(wrong, [0, 4], replacement_char=65)
    encode([97], [0, 1], replacement_char=-5)
    encode([97, 98], [0, 1])
    encode([97, 98], [0, 3])
    encode([97, 98], [1, 2])
    encode([97, 98], [0, 2, 1])
    encode([97, 98], [])
    encode([], [0])
    encode([97], [0, -1, 1])
    encode([[97]], [0, 1])
    encode(97, [0, 1])
    encode([97], [[0, 1]])
    encode([], [0, 0, 0])
    encode([0xfffe, 0xffff, 0xfdd0, 0x10ffff], [0, 4])
    return table


def summary_rows():
    table = []
    one, two = b"\n\x05\n\x01a\x12\x00", b"\n\x05\n\x01b\x12\x00"

    def merge(*values):
        table.append(row("MergeSummary", dict(inputs=Several(*values))))

    merge(one, [two, b"\n\x05\n\x01c\x12\x00"])
    merge(one, one)
    merge([[one, one]])
    merge([b"\xff\xff"])
    merge([""])
    merge([b"\x10\x05"])
    merge([b"\n\x7f\x01"])

    def histogram(tag, values):
        table.append(row("HistogramSummary", dict(tag=tag, values=values)))

    histogram("t", [1., 2., 3., -1e-13, 0.])
    histogram("t", np.zeros([0], np.float32))
    nan = float("nan")
    histogram("t", [nan])
    histogram("t", [float("inf")])
    histogram(["t"], [1.])
    histogram("t", [[1, 2], [5, -7]])
    histogram("t", np.array([1e300, -1e300, 1e-300], np.float64))
    histogram("t", np.array([1, 2], np.float16))

    def tensor(tag, value, metadata=""):
        table.append(row("TensorSummaryV2", dict(
            tag=tag, tensor=value, serialized_summary_metadata=metadata)))

    tensor("t", [1., 2.])
    tensor("t", [["a", "b"]], b"\n\x03\n\x01p")
    tensor(["t"], 1)
    tensor("t", [True, False], b"\xff")
    tensor("t", np.zeros([2, 0], np.float32))
    tensor("t", 7)
    tensor("t", np.array([1 + 2j], np.complex64))
    tensor("t", 7, [""])

    def audio(tag, value, rate, most=3):
        table.append(row("AudioSummaryV2", dict(
            tag=tag, tensor=value, sample_rate=rate), max_outputs=most))

    line = [[0., 0.5, -0.5, 1., -1., 1.5, 3.1e-5, 0.99999, 0.7, nan]]
    stereo = [[[0., 0.5], [1., -1.]], [[0.1, 0.2], [0.3, 0.4]]]
    audio("t", line, 8000.)
    audio("t", stereo, 44100.)
    audio("t", stereo, 8000.3, 1)
    audio(["t"], line, 8000.)
    for rate in [0., -3., 5e9, 0.4]:
        audio("t", [[0.5]], rate)
    audio("t", [0.], 8000.)
    audio("t", np.zeros([0, 2], np.float32), 8000.)
    audio("t", np.zeros([1, 0], np.float32), 8000.)
    audio("t", np.zeros([1, 2, 0], np.float32), 8000.)
    return table


def file_rows():
    table = []
    plain = b"hello" * 2000
    zlibbed, zipped = zlib.compress(plain), gzip.compress(b"hello", mtime=0)

    def add(value, kind):
        table.append(row("DecodeCompressed", {"bytes": value},
                         compression_type=kind))

    add([zlibbed, zlib.compress(b"")], "ZLIB")
    add(zipped, "GZIP")
    add("abc", "")
    add(b"abc", "ZLIB")
    add(b"abc", "BZ")
    add(zlib.compress(bytes(range(100)))[:-20], "ZLIB")
    add(b"abc", "GZIP")
    add(zipped, "ZLIB")
    add(zipped + zipped, "GZIP")
    add("", "ZLIB")
    add(zlibbed + b"junk", "ZLIB")
    add([[zlibbed]], "ZLIB")
    add(zlibbed[:-1] + b"x", "ZLIB")
    for name in ["/nonexistent/a", "/", ["a"]]:
        table.append(row("ReadFile", dict(filename=name)))
    for name, text in [(["a"], "a"), ("a", ["a"]), ("/proc/nope/x", "a"),
                       ("written/here", "text")]:
        table.append(row("WriteFile", dict(filename=name, contents=text)))
    table.append(row("ReadFile", dict(filename="written/here")))
    return table


TOPICS = {
    "summary": ("Summaries.", summary_rows()),
    "files": ("Files and compressed bytes.", file_rows()),
    "substr": ("Parts of strings.", substr_rows()),
    "join": ("Joined strings.", join_rows()),
    "ngrams": ("Runs of tokens.", ngram_rows()),
    "split": ("Split strings.", split_rows()),
    "base64": ("Base64.", base64_rows()),
    "raw": ("Bytes as numbers.", raw_rows()),
    "distance": ("Edit distances.", distance_rows()),
    "case": ("Case, white space and length.", case_rows()),
    "hash": ("Hashes and fingerprints.", hash_rows()),
    "numbers": ("Text as numbers, numbers as text.", number_rows()),
    "format": ("Tensors as text, printing, summaries.", format_rows()),
    "unicode": ("Encodings.", unicode_rows()),
}
