# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weir and its peers behind one face: Engine(graph, feeds, fetches) loads;
`time(budget_ns, least, batch)` runs and returns nanoseconds for each call;
`outputs()` is what the last call answered. Feeds are arrays by name ("x:0"),
one thread unless told."""
import ctypes
import glob
import os
import subprocess
import time

import numpy as np

from common import OUT, PEERS, WEIRC, aligned, loops

TF_DTYPES = {"float32": 1, "float64": 2, "int32": 3, "uint8": 4, "int64": 9,
             "bool": 10}
ROOM = 200000
_samples = np.zeros(ROOM)


class Unsupported(Exception):
    """The peer cannot run this graph; says why."""


def _timed(function, state, budget, least, batch):
    n = function(ctypes.byref(state), budget, least, ROOM, batch,
                 _samples.ctypes.data)
    if n < 0:
        raise RuntimeError("a call failed with code %d" % (-1 - n))
    return _samples[:n].copy()


def _python_loop(call, budget, least, batch):
    clock = time.perf_counter_ns
    start = last = clock()
    samples = []
    while len(samples) < least or last - start < budget:
        for _ in range(batch):
            call()
        end = clock()
        samples.append((end - last) / batch)
        last = end
    return np.array(samples, float)


class _WeirTensor(ctypes.Structure):
    _fields_ = [("dtype", ctypes.c_int32), ("rank", ctypes.c_int32),
                ("dims", ctypes.c_int64 * 16), ("data", ctypes.c_void_p),
                ("bytes", ctypes.c_size_t), ("buffer", ctypes.c_void_p)]

    @staticmethod
    def of(array):
        return _WeirTensor(TF_DTYPES[array.dtype.name], array.ndim,
                           (ctypes.c_int64 * 16)(*array.shape),
                           array.ctypes.data, array.nbytes, None)


class _WeirStatus(ctypes.Structure):
    _fields_ = [("code", ctypes.c_int32), ("message", ctypes.c_char * 1020)]


class _WeirLoop(ctypes.Structure):
    _fields_ = [(n, ctypes.c_void_p) for n in ("execute", "run", "status")]


class Weir:
    """A shared library through the C interface, buffers bound."""

    def __init__(self, graph, feeds, fetches, threads=1, fixed=False,
                 targets=(), init=(), name="program", flags=()):
        library = os.path.join(OUT, "%s%s.so" % (
            name.replace("/", "-"), "-fixed" if fixed else ""))
        lines = ["step main"]
        for feed, array in feeds.items():
            shape = "=%s[%s]" % (array.dtype.name, ",".join(
                map(str, array.shape)))
            lines.append("feed " + feed + (shape if fixed else ""))
        lines += ["fetch " + fetch for fetch in fetches]
        lines += ["target " + target for target in targets]
        if init:
            lines += ["step init"] + ["target " + target for target in init]
        with open(library + ".steps", "w") as file:
            file.write("\n".join(lines) + "\n")
        done = subprocess.run(
            [WEIRC, graph, "--emit=shared", "-o", library,
             "--steps=" + library + ".steps", *flags],
            capture_output=True, text=True)
        if done.returncode:
            raise Unsupported(done.stderr.strip()[-300:])
        self.lib = ctypes.CDLL(library, mode=os.RTLD_LOCAL | os.RTLD_NOW)
        self.status = _WeirStatus()
        status = ctypes.byref(self.status)
        lib = self.lib
        lib.weir_runtime_create.restype = ctypes.c_void_p
        lib.weir_step_input.restype = ctypes.c_char_p
        lib.weir_step_output.restype = ctypes.c_char_p
        self.runtime = ctypes.c_void_p(lib.weir_runtime_create(threads))
        self.program, self.instance, self.run = (
            ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p())
        self._check(lib.weir_program_load(
            self.runtime, library.encode(), ctypes.byref(self.program),
            status))
        self._check(lib.weir_instance_create(
            self.program, ctypes.byref(self.instance), status))
        if init:
            step = lib.weir_program_find_step(self.program, b"init")
            first = ctypes.c_void_p()
            self._check(lib.weir_run_create(self.instance, step,
                                            ctypes.byref(first), status))
            self._check(lib.weir_run_execute(first, status))
            lib.weir_run_destroy(first)
        self._check(lib.weir_run_create(self.instance, 0,
                                        ctypes.byref(self.run), status))
        self.arrays = []
        for i in range(lib.weir_step_num_inputs(self.program, 0)):
            key = lib.weir_step_input(self.program, 0, i, None).decode()
            array = aligned(feeds[key].shape, feeds[key].dtype)
            array[...] = feeds[key]
            self.arrays.append(array)
            self._check(lib.weir_run_bind_input(
                self.run, i, ctypes.byref(_WeirTensor.of(array)), status))
        self._check(lib.weir_run_execute(self.run, status))
        self.results = {}
        for i in range(lib.weir_step_num_outputs(self.program, 0)):
            tensor = _WeirTensor()
            key = lib.weir_step_output(self.program, 0, i, None).decode()
            self._check(lib.weir_run_output(self.run, i, ctypes.byref(tensor),
                                            status))
            dtype = [n for n, d in TF_DTYPES.items() if d == tensor.dtype][0]
            array = aligned(tuple(tensor.dims[:tensor.rank]), dtype)
            self.results[key] = array
        for i, array in enumerate(self.results.values()):
            self._check(lib.weir_run_bind_output(
                self.run, i, ctypes.c_void_p(array.ctypes.data),
                ctypes.c_size_t(array.nbytes), status))
        execute = ctypes.cast(lib.weir_run_execute, ctypes.c_void_p)
        self.state = _WeirLoop(execute, self.run,
                               ctypes.addressof(self.status))

    def _check(self, code):
        if code:
            raise RuntimeError(self.status.message.decode())

    def time(self, budget, least, batch=1):
        return _timed(loops().bench_weir, self.state, budget, least, batch)

    def run_times(self, times, switch):
        """Exactly that many calls, between switch(1) and switch(0)."""
        body, state = loops().bench_weir, ctypes.byref(self.state)
        switch(1)
        n = body(state, 0, times, times, 1, _samples.ctypes.data)
        switch(0)
        if n != times:
            raise RuntimeError("a call failed with code %d" % (-1 - n))

    def outputs(self):
        for array in self.results.values():
            ctypes.memset(array.ctypes.data, 0xff, array.nbytes)
        self._check(self.lib.weir_run_execute(self.run,
                                              ctypes.byref(self.status)))
        return self.results


class _TfOutput(ctypes.Structure):
    _fields_ = [("operation", ctypes.c_void_p), ("index", ctypes.c_int)]


class _TfLoop(ctypes.Structure):
    _fields_ = ([(n, ctypes.c_void_p) for n in (
        "run", "delete", "code", "session", "status", "inputs", "outputs",
        "input_values", "output_values", "targets")]
        + [(n, ctypes.c_int) for n in ("inputs_n", "outputs_n", "targets_n")])


class TensorFlow:
    """TF_SessionRun; ops run in the calling thread (TensorFlow's best mode),
    oneDNN as it is by default."""

    def __init__(self, graph, feeds, fetches, threads=1, targets=(),
                 init=(), optimize=True):
        import tensorflow as tf
        folder = os.path.dirname(tf.__file__)
        self.lib = lib = ctypes.CDLL(
            glob.glob(os.path.join(folder, "libtensorflow_cc.so*"))[0])
        for name in ("TF_NewStatus", "TF_NewGraph", "TF_NewSessionOptions",
                     "TF_NewSession", "TF_NewBufferFromString",
                     "TF_NewImportGraphDefOptions", "TF_AllocateTensor",
                     "TF_TensorData", "TF_GraphOperationByName"):
            getattr(lib, name).restype = ctypes.c_void_p
        lib.TF_Message.restype = ctypes.c_char_p
        self.keep = []
        status = self.status = ctypes.c_void_p(lib.TF_NewStatus())
        self.graph = ctypes.c_void_p(lib.TF_NewGraph())
        with open(graph, "rb") as file:
            text = file.read()
        buffer = ctypes.c_void_p(lib.TF_NewBufferFromString(
            text, ctypes.c_size_t(len(text))))
        options = ctypes.c_void_p(lib.TF_NewImportGraphDefOptions())
        lib.TF_GraphImportGraphDef(self.graph, buffer, options, status)
        self._check()
        config = tf.compat.v1.ConfigProto(
            inter_op_parallelism_threads=-1,
            intra_op_parallelism_threads=threads)
        if not optimize:
            rewrite = config.graph_options.rewrite_options
            rewrite.disable_meta_optimizer = True
            config.graph_options.optimizer_options.opt_level = -1
        config = config.SerializeToString()
        options = ctypes.c_void_p(lib.TF_NewSessionOptions())
        lib.TF_SetConfig(options, config, ctypes.c_size_t(len(config)),
                         status)
        self._check()
        session = lib.TF_NewSession(self.graph, options, status)
        self._check()
        if init:
            first = (ctypes.c_void_p * len(init))(
                *[self._operation(name) for name in init])
            lib.TF_SessionRun(ctypes.c_void_p(session), None, None, None, 0,
                              None, None, 0, first, len(init), None, status)
            self._check()
        inputs = (_TfOutput * max(1, len(feeds)))(
            *[self._edge(name) for name in feeds])
        values = (ctypes.c_void_p * max(1, len(feeds)))(
            *[self._tensor(array) for array in feeds.values()])
        outputs = (_TfOutput * max(1, len(fetches)))(
            *[self._edge(name) for name in fetches])
        self.output_values = (ctypes.c_void_p * max(1, len(fetches)))()
        nodes = (ctypes.c_void_p * max(1, len(targets)))(
            *[self._operation(name) for name in targets])
        self.fetches = list(fetches)
        self.keep += [inputs, values, outputs, nodes]
        address = lambda f: ctypes.cast(f, ctypes.c_void_p).value
        self.state = _TfLoop(
            address(lib.TF_SessionRun), address(lib.TF_DeleteTensor),
            address(lib.TF_GetCode), session, status.value,
            ctypes.addressof(inputs), ctypes.addressof(outputs),
            ctypes.addressof(values), ctypes.addressof(self.output_values),
            ctypes.addressof(nodes), len(feeds), len(fetches), len(targets))

    def _check(self):
        if self.lib.TF_GetCode(self.status):
            raise Unsupported(self.lib.TF_Message(self.status).decode()[:300])

    def _operation(self, name):
        found = self.lib.TF_GraphOperationByName(self.graph, name.encode())
        if not found:
            raise Unsupported("no node " + name)
        return found

    def _edge(self, name):
        node, _, port = name.partition(":")
        return _TfOutput(self._operation(node), int(port or 0))

    def _tensor(self, array):
        array = np.asarray(array, order="C")  # a scalar stays one
        dims = (ctypes.c_int64 * max(1, array.ndim))(*array.shape)
        tensor = ctypes.c_void_p(self.lib.TF_AllocateTensor(
            TF_DTYPES[array.dtype.name], dims, array.ndim,
            ctypes.c_size_t(array.nbytes)))
        ctypes.memmove(self.lib.TF_TensorData(tensor), array.ctypes.data,
                       array.nbytes)
        return tensor.value

    def time(self, budget, least, batch=1):
        return _timed(loops().bench_tf, self.state, budget, least, batch)

    def run_times(self, times, switch):
        """Exactly that many calls, between switch(1) and switch(0)."""
        body, state = loops().bench_tf, ctypes.byref(self.state)
        switch(1)
        n = body(state, 0, times, times, 1, _samples.ctypes.data)
        switch(0)
        if n != times:
            raise RuntimeError("a call failed with code %d" % (-1 - n))

    def outputs(self):
        lib = self.lib
        s = self.state
        p = ctypes.c_void_p
        lib.TF_SessionRun(p(s.session), None, p(s.inputs), p(s.input_values),
                          s.inputs_n, p(s.outputs), p(s.output_values),
                          s.outputs_n, p(s.targets), s.targets_n, None,
                          self.status)
        self._check()
        lib.TF_TensorByteSize.restype = ctypes.c_size_t
        lib.TF_Dim.restype = ctypes.c_int64
        results = {}
        for name, tensor in zip(self.fetches, self.output_values):
            tensor = p(tensor)
            dtype = [n for n, d in TF_DTYPES.items()
                     if d == lib.TF_TensorType(tensor)][0]
            shape = [lib.TF_Dim(tensor, i)
                     for i in range(lib.TF_NumDims(tensor))]
            data = ctypes.string_at(lib.TF_TensorData(tensor),
                                    lib.TF_TensorByteSize(tensor))
            results[name] = np.frombuffer(data, dtype).reshape(shape)
            lib.TF_DeleteTensor(tensor)
        return results


def _converted(kind, name, graph, feeds, fetches):
    """Converts in another process, once; a failure is remembered too."""
    path = os.path.join(OUT, "%s.%s" % (name.replace("/", "-"), kind))
    if not os.path.exists(path) and not os.path.exists(path + ".failed"):
        shapes = ["%s=%s" % (n, ",".join(map(str, a.shape)))
                  for n, a in feeds.items()]
        done = subprocess.run(
            [os.path.join(PEERS, "bin", "python"),
             os.path.join(os.path.dirname(__file__), "convert.py"), kind,
             graph, path, "--feeds", *shapes, "--fetches", *fetches],
            capture_output=True, text=True)
        if done.returncode:
            with open(path + ".failed", "w") as file:
                file.write(done.stderr[-2000:])
    if os.path.exists(path + ".failed"):
        with open(path + ".failed") as file:
            raise Unsupported(file.read().strip().splitlines()[-1][:200])
    return path


class OnnxRuntime:
    """The graph converted by tf2onnx, with its own buffers bound."""

    def __init__(self, graph, feeds, fetches, threads=1, name="program"):
        import onnxruntime as ort
        options = ort.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self.session = ort.InferenceSession(
            _converted("onnx", name, graph, feeds, fetches), options,
            providers=["CPUExecutionProvider"])
        self.binding = self.session.io_binding()
        self.keep = []
        for node in self.session.get_inputs():
            value = ort.OrtValue.ortvalue_from_numpy(
                np.ascontiguousarray(feeds[node.name]))
            self.keep.append(value)
            self.binding.bind_ortvalue_input(node.name, value)
        self.names = [node.name for node in self.session.get_outputs()]
        for output in self.names:
            self.binding.bind_output(output)
        self.session.run_with_iobinding(self.binding)
        first = self.binding.get_outputs()
        for output, value in zip(self.names, first):
            self.keep.append(value)
            self.binding.bind_ortvalue_output(output, value)

    def time(self, budget, least, batch=1):
        run, binding = self.session.run_with_iobinding, self.binding
        return _python_loop(lambda: run(binding), budget, least, batch)

    def outputs(self):
        return dict(zip(self.names, self.binding.copy_outputs_to_cpu()))


class TfLite:
    """The graph converted to TFLite, with XNNPACK (its default)."""

    def __init__(self, graph, feeds, fetches, threads=1, name="program"):
        import tensorflow as tf
        self.interpreter = tf.lite.Interpreter(
            _converted("tflite", name, graph, feeds, fetches),
            num_threads=threads)
        self.interpreter.allocate_tensors()
        details = self.interpreter.get_input_details()
        for detail in details:
            name = [n for n in feeds
                    if detail["name"].split(":")[0] == n.split(":")[0]]
            self.interpreter.set_tensor(
                detail["index"], feeds[name[0] if name else list(feeds)[0]])
        self.interpreter.invoke()
        self.fetches = fetches

    def time(self, budget, least, batch=1):
        return _python_loop(self.interpreter.invoke, budget, least, batch)

    def outputs(self):
        details = self.interpreter.get_output_details()
        return {fetch: self.interpreter.get_tensor(detail["index"])
                for fetch, detail in zip(self.fetches, details)}
