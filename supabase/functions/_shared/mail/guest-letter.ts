import * as v from "valibot";
import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { letterFor, paragraphsOf } from "../../../../src/domain/desk/bookings/letter.ts";
import { letterFills } from "../../../../src/text/letters.ts";
import type { Words } from "../text/languages.ts";

const payloadSchema = v.object({ subject: v.string(), body: v.string() });

export function guestLetter(booking: BookingView, payload: Record<string, unknown>, words: Words) {
  const { subject, paragraphs } = letterFor(v.parse(payloadSchema, payload), booking, letterFills(words));
  return { subject, title: subject, paragraphs };
}

export function requestAnswer(payload: Record<string, unknown>, { mails }: Words) {
  const { subject, body } = v.parse(payloadSchema, payload);
  return { subject, title: subject, paragraphs: paragraphsOf(body), closing: mails.MAIL_FRAME.answer };
}
