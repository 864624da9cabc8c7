import * as v from "valibot";
import { type BookingView, openDatesSchema } from "../booking/booking-view.ts";
import type { Charged } from "../payment/methods.ts";
import { type RefundPart, refundPartsFor, refundPartsOf, waysOfMail } from "../payment/payment-ways.ts";

export type MailFact = [label: string, value: string];

export type MailLetter = {
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
  facts?: MailFact[];
  label?: string;
  closing?: string;
};

export type MailPayment = {
  method: string;
  cents: number;
  at: string | null;
  charged: Charged | null;
  document: string | null;
};

export type BookingMail = {
  booking: BookingView;
  paid: MailPayment | null;
  paid_cents: number;
  refund_cents: number;
  refund_parts: RefundPart[];
  full_refund_parts: RefundPart[];
  stray_cents: number;
  nearest_days: string[];
  asked: boolean;
};

const cents = (amount: unknown): number => Number(amount ?? 0);

export function bookingMailOf(
  booking: BookingView,
  payload: Readonly<Record<string, unknown>>,
  paid: MailPayment | null,
): BookingMail {
  const { nearest_dates, ways } = payload;
  const refund_cents = cents(payload["refund_cents"]);
  return {
    booking,
    paid,
    paid_cents: cents(payload["paid_cents"]),
    refund_cents,
    refund_parts: refundPartsOf(ways),
    full_refund_parts: refundPartsFor(waysOfMail(ways), refund_cents),
    stray_cents: cents(payload["stray_cents"]),
    nearest_days: v.is(openDatesSchema, nearest_dates) ? nearest_dates.map(({ date }) => date) : [],
    asked: payload["asked"] !== false,
  };
}
