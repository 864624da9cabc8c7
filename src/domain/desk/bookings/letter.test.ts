import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { letterFormSchema } from "./letter-form.ts";
import { letterFor, unknownPlaceholders } from "./letter.ts";

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
    expect(letterFor({ subject: "x", body }, anna).paragraphs).toEqual([read]);
  });

  it("fills no name in again that looks like a placeholder, and says where no meeting point is known", () => {
    const odd = { ...anna, customer_first_name: "{reference}", meeting_point: null };
    expect(letterFor({ subject: "x", body: "{first_name} at {meeting_point}" }, odd).paragraphs).toEqual([
      "{reference} at to be announced",
    ]);
  });

  it("has a paragraph where a line is left empty, and keeps the lines within one", () => {
    expect(letterFor({ subject: " {title} ", body: "One\nline\n \n\nTwo\n" }, anna)).toEqual({
      subject: "Silk Road",
      paragraphs: ["One\nline", "Two"],
    });
  });

  it("is not sent with a placeholder that means nothing, empty, or too long", () => {
    const problems = (subject: string, body: string) => {
      const found = v.safeParse(letterFormSchema, { subject, body });
      return found.issues?.map(({ message }) => message);
    };
    expect(unknownPlaceholders("{title} {name} {name}")).toEqual(["{name}"]);
    expect(problems("{date}", "x")).toEqual([expect.stringContaining("{date} is not a placeholder")]);
    expect(problems(" ", "x".repeat(5_001))).toEqual([
      expect.stringContaining("150"),
      expect.stringContaining("5,000"),
    ]);
  });
});
