import * as mails from "#words/mails.ts";
import * as shared from "#words/shared.ts";
import * as write from "#words/write.ts";
import { letterFills } from "../../../text/letters.ts";
import { problemText } from "../../problem.ts";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { letterFormSchema } from "./letter-form.ts";
import { letterFor, letterLanguage, unknownPlaceholders } from "./letter.ts";
import { deskProblems } from "../../../text/desk-problems.ts";

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
      return found.issues?.map(({ message }) => problemText(message, deskProblems));
    };
    expect(unknownPlaceholders("{title} {name} {name}")).toEqual(["{name}"]);
    expect(problems("{date}", "x")).toEqual([expect.stringContaining("{date} is not a placeholder")]);
    expect(problems(" ", "x".repeat(5_001))).toEqual([
      expect.stringContaining("150"),
      expect.stringContaining("5,000"),
    ]);
  });
});
