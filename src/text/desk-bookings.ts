import { BOOKINGS_CSV, HAND_OVER, RECORD_MONEY, RECORDED, REFUND_TARGET, STATEMENT } from "#texts/desk-money.ts";
import {
  BOOKINGS,
  CANCEL_AFTER,
  CANCEL_BOOKING,
  CHANGE,
  DEPARTURES,
  FACTS,
  LINK,
  MANUAL,
  NO_EMAIL,
  NOTES,
  ONE_BOOKING,
  REFUND,
} from "#texts/desk.ts";
import * as mails from "#texts/mails.ts";
import * as terms from "#texts/terms.ts";
import { day, money } from "#texts/write.ts";
import type { CancelFigures } from "../domain/booking/move/move-outlook.ts";
import type { ChangeOutlook } from "../domain/desk/bookings/change-schema.ts";
import type { Channel } from "../domain/desk/bookings/manual-booking.ts";
import type { BookingDetail } from "../domain/desk/lists/desk-schema.ts";
import { leftCents, refundFigures, type RefundStanding } from "../domain/desk/payments/refund-figures.ts";
import { balanceAfter, type Movement } from "../domain/payment/account-statement.ts";
import { isByHand, type RefundPart, refundPartsFor } from "../domain/payment/payment-ways.ts";
import { textOfCode } from "../domain/problem.ts";
import { statusWords } from "./desk.ts";
import { attentionText } from "./letters.ts";
import { optionsOrNone } from "./terms.ts";

export const bookingTitle = (reference: string): string =>
  reference === "" ? FACTS.booking : BOOKINGS.one({ reference });

export const cancelBookingText = (paid_cents: number, refund_cents: number): string =>
  paid_cents > 0 ? CANCEL_BOOKING.paidText({ refund_cents }) : CANCEL_BOOKING.unpaidText;

export const bookingsCsvWords = { ...BOOKINGS_CSV, attention: (reason: string) => attentionText(mails, reason) };

export const changeMails = (address: string): string => (address ? CHANGE.mails({ address }) : NO_EMAIL);

export const linkGoesTo = (address: string): string => (address ? LINK.to({ address }) : NO_EMAIL);

export const guideNoteChanged = (now: string): string => (now ? NOTES.guideChanged({ now }) : NOTES.guideEmptied);

export function changeRows(
  booking: BookingDetail,
  then: ChangeOutlook,
): [name: string, before: string, after: string][] {
  const rows: [string, string, string][] = [
    [CHANGE.departure, day(booking.check_in), day(then.to_date)],
    [CHANGE.guests, String(booking.guests), String(then.guests)],
    [FACTS.options, optionsOrNone(terms, booking.options), optionsOrNone(terms, then.quote.options)],
    [FACTS.total, money(booking.total_cents), money(then.total_cents)],
    [ONE_BOOKING.owed, money(booking.owed_cents), money(then.owed_cents)],
    [CHANGE.refund, money(then.cancel_before_cents), money(then.cancel_after_cents)],
  ];
  return rows.filter(([, before, after], place) => place > 2 || before !== after);
}

function priceChange(difference_cents: number): string {
  if (difference_cents === 0) return CHANGE.samePrice;
  return difference_cents > 0
    ? CHANGE.costsMore({ cents: difference_cents })
    : CHANGE.costsLess({ cents: -difference_cents });
}

type Difference = Pick<ChangeOutlook, "difference_cents" | "owed_cents" | "due_on">;

export function changeDifference({ difference_cents, owed_cents, due_on }: Difference): string {
  const price = priceChange(difference_cents);
  return owed_cents > 0 && due_on ? `${price} ${CHANGE.thenDue({ owed_cents, due_on })}` : price;
}

type Owing = Pick<BookingDetail, "status" | "owed_cents" | "customer_email" | "balance_due_on">;

const { effects } = RECORD_MONEY;

function restText(rest: number, due: string | null): string {
  if (rest === 0) return effects.paidInFull;
  if (rest < 0) return effects.tooMuch({ more: -rest });
  return due ? effects.restBy({ rest, due }) : effects.rest({ rest });
}

export function recordSentences(
  cents: number,
  { status, owed_cents, customer_email: email, balance_due_on }: Owing,
): string[] {
  const mails = (text: (values: { email: string }) => string) => (email ? text({ email }) : NO_EMAIL);
  if (status === "expired") return [effects.expired, mails(effects.mailsEitherWay)];
  if (status !== "pending" && status !== "confirmed")
    return [effects.over({ status: statusWords(status).toLowerCase(), cents }), mails(effects.mails)];
  const settles = restText(owed_cents - cents, balance_due_on);
  return [...(status === "pending" ? [effects.confirms] : []), settles, mails(effects.mailsReceipt)];
}

