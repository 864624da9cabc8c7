import type { LetterOutlook } from "../../../domain/desk/bookings/letter-schema.ts";
import type { CalendarFilter } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import type { SettlementPayment } from "../../../domain/desk/payments/settlement/settlement-schema.ts";
import { type FirstStepsDone, type Health, healthSchema } from "../../../domain/desk/today/opening-steps.ts";
import { refusedResult, type Result } from "../../../domain/result.ts";
import { call } from "../../net/call.ts";
import { callDesk, type DeskArgs } from "./ask-desk.ts";
import type { LetterRecipients } from "./verb-arguments.ts";

export const letterTo = (booking_ids: readonly string[], all: readonly string[]): LetterRecipients => ({
  booking_ids,
  also_ended: all.length === 1,
});

const LETTERS_AT_MOST = 1_000;

const joinOutlooks = (one: LetterOutlook, other: LetterOutlook): LetterOutlook => ({
  ok: true,
  bookings: one.bookings + other.bookings,
  addresses: one.addresses + other.addresses,
  skipped: [...one.skipped, ...other.skipped],
  languages: [...new Set([...one.languages, ...other.languages])],
  first: one.first ?? other.first,
});

export async function letterOutlook(all: readonly string[]): Promise<Result<LetterOutlook>> {
  let sum: LetterOutlook = { ok: true, bookings: 0, addresses: 0, skipped: [], languages: [], first: null };
  for (let from = 0; from < all.length; from += LETTERS_AT_MOST) {
    const message = letterTo(all.slice(from, from + LETTERS_AT_MOST), all);
    const partOutlook = await callDesk("rpc/letter_outlook", { message });
    if (!partOutlook.ok) return partOutlook;
    sum = joinOutlooks(sum, partOutlook.value);
  }
  return { ok: true, value: sum };
}

const PAGE_ROWS = 1_000;
const MOST_PAYMENTS = 10_000;

export async function paymentsBetween(
  from_time: string,
  to_time: string,
  progress: (rows: number) => void,
): Promise<Result<SettlementPayment[]>> {
  const rows: SettlementPayment[] = [];
  for (;;) {
    const afterPaymentId = rows.at(-1)?.payment_id ?? null;
    const answer = await callDesk("rpc/admin_payments_between", {
      from_time,
      to_time,
      after: afterPaymentId,
      how_many: PAGE_ROWS,
    });
    if (!answer.ok) return answer;
    rows.push(...answer.value);
    progress(rows.length);
    if (rows.length > MOST_PAYMENTS) return refusedResult({ code: "too_many_payments" });
    if (answer.value.length < PAGE_ROWS) return { ok: true, value: rows };
  }
}

export type CalendarQuery = CalendarFilter & { from: string; to: string; sort: string; descending: boolean };
const orNull = (text: string) => (text === "" ? null : text);

export const departurePage = (
  { from, to, item, guide, state, show, sort, descending }: CalendarQuery,
  skip: number,
  how_many: number,
): DeskArgs<"rpc/admin_departures"> => ({
  from_day: from,
  to_day: orNull(to),
  item: orNull(item),
  guide: orNull(guide),
  state: orNull(state),
  show: orNull(show),
  sort,
  descending,
  skip,
  how_many,
});

const DEPARTURES_AT_MOST = 1_000;

export const departuresBetween = (from: string, to: string) =>
  departurePage(
    { from, to, item: "", guide: "", state: "all", show: "", sort: "day", descending: false },
    0,
    DEPARTURES_AT_MOST,
  );

export type ShopState = FirstStepsDone & { health: Health | undefined };

export async function shopState(): Promise<Result<ShopState>> {
  const [steps, health] = await Promise.all([
    callDesk("rpc/admin_first_steps", {}),
    call("functions/health", { answer: healthSchema }, {}),
  ]);
  if (!steps.ok) return steps;
  return { ok: true, value: { ...steps.value, health: health.ok ? health.value : undefined } };
}

/** A null amount refunds all that is left; `expected` guards against a stale screen. */
export const refundPayment = (payment_id: string, reason: string, amount_cents: number | null, expected: object) =>
  callDesk("functions/refund-payment", {
    payment_id,
    reason,
    ...(amount_cents !== null && { amount_cents }),
    expected,
  });
