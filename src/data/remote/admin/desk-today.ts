import * as v from "valibot";
import { manifestSchema } from "../../../domain/desk/lists/desk-schema.ts";
import { todaySchema } from "../../../domain/desk/today/today-schema.ts";
import { deskCall, type DeskAnswer } from "./desk-call.ts";
import type { ChartPeriod } from "../../../domain/desk/today/question-period.ts";
import { questionsSchema } from "../../../domain/desk/today/questions-schema.ts";
import {
  type FirstStepsDone,
  firstStepsSchema,
  type Health,
  healthSchema,
} from "../../../domain/desk/today/first-steps.ts";
import { call } from "../../net/call.ts";

/** All that waits for the operator, in one answer. */
export const deskToday = () => deskCall("admin_today", {}, todaySchema);

/** The lists of people of the days to come. */
export const nextDays = (days: number) =>
  deskCall(
    "admin_next_days",
    { days },
    v.array(v.object({ item_id: v.string(), day: v.string(), manifest: manifestSchema })),
  );

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const figures = v.object({
  bookings_today: count,
  holds: count,
  needs_attention: count,
  revenue_today_cents: count,
  new_requests: count,
  new_reviews: count,
});

/** What the dashboard shows on top. */
export const deskFigures = () => deskCall("admin_figures", {}, figures);

export const deskQuestions = (days: ChartPeriod) => deskCall("admin_questions", days, questionsSchema);

export type ShopState = FirstStepsDone & { health: Health | undefined };

/** How far the shop has come, and what its functions say of themselves; without their word it is not known. */
export async function shopState(): Promise<DeskAnswer<ShopState>> {
  const [steps, health] = await Promise.all([
    deskCall("admin_first_steps", {}, firstStepsSchema),
    call("functions/health", {}, healthSchema),
  ]);
  if (!steps.ok) return steps;
  return { ok: true, value: { ...steps.value, health: health.ok ? health.value : undefined } };
}
