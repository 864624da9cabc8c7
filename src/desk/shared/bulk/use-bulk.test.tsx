import { act, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Bulk, type BulkAnswer, type BulkPart, useBulk } from "./use-bulk.ts";

const items = ["a", "b", "c", "d", "e"].map((key) => ({ key, label: key.toUpperCase() }));
const root = createRoot(document.createElement("div"));
let bulk: Bulk;
let parts: BulkPart[];
let answers: BulkAnswer[];

function tell(part: BulkPart): Promise<BulkAnswer> {
  parts.push(part);
  return Promise.resolve(answers.shift() ?? { ok: true, value: [] });
}
function Probe() {
  const found = useBulk(items, 2, tell);
  useLayoutEffect(() => {
    bulk = found;
  });
  return null;
}
const run = () => act(() => bulk.run());
const sent = () => parts.map((part) => part.items.map(({ key }) => key).join(""));

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  [parts, answers] = [[], []];
  await act(async () => root.render(<Probe />));
});
afterEach(() => act(() => root.render(null)));

it("sends part by part, each under its own id, and does nothing more once done", async () => {
  await run();
  expect(sent()).toEqual(["ab", "cd", "e"]);
  expect(new Set(parts.map(({ operation }) => operation)).size).toBe(3);
  expect(bulk).toMatchObject({ total: 5, done: 5, busy: false, finished: true, failures: [] });
  await run();
  expect(parts).toHaveLength(3);
});

it("retries an unanswered part under the same id, and a refused one under a new id", async () => {
  answers = [
    { ok: true, value: [{ key: "b", code: "stray_money" }] },
    { ok: false, code: "unreachable", reason: "unanswered" },
  ];
  await run();
  expect(bulk.done).toBe(2);
  expect(bulk.failures.map(({ label }) => label)).toEqual(["B", "C", "D"]);
  expect(bulk.failures[0]?.why).toContain("settle that first");
  await run();
  expect(sent().slice(3)).toEqual(["cd", "b"]);
  expect(parts[3]?.operation).toBe(parts[1]?.operation);
  expect(parts.map(({ operation }) => operation).indexOf(parts[4]?.operation ?? "")).toBe(4);
  expect(bulk).toMatchObject({ done: 5, failures: [] });
});