export const recordedBy = (way: string, who: string, note: string | null): string =>
  note ? RECORDED.byNoted({ way, who, note }) : RECORDED.by({ way, who });

export const stillToPay = (owed_cents: number, due: string | null): string =>
  due ? RECORDED.owedBy({ owed_cents, due }) : money(owed_cents);

const wayOf = ({ method }: RefundPart): string => textOfCode(REFUND_TARGET.ways, method) ?? REFUND_TARGET.ways.provider;

function refundShares(cents: number, parts: readonly RefundPart[]): string {
  const [first] = parts;
  if (!first) return REFUND_TARGET.unknown({ cents });
  if (parts.length === 1) return REFUND_TARGET.one({ cents, way: wayOf(first) });
  const shares = parts.map((part) => `${money(part.cents)} ${wayOf(part)}`);
  return REFUND_TARGET.several({ cents, shares: shares.slice(0, -1).join(", "), last: shares.at(-1) ?? "" });
}

export function refundTargetText(cents: number, parts: readonly RefundPart[]): string {
  if (cents === 0) return "";
  const shares = refundShares(cents, parts);
  return parts.some(isByHand) ? `${shares} ${REFUND_TARGET.byHand}` : shares;
}

export function guestCancelSentence(name: string, figures: CancelFigures, what: "change" | "refund"): string {
  const { cancel_before_cents: before, cancel_after_cents: after, back_cents: back } = figures;
  if (back === 0) return CANCEL_AFTER[what]({ name, before, after });
  const withRefund = what === "change" ? CANCEL_AFTER.changeAndRefund : CANCEL_AFTER.refundAndRefund;
  return withRefund({ name, before, after, back });
}

type Refunded = { status: string; standing: RefundStanding; customer_first_name: string };

const endsBooking = ({ status, standing }: Refunded, cents: number) =>
  status === "confirmed" && cents === leftCents(standing);

export const refundAllText = (booking: Refunded, cents: number): string =>
  endsBooking(booking, cents) ? REFUND.allEnds({ cents }) : REFUND.all({ cents });

export function refundOutlookText(booking: Refunded, cents: number, today: string): string {
  const { status, standing, customer_first_name: name } = booking;
  const way = refundTargetText(cents, refundPartsFor(standing.ways, cents, true));
  if (status !== "confirmed") return way;
  if (endsBooking(booking, cents)) return `${way} ${REFUND_TARGET.ends}`;
  return `${way} ${guestCancelSentence(name, refundFigures(standing, cents, today), "refund")}`;
}

const handOverTexts = (parts: readonly Pick<RefundPart, "method" | "cents">[]): string[] =>
  parts.flatMap(({ method, cents }) => textOfCode(HAND_OVER, method)?.({ cents }) ?? []);

export function refundDoneText({ standing: { ways } }: { standing: Pick<RefundStanding, "ways"> }, cents: number) {
  const parts = refundPartsFor(ways, cents, true);
  return [...(parts.every(isByHand) ? [] : [REFUND.done]), ...handOverTexts(parts)].join(". ");
}

export function statementStanding(movements: readonly Movement[], channel: Channel = "own"): string {
  const { owed, promised: allPromised, twice } = balanceAfter(movements);
  const byHand = Object.keys(HAND_OVER)
    .map((method) => ({ method, cents: balanceAfter(movements.filter((one) => one.method === method)).promised }))
    .filter(({ cents }) => cents > 0);
  const promised = byHand.reduce((rest, { cents }) => rest - cents, allPromised);
  const lines = [
    owed > 0 && (channel === "own" ? STATEMENT.owes : STATEMENT.agencyOwes)({ cents: owed }),
    owed < 0 && STATEMENT.weOwe({ cents: -owed }),
    promised > 0 && STATEMENT.promised({ cents: promised }),
    ...handOverTexts(byHand).map((text) => `${text}.`),
    twice > 0 && STATEMENT.twice({ cents: twice }),
  ].filter(Boolean);
  return lines.length > 0 ? lines.join(" ") : STATEMENT.settled;
}

export const dayButton = (date: string, left: number): string =>
  left > 0 ? MANUAL.dayLeft({ date, left }) : MANUAL.dayFull({ date });

export const manifestSeats = (guests: number, most: number, held: number): string =>
  held > 0 ? DEPARTURES.seatsHeld({ guests, most, held }) : DEPARTURES.seats({ guests, most });
