import { expect, it } from "vitest";
import { asPostgrestError } from "./postgrest-errors.ts";

const failure = (code: string) =>
  Object.assign(new Error("What happened"), { code, detail: "Why", hint: "What to do" });
const statusOf = (error: unknown): unknown => {
  const { code, detail } = asPostgrestError(error) as { code: string; detail: string };
  return code === "PGRST" ? (JSON.parse(detail) as { status: number }).status : code;
};

it.each([
  ["a trigger's refusal", "P0001", 400],
  ["a broken check", "23514", 400],
  ["a write in a read-only call", "25006", 405],
  ["a role that may not be taken", "0P000", 403],
  ["a row that a function must find", "P0002", 500],
  ["a call with more arguments than a function can have", "54023", 404],
  ["too many connections", "53300", 503],
])("answers %s (%s) with PostgREST's %i", (_, code, status) => {
  expect(statusOf(failure(code))).toBe(status);
});

it("leaves rights, missing tables, duplicates and custom statuses to the embedded API and storage", () => {
  for (const code of ["42501", "42P01", "42703", "PT429", "23505", "23503"]) expect(statusOf(failure(code))).toBe(code);
});

it("treats an error without an SQLSTATE as an unreadable request, unless the database is gone", () => {
  expect(statusOf(new Error("Missing closing quote at position 1"))).toBe(400);
  expect(statusOf(new Error("invalid input for bigint type"))).toBe(400);
  const closedError = new Error("PGlite is closed");
  expect(asPostgrestError(closedError)).toBe(closedError);
});
