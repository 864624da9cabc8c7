import { DESK_PROBLEMS } from "#texts/desk.ts";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { LETTER_LIMITS } from "../domain/desk/bookings/check-letter.ts";
import { PLACEHOLDERS } from "../domain/desk/bookings/letter.ts";
import { COMMISSION_MAX } from "../domain/desk/bookings/manual-booking.ts";
import { NOTE_MAX } from "../domain/payment/money-form.ts";
import { MAX_TOTAL_CENTS } from "../domain/pricing/quote.ts";
import type { ProblemWords, WrongFiscalCode } from "../domain/problem.ts";
import { fieldWords } from "./desk-catalogue.ts";

const labelled =
  <Values extends { name: string }>(text: (values: Values) => string) =>
  (values: Values) =>
    text({ ...values, name: fieldWords(values.name).label });

const texts = DESK_PROBLEMS;

export const deskProblems: ProblemWords = {
  ...FORM_PROBLEMS,
  ...texts,
  sale_agreed: texts.sale_agreed({ maxTotalCents: MAX_TOTAL_CENTS }),
  sale_commission: texts.sale_commission({ commissionMax: COMMISSION_MAX }),
  money_note: texts.money_note({ noteMax: NOTE_MAX }),
  letter_subject: texts.letter_subject(LETTER_LIMITS),
  letter_body: texts.letter_body(LETTER_LIMITS),
  letter_unknown: ({ names }: { names: string }) =>
    texts.letter_unknown({ names, placeholders: PLACEHOLDERS.join(", ") }),
  field_required: labelled(texts.field_required),
  field_amount: labelled(texts.field_amount),
  field_whole: labelled(texts.field_whole),
  field_least: labelled(texts.field_least),
  field_most: labelled(texts.field_most),
  coordinate_number: labelled(texts.coordinate_number),
  coordinate_range: labelled(texts.coordinate_range),
  option_price_zero: ({ option }: { option: string }) => texts.option_price_zero({ option, zero: 0 }),
  option_fiscal: ({ option, found }: { option: string; found: WrongFiscalCode }) =>
    texts.option_fiscal({ option, problem: texts[found] }),
};
