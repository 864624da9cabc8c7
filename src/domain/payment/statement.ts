import * as v from "valibot";
import type { BookingView } from "../booking/booking-view.ts";
import { momentInTashkent, money, signedMoney } from "../../languages/en/write.ts";
import { chargedSchema, chargedAmountText } from "./methods.ts";
import { integer } from "../schemas.ts";

const BY_METHOD: Partial<Record<string, string>> = {
  cash: " in cash",
  bank_transfer: " by bank transfer",
  gift_card: " by gift card",
};

export const paymentWords = (method: string | null | undefined): string => `Payment${BY_METHOD[method ?? ""] ?? ""}`;

const MOVEMENT_WORDS: Record<string, (by: string) => string> = {
  paid: (by) => `Payment${by}`,
  promise: (by) => `Refund promised${by}`,
  returned: (by) => `Refund ${by === "" ? "sent" : "given"}${by}`,
  voided: (by) => `Payment${by} recorded by mistake`,
};
const MOVEMENTS: Record<string, string> = {
  held: "Seats held",
  sale: "Booking confirmed",
  handed: "Refunded in cash instead of by the provider",
  returned_twice: "Refunded a second time by the provider",
  recovered: "Second refund returned by the traveler",
  waived: "Second refund waived",
  written_off: "No longer owed",
  moved: "Moved to another date",
  changed: "Guests or options changed",
};

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
type Movement = v.InferInput<typeof statementSchema>[number];

export function statementOf({ statement }: Pick<BookingView, "statement">): Movement[] {
  const parsed = v.safeParse(statementSchema, statement);
  return parsed.success ? parsed.output : [];
}

export type StatementLine = { what: string; amount: string; when: string };

function movementText({ kind, method, charged, taken_at }: Movement): string {
  const movementName = MOVEMENT_WORDS[kind]?.(BY_METHOD[method ?? ""] ?? "") ?? MOVEMENTS[kind] ?? kind;
  const nameWithCharge = kind === "paid" && charged ? `${movementName}, ${chargedAmountText(charged)}` : movementName;
  return taken_at
    ? `${nameWithCharge}, received ${momentInTashkent(taken_at)}, recorded when it reached us`
    : nameWithCharge;
}

/** A payment confirms the booking at the same moment, so the sale sorts first. */
const saleFirst = (one: Movement, other: Movement): number =>
  Date.parse(one.at) - Date.parse(other.at) || Number(other.kind === "sale") - Number(one.kind === "sale");

export const sortMovements = (movements: readonly Movement[]): Movement[] => movements.toSorted(saleFirst);

export type AccountBalance = { owed: number; promised: number; twice: number };

export const balanceAfter = (movements: readonly Movement[]): AccountBalance =>
  movements.reduce(
    ({ owed, promised, twice }, { cents, due_cents, twice_cents }) => ({
      owed: owed + cents - (due_cents ?? 0),
      promised: promised - (due_cents ?? 0),
      twice: twice + (twice_cents ?? 0),
    }),
    { owed: 0, promised: 0, twice: 0 },
  );

export const statementLines = (movements: readonly Movement[]): StatementLine[] =>
  sortMovements(movements).map((movement, place, ordered) => {
    const { owed, promised } = balanceAfter(ordered.slice(0, place + 1));
    const refundClause = promised > 0 ? `, ${money(promised)} refund on its way` : "";
    return {
      what: movementText(movement),
      amount: signedMoney(movement.cents + (movement.twice_cents ?? 0)),
      when: `${momentInTashkent(movement.at)}, balance ${signedMoney(owed)}${refundClause}`,
    };
  });
