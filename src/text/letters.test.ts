import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import * as mails from "#texts/mails.ts";
import * as shared from "#texts/shared.ts";
import * as write from "#texts/write.ts";
import { letterFormSchema } from "../domain/desk/bookings/check-letter.ts";
import { letterFor, letterLanguage, unknownPlaceholders } from "../domain/desk/bookings/letter.ts";
import { problemIn, problemText } from "../domain/problem.ts";
import { deskProblems } from "./desk-problems.ts";
import { attentionRemedies, attentionText, letterFills } from "./letters.ts";

const migrations = new URL("../../supabase/migrations/", import.meta.url);
const sql = readdirSync(migrations)
  .map((file) => readFileSync(new URL(file, migrations), "utf8"))
  .join("\n");
const PATTERNS = [
  /attention_reason = (?:concat_ws\('\. ', b\.attention_reason, )?'([^']+)'/g,
  /attention_reason, '([^'.]+)'\)/g,
  /(?:then|else) '(paid_[^']+)'/g,
  /flag_booking\([^,]+, '([^']+)'\)/g,
  /reason constant text := '([^']+)'/g,
  /_reason\(\) returns[^$]*\$\$\n  select '([^']+)'/g,
  /format\('(paid_[^:']+)/g,
];
const codes = PATTERNS.flatMap((pattern) => [...sql.matchAll(pattern)].map(([, code = ""]) => code));

it("knows every code the server gives, and no other", () => {
  expect([...new Set(codes)].sort()).toEqual(Object.keys(mails.ATTENTION).sort());
});

it("says each code of a reason, its amount, and what an admin wrote", () => {
  expect(attentionText(mails, "Call the hotel. paid_too_much:5.00. paid_twice")).toBe(
    "Call the hotel. Paid more than was owed: $5.00 too much. Paid a second time",
  );
  expect(attentionText(mails, "Note: ask them. constructor")).toBe("Note: ask them. constructor");
});

it("names each remedy of a reason that is several", () => {
  expect(attentionRemedies(mails, "Call the hotel. balance_missed. paid_twice")).toHaveLength(2);
});

const FILLS = letterFills({ mails, shared, write });
const anna = {
  customer_first_name: "Anna",
  title: "Silk Road",
  check_in: "2026-12-14",
  reference: "ABCD-EFG2",
  meeting_point: "Registan Square",
  meeting_time: "08:30",
};

describe("a letter to a guest", () => {
  it.each([
    ["Hello {first_name}", "Hello Anna"],
    ["{title} on {day}, {reference}", "Silk Road on 14 Dec 2026, ABCD-EFG2"],
    ["At {meeting_point}", "At Registan Square, 08:30, Tashkent time"],
    ["{first_name} and {FIRST_NAME}, {what}", "Anna and {FIRST_NAME}, {what}"],
  ])("reads '%s' as '%s'", (body, read) => {
    expect(letterFor({ subject: "x", body }, anna, FILLS).paragraphs).toEqual([read]);
  });

  it("does not fill in a name that looks like a placeholder, and marks an unknown meeting point", () => {
    const odd = { ...anna, customer_first_name: "{reference}", meeting_point: null };
    expect(letterFor({ subject: "x", body: "{first_name} at {meeting_point}" }, odd, FILLS).paragraphs).toEqual([
      "{reference} at to be announced",
    ]);
  });

  it("starts in the language of its readers, and in English if they use several", () => {
    expect([letterLanguage(["uz"]), letterLanguage(["en", "ru"]), letterLanguage([])]).toEqual(["uz", "en", "en"]);
  });

  it("starts a paragraph at each empty line, and keeps line breaks within one", () => {
    expect(letterFor({ subject: " {title} ", body: "One\nline\n \n\nTwo\n" }, anna, FILLS)).toEqual({
      subject: "Silk Road",
      paragraphs: ["One\nline", "Two"],
    });
  });

  it("is refused with an unknown placeholder, empty, or too long", () => {
    const problems = (subject: string, body: string) => {
      const found = v.safeParse(letterFormSchema, { subject, body });
      return found.issues?.map(({ message }) => problemText(problemIn(message), deskProblems));
    };
    expect(unknownPlaceholders("{title} {name} {name}")).toEqual(["{name}"]);
    expect(problems("{date}", "x")).toEqual([expect.stringContaining("{date} is not a placeholder")]);
    expect(problems(" ", "x".repeat(5_001))).toEqual([
      expect.stringContaining("150"),
      expect.stringContaining("5,000"),
    ]);
  });
});
