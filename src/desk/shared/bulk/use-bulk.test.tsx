import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { renderHook } from "../../../../tests/support/render.tsx";
import { type Bulk, type BulkAnswer, type BulkPart, useBulk } from "./use-bulk.ts";

const items = ["a", "b", "c", "d", "e"].map((key) => ({ key, label: key.toUpperCase() }));
let bulk: { current: Bulk };
let parts: BulkPart[];
let answers: BulkAnswer[];

function tell(part: BulkPart): Promise<BulkAnswer> {
  parts.push(part);
  return Promise.resolve(answers.shift() ?? { ok: true, value: [] });
}
const run = () => act(() => bulk.current.run());
const sent = () => parts.map((part) => part.items.map(({ key }) => key).join(""));

beforeEach(async () => {
  [parts, answers] = [[], []];
  bulk = await renderHook(() => useBulk(items, 2, tell));
});

it("sends part by part, each under its own id, and does nothing more once done", async () => {
  await run();
  expect(sent()).toEqual(["ab", "cd", "e"]);
  expect(new Set(parts.map(({ operation }) => operation)).size).toBe(3);
  expect(bulk.current).toMatchObject({ total: 5, done: 5, busy: false, finished: true, failures: [] });
  await run();
  expect(parts).toHaveLength(3);
});

it("retries an unanswered part under the same id, and a refused one under a new id", async () => {
  answers = [
    { ok: true, value: [{ key: "b", code: "stray_money" }] },
    { ok: false, code: "unreachable", reason: "unanswered" },
  ];
  await run();
  expect(bulk.current.done).toBe(2);
  expect(bulk.current.failures.map(({ label }) => label)).toEqual(["B", "C", "D"]);
  expect(bulk.current.failures[0]?.why).toContain("settle that first");
  await run();
  expect(sent().slice(3)).toEqual(["cd", "b"]);
  expect(parts[3]?.operation).toBe(parts[1]?.operation);
  expect(parts.map(({ operation }) => operation).indexOf(parts[4]?.operation ?? "")).toBe(4);
  expect(bulk.current).toMatchObject({ done: 5, failures: [] });
});
