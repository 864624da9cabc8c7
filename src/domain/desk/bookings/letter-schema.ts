import * as v from "valibot";

const count = v.pipe(v.number(), v.integer());

const skippedSchema = v.object({ booking_id: v.string(), reference: v.nullable(v.string()), reason: v.string() });
export type SkippedLetter = v.InferOutput<typeof skippedSchema>;

export const letterOutlookSchema = v.object({
  ok: v.literal(true),
  bookings: count,
  addresses: count,
  skipped: v.array(skippedSchema),
  first: v.nullable(
    v.object({
      reference: v.string(),
      title: v.string(),
      check_in: v.pipe(v.string(), v.isoDate()),
      customer_first_name: v.string(),
      meeting_point: v.nullable(v.string()),
      meeting_time: v.nullable(v.string()),
    }),
  ),
});
export type LetterOutlook = v.InferOutput<typeof letterOutlookSchema>;

export const letterSentSchema = v.object({ ok: v.literal(true), queued: count, skipped: v.array(skippedSchema) });
export type LetterSent = v.InferOutput<typeof letterSentSchema>;
