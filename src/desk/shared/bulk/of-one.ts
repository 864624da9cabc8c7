import type { DeskAction } from "../../../data/remote/admin/desk-call.ts";
import type { BulkAnswer } from "./use-bulk.ts";

/** What a verb that acts on one says, as a part of many: refused is known, without an answer it may have been done. */
export function ofOne(key: string, answer: DeskAction): BulkAnswer {
  if (answer.ok) return { ok: true, value: [] };
  return answer.code === "refused" ? { ok: true, value: [{ key, code: answer.reason }] } : answer;
}
