import * as v from "valibot";
import { checkInSchema } from "../../../domain/desk/departures/check-in-schema.ts";
import { type Guide, guideSchema } from "../../../domain/desk/people/guide-schema.ts";
import { deskAct, deskCall } from "./desk-call.ts";
import {
  auditListSchema,
  requestListSchema,
  type DeskReview,
  reviewListSchema,
} from "../../../domain/desk/lists/desk-schema.ts";
import type { ListOrder } from "./desk-lists.ts";

export const allGuides = () => deskCall("admin_guides", {}, v.array(guideSchema));
export const saveGuide = (guide: Omit<Guide, "account">) => deskAct("save_guide", { guide });
export const inviteGuide = (guide: string) => deskAct("invite_guide", { guide });
export const endGuideAccount = (guide: string) => deskAct("end_guide_account", { guide });

/** One departure as its guides' phones have told it. */
export const departureCheckIn = (departure_id: string) =>
  deskCall("admin_check_in", { departure_id }, v.nullable(checkInSchema));

/** Whether something a guide's phone told counts although nobody has to believe it. */
export const settleClaim = (claim_id: string, accept: boolean, reason: string) =>
  deskAct("settle_claim", { claim_id, accept, reason });

export type RequestFilter = { kind: string | null; status: string | null; search: string | null } & ListOrder;

export const requestPage = (filter: RequestFilter, skip: number, how_many: number) =>
  deskCall("admin_requests", { ...filter, skip, how_many }, requestListSchema);

export const markAnswered = (kind: string, id: string, answered: boolean) =>
  deskAct("admin_mark_answered", { kind, id, answered });

/** Pages stand still from the entry the reader began with. */
export type AuditFilter = {
  search: string | null;
  who: string | null;
  what: string | null;
  from_day: string | null;
  to_day: string | null;
} & ListOrder;
export const auditPage = (filter: AuditFilter, up_to: number | null, skip: number, how_many: number) =>
  deskCall("admin_audit", { ...filter, up_to, skip, how_many }, auditListSchema);

export type ReviewFilter = { status: string | null; search: string | null } & ListOrder;

export const reviewPage = (filter: ReviewFilter, skip: number, how_many: number) =>
  deskCall("admin_reviews", { ...filter, skip, how_many }, reviewListSchema);

/** Published with an answer (null: none), or declined for a reason. */
export const judgeReview = (
  { booking_id, written_at, status, answer, reason }: DeskReview,
  publish: boolean,
  words: string | null,
) => deskAct("judge_review", { booking_id, written_at, publish, words, expected: { status, answer, reason } });
