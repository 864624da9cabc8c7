import * as v from "valibot";
import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { LETTER_FILLS } from "../../../../src/languages/en/desk/letters.ts";
import { MAIL_FRAME } from "../../../../src/languages/en/mails/sentences.ts";
import { letterFor, paragraphsOf } from "../../../../src/domain/desk/bookings/letter.ts";

const payloadSchema = v.object({ subject: v.string(), body: v.string() });

export function guestLetter(booking: BookingView, payload: Record<string, unknown>) {
  const { subject, paragraphs } = letterFor(v.parse(payloadSchema, payload), booking, LETTER_FILLS);
  return { subject, title: subject, paragraphs };
}

export function requestAnswer(payload: Record<string, unknown>) {
  const { subject, body } = v.parse(payloadSchema, payload);
  return { subject, title: subject, paragraphs: paragraphsOf(body), closing: MAIL_FRAME.answer };
}
