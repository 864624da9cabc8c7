import { type DeskReview, reviewListSchema } from "../../../domain/desk/lists/desk-schema.ts";
import { deskAct, deskCall } from "./desk-call.ts";
import type { ListOrder } from "./list-order.ts";

export type ReviewFilter = { status: string | null; search: string | null } & ListOrder;

export const reviewPage = (filter: ReviewFilter, skip: number, how_many: number) =>
  deskCall("admin_reviews", { ...filter, skip, how_many }, reviewListSchema);

/** Published with an answer (null: none), or declined for a reason. */
export const judgeReview = (
  { booking_id, written_at, status, answer, reason }: DeskReview,
  publish: boolean,
  words: string | null,
) => deskAct("judge_review", { booking_id, written_at, publish, words, expected: { status, answer, reason } });
