import * as enMails from "#languages/en/mails.ts";
import * as enShared from "#languages/en/shared.ts";
import * as enWrite from "#languages/en/write.ts";
import * as ruMails from "#languages/ru/mails.ts";
import * as ruShared from "#languages/ru/shared.ts";
import * as ruWrite from "#languages/ru/write.ts";
import * as uzMails from "#languages/uz/mails.ts";
import * as uzShared from "#languages/uz/shared.ts";
import * as uzWrite from "#languages/uz/write.ts";
import { LETTER_TEXTS } from "#texts/desk.ts";
import type { LetterFills, LetterTemplate } from "../domain/desk/bookings/letter.ts";
import type { Language } from "../domain/languages.ts";
import { named } from "./desk.ts";
import { letterFills, letterTemplates } from "./letters.ts";

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

export const unwrittenText = (reference: string | null, code: string): string =>
  LETTER_TEXTS.why({
    reference: reference ?? LETTER_TEXTS.aBooking,
    reason: named(LETTER_TEXTS.skips, code),
  });

export const queuedText = (queued: number, why: string): string =>
  queued === 0 ? LETTER_TEXTS.noneQueued({ why }) : LETTER_TEXTS.someQueued({ queued, why });
