import * as v from "valibot";
import { integer } from "../schemas.ts";

export const termsSchema = v.object({
  version: v.string(),
  tiers: v.array(v.object({ min_days: integer, percent: v.number(), fee_per_person_cents: integer })),
  // The schema stays loose, because the service worker bundles this file; `payment-plan.ts` parses the keys.
  plan: v.nullish(v.record(v.string(), integer)),
});
