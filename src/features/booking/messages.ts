import type { EnqueueAnswer } from "../../data/sync/outbox/enqueue.ts";

type Failure = Extract<EnqueueAnswer, { ok: false }>["code"];

export const INVALID_BOOKING = "Invalid booking information";

export const SAVE_FAILED: Record<Failure, string> = {
  storage_full: "This device is out of storage. Free some space and try again.",
  storage_failed: "Please check your information and try again.",
};

export const ITEM_FAILED = {
  title: "Error loading item",
  message: "Could not load the tour or package details.",
  tone: "error",
} as const;

export const ITEM_NOT_HERE = {
  tour: "This tour is not on this device yet, and there is no connection to fetch it. Once it has come, it can be booked without one.",
  package:
    "This package is not on this device yet, and there is no connection to fetch it. Once it has come, it can be booked without one.",
};
