import { count } from "./count.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long something is past: 'just now', '3 minutes ago', '1 hour ago'. */
export function ago(ageMs: number): string {
  if (ageMs < MINUTE_MS) return "just now";
  if (ageMs < HOUR_MS) return `${count(Math.floor(ageMs / MINUTE_MS), "minute")} ago`;
  if (ageMs < DAY_MS) return `${count(Math.floor(ageMs / HOUR_MS), "hour")} ago`;
  return `${count(Math.floor(ageMs / DAY_MS), "day")} ago`;
}
