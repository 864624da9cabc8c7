import { CHANGED_BOOKING, LETTER_TEXTS } from "#words/desk.ts";
import { statusWords } from "#words/desk/names.ts";
import * as mails from "#words/mails.ts";
import * as terms from "#words/terms.ts";
import * as enMails from "#languages/en/mails.ts";
import * as enShared from "#languages/en/shared.ts";
import * as enWrite from "#languages/en/write.ts";
import * as ruMails from "#languages/ru/mails.ts";
import * as ruShared from "#languages/ru/shared.ts";
import * as ruWrite from "#languages/ru/write.ts";
import * as uzMails from "#languages/uz/mails.ts";
import * as uzShared from "#languages/uz/shared.ts";
import * as uzWrite from "#languages/uz/write.ts";
import type { LetterFills, LetterTemplate } from "../domain/desk/bookings/letter.ts";
import type { Language } from "../domain/languages.ts";
import { textOfCode } from "../domain/problem.ts";
import type { QuotedOption } from "../domain/pricing/options.ts";
import { attentionText, letterFills, letterTemplates } from "./letters.ts";
import { optionsOrNone } from "./terms.ts";

type Words = Parameters<typeof letterFills>[0];
type GuestLetters = { templates: readonly LetterTemplate[]; fills: LetterFills };

const guestLetters = (words: Words): GuestLetters => ({
  templates: letterTemplates(words.mails),
  fills: letterFills(words),
});

/** A letter is in the language of its guest, not of the desk. */
export const GUEST_LETTERS: Record<Language, GuestLetters> = {
  en: guestLetters({ mails: enMails, shared: enShared, write: enWrite }),
  ru: guestLetters({ mails: ruMails, shared: ruShared, write: ruWrite }),
  uz: guestLetters({ mails: uzMails, shared: uzShared, write: uzWrite }),
};

export const writeTitle = (bookings: number): string =>
  bookings > 1 ? LETTER_TEXTS.actMany({ bookings }) : LETTER_TEXTS.act;

export function recipientsText(bookings: number, addresses: number): string {
  if (bookings === 0) return LETTER_TEXTS.toNobody;
  return addresses === bookings ? LETTER_TEXTS.to({ addresses }) : LETTER_TEXTS.toFor({ addresses, bookings });
}

export const skippedText = (reference: string | null, code: string): string =>
  LETTER_TEXTS.why({
    reference: reference ?? LETTER_TEXTS.aBooking,
    reason: textOfCode(LETTER_TEXTS.skips, code) ?? code,
  });

export const queuedText = (queued: number, why: string): string =>
  queued === 0 ? LETTER_TEXTS.noneQueued({ why }) : LETTER_TEXTS.someQueued({ queued, why });

const CHANGED_VALUES: Readonly<Record<string, (value: never) => string>> = {
  status: (status: string) => CHANGED_BOOKING.status({ status: statusWords(status).toLowerCase() }),
  check_in: (check_in: string) => CHANGED_BOOKING.check_in({ check_in }),
  guests: (guests: number) => CHANGED_BOOKING.guests({ guests }),
  options: (options: QuotedOption[]) => CHANGED_BOOKING.options({ options: optionsOrNone(terms, options) }),
  total_cents: (cents: number) => CHANGED_BOOKING.total_cents({ cents }),
  paid_cents: (cents: number) => CHANGED_BOOKING.paid_cents({ cents }),
  refunded_cents: (cents: number) => CHANGED_BOOKING.refunded_cents({ cents }),
  attention_reason: (reason: string | null) =>
    reason ? CHANGED_BOOKING.attention({ attention: attentionText(mails, reason) }) : CHANGED_BOOKING.noAttention,
  customer_first_name: (value: string) => CHANGED_BOOKING.customer_first_name({ value }),
  customer_last_name: (value: string) => CHANGED_BOOKING.customer_last_name({ value }),
  customer_email: (value: string) => CHANGED_BOOKING.customer_email({ value }),
  customer_phone: (value: string) => CHANGED_BOOKING.customer_phone({ value }),
};

export function changedText(now: Readonly<Record<string, unknown>>): string {
  const changes = Object.entries(now).flatMap(
    ([name, value]) => textOfCode(CHANGED_VALUES, name)?.(value as never) ?? [],
  );
  return changes.length > 0 ? CHANGED_BOOKING.textNow({ changes: changes.join(", ") }) : CHANGED_BOOKING.text;
}
