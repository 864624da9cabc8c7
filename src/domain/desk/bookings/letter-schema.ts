import * as v from "valibot";
import { languages } from "../../languages.ts";
import { integer, isoDay, optionalLanguage, textOrNull } from "../../schemas.ts";

const skippedSchema = v.object({ booking_id: v.string(), reference: textOrNull, reason: v.string() });
export type SkippedLetter = v.InferOutput<typeof skippedSchema>;

export const letterOutlookSchema = v.object({
  ok: v.literal(true),
  bookings: integer,
  addresses: integer,
  skipped: v.array(skippedSchema),
  languages: v.array(v.picklist(languages)),
  first: v.nullable(
    v.object({
      reference: v.string(),
      title: v.string(),
      check_in: isoDay,
      customer_first_name: v.string(),
      meeting_point: textOrNull,
      meeting_time: textOrNull,
      language: optionalLanguage,
    }),
  ),
});
export type LetterOutlook = v.InferOutput<typeof letterOutlookSchema>;

export const letterSentSchema = v.object({ ok: v.literal(true), queued: integer, skipped: v.array(skippedSchema) });
export type LetterSent = v.InferOutput<typeof letterSentSchema>;
