import * as v from "valibot";
import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { letterFor, paragraphsOf } from "../../../../src/domain/desk/bookings/letter.ts";
import type { Words } from "../text/languages.ts";

const payloadSchema = v.object({ subject: v.string(), body: v.string() });

export function guestLetter(booking: BookingView, payload: Record<string, unknown>, { LETTER_FILLS }: Words) {
  const { subject, paragraphs } = letterFor(v.parse(payloadSchema, payload), booking, LETTER_FILLS);
  return { subject, title: subject, paragraphs };
}

export function requestAnswer(payload: Record<string, unknown>, { MAIL_FRAME }: Words) {
  const { subject, body } = v.parse(payloadSchema, payload);
  return { subject, title: subject, paragraphs: paragraphsOf(body), closing: MAIL_FRAME.answer };
}
