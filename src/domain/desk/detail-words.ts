import { money } from "../words.ts";

const LONGEST = 200;
const short = (text: string) => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);
const named = (key: string) => `${key.slice(0, 1).toUpperCase()}${key.slice(1).replaceAll("_", " ")}`;

function valueWords(key: string, value: unknown): string {
  if (key.endsWith("_cents") && typeof value === "number") return money(value);
  if (typeof value === "string") return value;
  return JSON.stringify(value) ?? "";
}

/** The details of an entry of the log, one line each: what changed (with what it was before), and everything else. */
export const detailWords = (details: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(details).flatMap(([key, value]) => {
    if (value === null || value === undefined || key === "by") return [];
    if (key === "row") return ["The whole row is kept in the log."];
    if (key === "changed" && typeof value === "object")
      return Object.entries(value).map(([field, before]) => short(`${named(field)} was: ${valueWords(field, before)}`));
    return [short(`${named(key.replace(/_cents$/, ""))}: ${valueWords(key, value)}`)];
  });
