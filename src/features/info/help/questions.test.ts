import { describe, expect, it } from "vitest";
import { findQuestions, questionGroups } from "./questions.ts";

const titles = (text: string) =>
  findQuestions(questionGroups, text).flatMap(({ questions }) => Object.entries(questions));

describe("searching the help", () => {
  it("finds everything for an empty question", () => {
    expect(titles("")).toHaveLength(questionGroups.flatMap(({ questions }) => Object.keys(questions)).length);
  });

  it.each([
    ["visa", "Do I need a visa?"],
    ["REFUND arrive", "When does the refund arrive?"],
    ["sim airport", "Is there mobile signal?"],
  ])("finds %j", (text, question) => {
    expect(titles(text).map(([question]) => question)).toContain(question);
  });

  it("finds nothing for words that stand nowhere", () => {
    expect(titles("submarine")).toEqual([]);
  });

  it("answers no question twice", () => {
    const all = titles("").map(([question]) => question);
    expect(new Set(all).size).toBe(all.length);
  });

  it("tells the refunds as the Cancellation Policy does", () => {
    expect(titles("refunded cancel")[0]?.[1]).toContain("60 or more days before departure: full refund minus $100");
  });
});
