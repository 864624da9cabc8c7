import * as v from "valibot";
import type { BookingView } from "../booking/booking-view.ts";
import { integer } from "../schemas.ts";
import { chargedSchema } from "./methods.ts";

/** Positive amounts add to what is owed. */
export const statementSchema = v.array(
  v.object({
    kind: v.string(),
    at: v.string(),
    cents: integer,
    due_cents: v.nullish(integer, 0),
    /** The provider sent it although an admin had given it in cash. */
    twice_cents: v.nullish(integer, 0),
    payment_id: v.nullish(v.string()),
    method: v.nullish(v.string()),
    charged: v.nullish(chargedSchema),
    taken_at: v.nullish(v.string()),
  }),
);
export type Movement = v.InferInput<typeof statementSchema>[number];

export function statementOf({ statement }: Pick<BookingView, "statement">): Movement[] {
  const parsed = v.safeParse(statementSchema, statement);
  return parsed.success ? parsed.output : [];
}

/** A payment confirms the booking at the same moment, so the sale sorts first. */
const saleFirst = (one: Movement, other: Movement): number =>
  Date.parse(one.at) - Date.parse(other.at) || Number(other.kind === "sale") - Number(one.kind === "sale");

export const sortMovements = (movements: readonly Movement[]): Movement[] => movements.toSorted(saleFirst);

type AccountBalance = { owed: number; promised: number; twice: number };

export const balanceAfter = (movements: readonly Movement[]): AccountBalance =>
  movements.reduce(
    ({ owed, promised, twice }, { cents, due_cents, twice_cents }) => ({
      owed: owed + cents - (due_cents ?? 0),
      promised: promised - (due_cents ?? 0),
      twice: twice + (twice_cents ?? 0),
    }),
    { owed: 0, promised: 0, twice: 0 },
  );

export type StatementStep = { movement: Movement; cents: number; owed: number; promised: number };

export const statementSteps = (movements: readonly Movement[]): StatementStep[] =>
  sortMovements(movements).map((movement, place, ordered) => {
    const { owed, promised } = balanceAfter(ordered.slice(0, place + 1));
    return { movement, cents: movement.cents + (movement.twice_cents ?? 0), owed, promised };
  });
