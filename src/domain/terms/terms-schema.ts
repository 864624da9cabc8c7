import * as v from "valibot";

const wholeNumber = v.pipe(v.number(), v.integer());

export const termsSchema = v.object({
  version: v.string(),
  tiers: v.array(v.object({ min_days: wholeNumber, percent: v.number(), fee_per_person_cents: wholeNumber })),
  // The schema stays loose, because the service worker bundles this file; `payment-plan.ts` parses the keys.
  plan: v.nullish(v.record(v.string(), wholeNumber)),
});
