import { expect, it } from "vitest";
import { questionDays, type QuestionPeriod } from "./question-period.ts";

it.each<[QuestionPeriod, string, { from: string; to: string } | undefined, string, string]>([
  ["", "2026-11-22", undefined, "2025-12-01", "2026-11-30"],
  ["", "2028-02-29", undefined, "2027-03-01", "2028-02-29"],
  ["ahead", "2026-11-22", undefined, "2026-11-01", "2027-04-30"],
  ["year", "2026-11-22", undefined, "2026-01-01", "2026-12-31"],
  ["before", "2026-11-22", undefined, "2025-01-01", "2025-12-31"],
  ["custom", "2026-11-22", { from: "2026-03-05", to: "2026-03-07" }, "2026-03-05", "2026-03-07"],
  ["custom", "2026-11-22", { from: "2026-03-07", to: "2026-03-05" }, "2026-03-05", "2026-03-07"],
  ["custom", "2026-11-22", { from: "2026-03-05", to: "" }, "2026-03-05", "2027-03-05"],
  ["custom", "2026-11-22", { from: "", to: "2026-03-05" }, "2025-03-05", "2026-03-05"],
  ["custom", "2026-11-22", { from: "soon", to: "2026-02-31x" }, "2025-12-01", "2026-11-30"],
])("%j on %s, %j: from %s to %s", (period, today, custom, from_day, to_day) => {
  expect(questionDays(period, today, custom)).toEqual({ from_day, to_day });
});
