import type { LetterFills, LetterTemplate } from "../domain/desk/bookings/letter.ts";
import type { Language } from "../domain/languages.ts";
import { LETTER_FILLS as fillsEn } from "./en/desk/letters.ts";
import { LETTERS as lettersEn } from "./en/desk/letter-templates.ts";
import { LETTER_FILLS as fillsRu } from "./ru/desk/letters.ts";
import { LETTERS as lettersRu } from "./ru/desk/letter-templates.ts";
import { LETTER_FILLS as fillsUz } from "./uz/desk/letters.ts";
import { LETTERS as lettersUz } from "./uz/desk/letter-templates.ts";

type GuestLetters = { templates: readonly LetterTemplate[]; fills: LetterFills };

export const GUEST_LETTERS: Record<Language, GuestLetters> = {
  en: { templates: lettersEn, fills: fillsEn },
  ru: { templates: lettersRu, fills: fillsRu },
  uz: { templates: lettersUz, fills: fillsUz },
};
