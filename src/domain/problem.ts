type Most = { most: number };
type Name = { name: string };
type Place = { place: number };
type Option = { option: string };
type Question = { question: string };

export type WrongFiscalCode = "mxik" | "package_code";

type ValuesOf = Record<"field_amount" | "field_least" | "field_required" | "field_whole" | "coordinate_number", Name> &
  Record<"coordinate_range" | "field_most", Name & Most> &
  Record<"characters_most" | "lines_most" | "name_most" | "options_most" | "people_most", Most> &
  Record<"pictures_most" | "questions_most", Most> &
  Record<"option_name" | "person_name" | "person_picture" | "picture_address" | "picture_twice", Place> &
  Record<"picture_words" | "question_text", Place> &
  Record<"option_name_long" | "person_long" | "person_words_long" | "picture_words_long", Place & Most> &
  Record<"question_long", Place & Most> &
  Record<"option_price" | "option_price_zero" | "options_twice", Option> &
  Record<"answer_missing" | "questions_twice", Question> &
  Record<"answer_long" | "question_choice_long", Question & Most> & {
    letter_unknown: { names: string };
    option_count: Option & Most;
    option_fiscal: Option & { found: WrongFiscalCode };
    option_price_most: Option & { cents: number };
    question_choice_twice: Question & { choice: string };
    question_choices: Question & Most & { least: number };
    too_early: { first: string };
    too_late: { last: string };
  };
type Code = keyof ValuesOf;
type ProblemWithValues = { [Each in Code]: { code: Each } & ValuesOf[Each] }[Code];

/** A string is the code of a problem without values. */
export type FoundProblem = string | ProblemWithValues;

/** Valibot takes strings only. */
export const problemMessage = (found: FoundProblem): string =>
  typeof found === "string" ? found : JSON.stringify(found);

export const problemIn = (carried: string): FoundProblem => (carried.startsWith("{") ? JSON.parse(carried) : carried);

type Words = string | ((values: never) => string);
export type ProblemWords = Readonly<Record<string, Words>> & {
  readonly [Each in Code]?: (values: Record<keyof ValuesOf[Each], never>) => string;
};

export function problemText(found: FoundProblem, words: ProblemWords): string {
  const code = typeof found === "string" ? found : found.code;
  const written = textOfCode<Words>(words, code);
  if (written === undefined) return code;
  return typeof written === "string" ? written : written(found as never);
}

export const textOfCode = <Text>(texts: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined;
