import { money } from "../write.ts";

export const DESK_STATE = {
  again: "Try again",
  refresh: "Refresh",
  unreachable: "The desk needs a connection.",
  nothing: "This page is not on this device. It appears once the server answers.",
  loading: "Loading the desk",
  fresh: (time: string) => `Updated ${time}`,
  noChanges: "You can't make changes offline.",
  stale: (why: string, time: string, age: string) =>
    `${why} This page is from ${time}, ${age}, and may have changed since.`,
};

export const REASON = {
  label: "Reason",
  back: "Back",
  hint: "Stored in the log with your name.",
  missing: "Please give a reason.",
  amount: (min_cents: number, max_cents: number) =>
    `An amount from ${money(min_cents)} to ${money(max_cents)}, such as 120.50`,
};

export const NO_REASON_GIVEN = "no reason was given";
