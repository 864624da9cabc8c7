import * as v from "valibot";
import { integer, textOrNull } from "../../schemas.ts";
import { centsOf } from "../payments/amount.ts";

export const COST_KINDS_IN_ORDER = ["guide", "transport", "hotel", "other"] as const;
export type CostKind = (typeof COST_KINDS_IN_ORDER)[number];

const costSchema = v.object({
  id: v.string(),
  kind: v.picklist(COST_KINDS_IN_ORDER),
  amount_cents: integer,
  note: textOrNull,
});
export type DepartureCost = v.InferOutput<typeof costSchema>;

export const marginEntries = {
  sales_cents: integer,
  fees_cents: integer,
  commission_cents: integer,
  costs_cents: integer,
  margin_cents: integer,
};

export const departureCostsSchema = v.object({ ...marginEntries, costs: v.array(costSchema) });
export type DepartureCosts = v.InferOutput<typeof departureCostsSchema>;

const NOTE_MAX = 200;
const MOST_CENTS = 100_000_000;

function isCostAmount(typed: string): boolean {
  const cents = centsOf(typed);
  return cents !== null && cents >= 1 && cents <= MOST_CENTS;
}

export const EMPTY_COST = { kind: "guide" as CostKind, amount: "", note: "" };
export type CostFormValues = typeof EMPTY_COST;

export const costFormSchema = v.pipe(
  v.object({
    kind: v.picklist(COST_KINDS_IN_ORDER),
    amount: v.pipe(v.string(), v.check(isCostAmount, "cost_amount")),
    note: v.pipe(v.string(), v.trim(), v.maxLength(NOTE_MAX, "cost_note")),
  }),
  v.transform(({ kind, amount, note }) => ({ kind, amount_cents: centsOf(amount) ?? 0, note: note || null })),
);
export type CostFields = v.InferOutput<typeof costFormSchema>;

export type CostInput = DepartureCost & { departure_id: string };
