import * as v from "valibot";
import { type LetterText, PLACEHOLDERS, unknownPlaceholders } from "./letter.ts";

const SUBJECT_MAX = 150;
const BODY_MAX = 5_000;

export const LETTER_PROBLEMS = {
  subject: `A subject of at most ${SUBJECT_MAX} characters.`,
  body: `A text of at most ${BODY_MAX.toLocaleString("en-US")} characters.`,
  unknown: (names: readonly string[]) => `${names.join(", ")} is not a placeholder. Use ${PLACEHOLDERS.join(", ")}.`,
};

const written = (longest: number, problem: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text.length > 0 && text.length <= longest, problem),
  );

const filled = (longest: number, problem: string) =>
  v.pipe(
    written(longest, problem),
    v.check(
      (text) => unknownPlaceholders(text).length === 0,
      ({ input }) => LETTER_PROBLEMS.unknown(unknownPlaceholders(String(input))),
    ),
  );

export const answerFormSchema = v.object({ body: written(BODY_MAX, LETTER_PROBLEMS.body) });

export const letterFormSchema: v.GenericSchema<LetterText, LetterText> = v.object({
  subject: filled(SUBJECT_MAX, LETTER_PROBLEMS.subject),
  body: filled(BODY_MAX, LETTER_PROBLEMS.body),
});
