/*
 * Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A plan (docs/formats/plan.md) as tables: one blob without pointers, a header
 * and then arrays at the offsets that it gives. Texts are offsets into the
 * blob's text, where 0 is the empty one. Names of steps, feeds and fetches are
 * texts; the runtime finds their indices when it starts.
 */
#ifndef WEIR_RUNTIME_ABI_PLAN_H
#define WEIR_RUNTIME_ABI_PLAN_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define WEIR_PLAN_MAGIC 0x4e414c50u /* "PLAN" */
#define WEIR_PLAN_VERSION 1u

/* Where in the plan's file something was said, from 1. */
typedef struct WeirPlanPlace {
  uint32_t line;
  uint32_t column;
} WeirPlanPlace;

/* A number, or the parameter (WeirPlan::params, from 0) that holds it. */
typedef struct WeirPlanNumber {
  double value;
  int32_t param; /* -1: the value */
  uint32_t reserved;
} WeirPlanNumber;

/* `param NAME = TEXT` */
typedef struct WeirPlanParam {
  WeirPlanPlace place;
  uint32_t name;
  uint32_t text;
} WeirPlanParam;

enum { WEIR_PLAN_DROP_REMAINDER = 1 << 0, WEIR_PLAN_SHUFFLE = 1 << 1 };

/* `data NAME { ... }`: columns of equal length, read by rows. */
typedef struct WeirPlanData {
  WeirPlanPlace place;
  uint32_t name;
  uint32_t flags;
  uint32_t firstColumn;
  uint32_t numColumns;
  WeirPlanNumber batch;  /* 0: all rows */
  WeirPlanNumber repeat; /* passes; 0: for ever */
  WeirPlanNumber seed;   /* of the shuffling */
  WeirPlanNumber skip;   /* rows left out at the beginning */
  WeirPlanNumber take;   /* rows used; 0: all */
} WeirPlanData;

typedef struct WeirPlanColumn {
  WeirPlanPlace place;
  uint32_t name;
  uint32_t path;
  int32_t dtype; /* 0: the feed's, if it holds all values of the file's */
  uint32_t reserved;
  WeirPlanNumber scale;
} WeirPlanColumn;

/* What runs at the same time: line 0 is the main one. */
typedef struct WeirPlanLine {
  WeirPlanPlace place;
  uint32_t name;
  uint32_t firstRow; /* row targets count from here */
  uint32_t numRows;  /* the last one is WEIR_PLAN_END */
  uint32_t numLoops;
} WeirPlanLine;

enum WeirPlanCode {
  /* Runs step `name`; its fetches become the values of `alias`. */
  WEIR_PLAN_RUN = 0,
  /* Begins loop `loop` of `number` iterations (below 0: no limit), whose
     counter is called `name`. After the last: row `target`. */
  WEIR_PLAN_LOOP = 1,
  /* Ends an iteration; goes on at row `target` (after the LOOP), or leaves. */
  WEIR_PLAN_NEXT = 2,
  /* Goes on at row `target` unless `number` iterations of `loop`, or that many
     seconds (flag), are over. */
  WEIR_PLAN_EVERY = 3,
  /* Leaves `loop` (to `target`) when feed `first` compares with `number`. */
  WEIR_PLAN_UNTIL = 4,
  /* Fails unless feed `first` compares with `number`. */
  WEIR_PLAN_EXPECT = 5,
  /* Prints pieces. */
  WEIR_PLAN_PRINT = 6,
  /* Writes feed `first`, a value, to file `name`. */
  WEIR_PLAN_WRITE = 7,
  /* Variable `name` ("": many, by flag), or the whole state, to or from file or
     folder `alias`. LOAD of a state: goes on at row `target`, or, with
     WEIR_PLAN_ELSE, at the next one if there is no such file. */
  WEIR_PLAN_SAVE = 8,
  WEIR_PLAN_LOAD = 9,
  /* Starts line `target`, `number` times. */
  WEIR_PLAN_START = 10,
  /* Until all runs of line `target` have ended; STOP cancels them first. */
  WEIR_PLAN_WAIT = 11,
  WEIR_PLAN_STOP = 12,
  WEIR_PLAN_END = 13
};

enum WeirPlanCompare {
  WEIR_PLAN_LESS = 0,
  WEIR_PLAN_LESS_EQUAL = 1,
  WEIR_PLAN_GREATER = 2,
  WEIR_PLAN_GREATER_EQUAL = 3,
  WEIR_PLAN_EQUAL = 4,
  WEIR_PLAN_NOT_EQUAL = 5
};

enum {
  WEIR_PLAN_COMPARE_MASK = 7,       /* UNTIL, EXPECT: WeirPlanCompare */
  WEIR_PLAN_SECONDS = 1 << 3,       /* EVERY */
  WEIR_PLAN_ALL = 1 << 4,           /* SAVE, LOAD: all variables */
  WEIR_PLAN_ALL_TRAINABLE = 1 << 5, /* those that train */
  WEIR_PLAN_COUNTED = 1 << 6,       /* LOOP: `repeat` */
  WEIR_PLAN_STATE = 1 << 7,         /* SAVE, LOAD: everything */
  WEIR_PLAN_ELSE = 1 << 8           /* LOAD: there need be no file */
};

typedef struct WeirPlanRow {
  WeirPlanPlace place;
  uint16_t code; /* WeirPlanCode */
  uint16_t flags;
  uint32_t name;
  uint32_t alias;
  uint32_t first; /* feeds, or pieces */
  uint32_t count;
  uint32_t target;
  uint32_t loop;
  uint32_t reserved;
  WeirPlanNumber number; /* RUN: time-out in seconds; 0: none */
} WeirPlanRow;

enum WeirPlanFeedKind {
  WEIR_PLAN_LITERAL = 0, /* `text`; also the name of a file */
  WEIR_PLAN_VALUE = 1,   /* `text`.`part`: a column, or a step's fetch */
  WEIR_PLAN_COUNTER = 2, /* `text`: a loop's iteration, or "seconds" */
  WEIR_PLAN_NONE = 3     /* pieces: literal text only */
};

/* A value, and (in a run) the feed that it is for. */
typedef struct WeirPlanFeed {
  WeirPlanPlace place;
  uint32_t kind; /* WeirPlanFeedKind */
  uint32_t name;
  uint32_t text;
  uint32_t part;
} WeirPlanFeed;

/* Of a print: literal text, then a value in a format of printf's. */
typedef struct WeirPlanPiece {
  uint32_t text;
  uint32_t format; /* ".3f"; "": as short as it reads back */
  WeirPlanFeed value;
} WeirPlanPiece;

typedef struct WeirPlan {
  uint32_t magic;
  uint32_t version;
  uint64_t size; /* of the blob */
  uint32_t name; /* the file's, for messages */
  uint32_t numParams, numData, numColumns, numLines, numRows, numFeeds,
      numPieces, textSize;
  /* Offsets from the header. */
  uint32_t params, data, columns, lines, rows, feeds, pieces, text;
  uint32_t finally; /* the line of `finally`; 0: none */
} WeirPlan;

#ifdef __cplusplus
}
#endif

#endif
