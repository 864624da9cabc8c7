import * as v from "valibot";

/** Cash that a guide's phone told and that waits for the desk. */
export const claimEntries = {
  claim_id: v.string(),
  amount_cents: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  charged_minor: v.nullable(v.number()),
  guide_name: v.string(),
  seen_at: v.string(),
  received_at: v.string(),
  /** Why it waits; null: the books refused it. */
  doubt: v.nullable(v.string()),
};
