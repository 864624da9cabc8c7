import * as v from "valibot";
import { problemMessage } from "../../problem.ts";
import { type LetterText, unknownPlaceholders } from "./letter.ts";

export const LETTER_LIMITS = { subject: 150, body: 5_000 } as const;

const written = (longest: number, code: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text.length > 0 && text.length <= longest, code),
  );

const filled = (longest: number, code: string) =>
  v.pipe(
    written(longest, code),
    v.check(
      (text) => unknownPlaceholders(text).length === 0,
      ({ input }) => problemMessage({ code: "letter_unknown", names: unknownPlaceholders(String(input)).join(", ") }),
    ),
  );

export const answerFormSchema = v.object({ body: written(LETTER_LIMITS.body, "letter_body") });

export const letterFormSchema: v.GenericSchema<LetterText, LetterText> = v.object({
  subject: filled(LETTER_LIMITS.subject, "letter_subject"),
  body: filled(LETTER_LIMITS.body, "letter_body"),
});
