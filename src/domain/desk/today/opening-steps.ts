import * as v from "valibot";
import { textOrNull, wholeNumber } from "../../schemas.ts";

export const firstStepsSchema = v.object({
  destinations: wholeNumber,
  tours: wholeNumber,
  newest_tour: textOrNull,
  departures: wholeNumber,
  bookings: wholeNumber,
});
export type FirstStepsDone = v.InferOutput<typeof firstStepsSchema>;

export const fiscalStateSchema = v.object({
  has_tin: v.boolean(),
  has_code: v.boolean(),
  lacking: v.array(v.string()),
  late: wholeNumber,
  late_refunds: wholeNumber,
});

export const healthSchema = v.object({
  payments: v.picklist(["ready", "not_set_up"]),
  mail: v.picklist(["ready", "not_set_up"]),
  housekeeping_age_seconds: v.nullable(v.number()),
  fiscal: v.nullish(fiscalStateSchema),
});
export type Health = v.InferOutput<typeof healthSchema>;

export const STEPS = ["destination", "tour", "departure", "booking", "live"] as const;
export type FirstStep = (typeof STEPS)[number];

export const LIVE_CHECKS = ["payments", "mail", "housekeeping", "contact", "fiscal"] as const;
export type LiveCheck = (typeof LIVE_CHECKS)[number];

const LATE_SECONDS = 600;
const EXPERIENCED_BOOKINGS = 20;

export function missingLiveChecks(health: Health | undefined, hasContact: boolean): LiveCheck[] {
  const missingChecks: LiveCheck[] = [];
  if (health?.payments !== "ready") missingChecks.push("payments");
  if (health?.mail !== "ready") missingChecks.push("mail");
  if ((health?.housekeeping_age_seconds ?? Infinity) > LATE_SECONDS) missingChecks.push("housekeeping");
  if (!hasContact) missingChecks.push("contact");
  const { fiscal } = health ?? {};
  if (fiscal && (!fiscal.has_tin || fiscal.lacking.length > 0)) missingChecks.push("fiscal");
  return missingChecks;
}

export const stepsDone = (steps: FirstStepsDone, missing: readonly LiveCheck[]): Record<FirstStep, boolean> => ({
  destination: steps.destinations > 0,
  tour: steps.tours > 0,
  departure: steps.departures > 0,
  booking: steps.bookings > 0,
  live: missing.length === 0,
});

export function nextStep(steps: FirstStepsDone, missing: readonly LiveCheck[]): FirstStep | null {
  if (steps.bookings >= EXPERIENCED_BOOKINGS) return null;
  const doneSteps = stepsDone(steps, missing);
  return STEPS.find((step) => !doneSteps[step]) ?? null;
}
