import * as v from "valibot";
import type { LetterText } from "../../../domain/desk/bookings/letter.ts";
import {
  type LetterOutlook,
  letterOutlookSchema,
  letterSentSchema,
} from "../../../domain/desk/bookings/letter-schema.ts";
import { deskAct, type DeskAnswer, deskCall, deskWrite, refusalSchema, refused } from "./desk-call.ts";

/** Of one booking alone one knows what became of it: it is written to also when it ended. */
const toWhom = (booking_ids: readonly string[], all: readonly string[]) => ({
  booking_ids,
  also_ended: all.length === 1,
});

function granted<T extends { ok: true }>(answer: DeskAnswer<T | v.InferOutput<typeof refusalSchema>>): DeskAnswer<T> {
  if (!answer.ok) return answer;
  return answer.value.ok ? { ok: true, value: answer.value } : refused(answer.value.code, answer.value.field);
}

/** The server takes so many in one go. */
const AT_MOST = 1_000;

const together = (one: LetterOutlook, other: LetterOutlook): LetterOutlook => ({
  ok: true,
  bookings: one.bookings + other.bookings,
  addresses: one.addresses + other.addresses,
  skipped: [...one.skipped, ...other.skipped],
  first: one.first ?? other.first,
});

/** To whom a letter would go, and to whom not. */
export async function letterOutlook(all: readonly string[]): Promise<DeskAnswer<LetterOutlook>> {
  let sum: LetterOutlook = { ok: true, bookings: 0, addresses: 0, skipped: [], first: null };
  for (let from = 0; from < all.length; from += AT_MOST) {
    const message = toWhom(all.slice(from, from + AT_MOST), all);
    const part = granted(await deskCall("letter_outlook", { message }, v.union([letterOutlookSchema, refusalSchema])));
    if (!part.ok) return part;
    sum = together(sum, part.value);
  }
  return { ok: true, value: sum };
}

/** Some of all it goes to. The id is the letter's: whoever has it in the outbox gets no second one. */
export async function writeToGuests(id: string, letter: LetterText, some: readonly string[], all: readonly string[]) {
  const message = { id, ...toWhom(some, all), subject: letter.subject, body: letter.body };
  return granted(await deskWrite("write_to_guests", { message }, v.union([letterSentSchema, refusalSchema])));
}

export const resendMail = (mail: string) => deskAct("resend_mail", { mail });
