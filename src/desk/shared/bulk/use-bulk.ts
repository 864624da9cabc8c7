import { useState } from "react";
import type { Result } from "../../../domain/result.ts";
import { failureText } from "../../../text/desk.ts";

export type BulkItem = { key: string; label: string };
export type BulkFailure = BulkItem & { why: string };
export type BulkPart = { operation: string; items: readonly BulkItem[] };
export type BulkAnswer = Result<readonly { key: string; code: string }[]>;

export type Bulk = {
  total: number;
  done: number;
  busy: boolean;
  finished: boolean;
  failures: readonly BulkFailure[];
  run: () => Promise<void>;
};

const partsOf = (items: readonly BulkItem[], atOnce: number): BulkPart[] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, part) => ({
    operation: crypto.randomUUID(),
    items: items.slice(part * atOnce, (part + 1) * atOnce),
  }));

export function useBulk(
  items: readonly BulkItem[],
  atOnce: number,
  act: (part: BulkPart) => Promise<BulkAnswer>,
): Bulk {
  const [waiting, setWaiting] = useState(() => partsOf(items, atOnce));
  const [state, setState] = useState({ done: 0, busy: false, finished: false, failures: [] as BulkFailure[] });

  const run = async () => {
    if (state.busy || waiting.length === 0) return;
    let { done } = state;
    const failedParts: BulkPart[] = [];
    const refusedItems: BulkItem[] = [];
    const failures: BulkFailure[] = [];
    for (const part of waiting) {
      setState({ done, busy: true, finished: false, failures: [...failures] });
      const answer = await act(part);
      if (answer.ok) {
        const codes = new Map(answer.value.map(({ key, code }) => [key, code]));
        for (const item of part.items) {
          const code = codes.get(item.key);
          if (code === undefined) done += 1;
          else {
            refusedItems.push(item);
            failures.push({ ...item, why: failureText({ reason: code }) });
          }
        }
      } else {
        failedParts.push(part);
        failures.push(...part.items.map((item) => ({ ...item, why: failureText(answer) })));
      }
    }
    setWaiting([...failedParts, ...partsOf(refusedItems, atOnce)]);
    setState({ done, busy: false, finished: true, failures });
  };
  return { total: items.length, ...state, run };
}

export function bulkAnswerOf(key: string, answer: Result<unknown>): BulkAnswer {
  if (answer.ok) return { ok: true, value: [] };
  const isRefusal = answer.code === "refused" || answer.code === "failed";
  return isRefusal ? { ok: true, value: [{ key, code: answer.reason }] } : answer;
}
