import { count } from "../write.ts";

export const GALLERY = {
  label: "Pictures",
  which: (at: number, all: number, alt: string) => `Picture ${at + 1} of ${all}${alt === "" ? "" : `: ${alt}`}`,
  count: (at: number, all: number) => `${at + 1} / ${all}`,
  open: (all: number) => `Show all ${count(all, "picture")}`,
  before: "Previous picture",
  next: "Next picture",
  close: "Close the pictures",
  missing: "The large pictures need a connection the first time. Try again once you are online.",
};
