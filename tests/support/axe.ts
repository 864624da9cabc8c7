import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Finding = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };

export const axeFindings = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations: Finding[] = await page.evaluate(
    ([all, alone]) =>
      (
        window as unknown as { axe: { run: (root: Document, options: unknown) => Promise<{ violations: Finding[] }> } }
      ).axe
        .run(document, { runOnly: alone ? { type: "rule", values: alone } : all, resultTypes: ["violations"] })
        .then((result) => result.violations),
    [tags, rules] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${(failureSummary ?? "").slice(0, 160)}`),
  );
};
