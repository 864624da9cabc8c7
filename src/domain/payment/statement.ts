import * as v from "valibot";
import type { BookingView } from "../booking/booking-view.ts";
import { momentInTashkent, money } from "../words.ts";

const MOVEMENTS: Record<string, string> = {
  sale: "Booking confirmed",
  paid: "Payment",
  promise: "Refund promised",
  unasked: "Refund made by the provider",
  returned: "Refund sent",
  voided: "Payment recorded by mistake",
  unsent: "Refund failed, still to be given back",
  written_off: "No longer owed",
  moved: "Moved to another date",
};

/** Each movement of an account: above 0 adds to what is owed. */
export const statementSchema = v.array(
  v.object({ kind: v.string(), at: v.string(), cents: v.pipe(v.number(), v.integer()) }),
);
type Movement = v.InferOutput<typeof statementSchema>[number];

/** As the server told it; of a trip kept by an older version there is none. */
export function statementOf({ statement }: Pick<BookingView, "statement">): Movement[] {
  const read = v.safeParse(statementSchema, statement);
  return read.success ? read.output : [];
}

export type StatementLine = { what: string; amount: string; when: string };

const signed = (cents: number) => (cents < 0 ? `−${money(-cents)}` : money(cents));

/** A payment confirms the booking in the same moment: what it paid for is named before it. */
const saleFirst = (one: Movement, other: Movement): number =>
  Date.parse(one.at) - Date.parse(other.at) || Number(other.kind === "sale") - Number(one.kind === "sale");

/** A booking's account in words, for the desk and for the traveler: each movement, and how it stood after that. */
export function statementLines(movements: readonly Movement[]): StatementLine[] {
  let stood = 0;
  return movements.toSorted(saleFirst).map(({ kind, at, cents }) => {
    stood += cents;
    return {
      what: MOVEMENTS[kind] ?? kind,
      amount: signed(cents),
      when: `${momentInTashkent(at)}, balance ${signed(stood)}`,
    };
  });
}
