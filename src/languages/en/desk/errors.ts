import { ago, count } from "../write.ts";

export const ERRORS = {
  label: "Errors",
  empty: "No errors in the last 30 days.",
  where: (place: string, source: string, version: string) => `${place || source}, version ${version}`,
  seen: (times: number, ageMs: number) => `${count(times, "time")}, last ${ago(ageMs)}`,
  details: "Details for a developer",
  remove: "Remove",
  notRemoved: "The error is still listed",
};
