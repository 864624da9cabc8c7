import * as v from "valibot";
import type { BookingView } from "../booking/booking-view.ts";
import { anyFirstName, cleanText, NAME } from "../booking/form/field-rules.ts";
import type { LocalBooking, WrittenReview } from "../booking/local-booking.ts";
import { textOrNull } from "../schemas.ts";

export const REVIEW_WORDS_MAX = 2000;

export const ownReviewSchema = v.object({
  rating: v.number(),
  words: textOrNull,
  name: v.string(),
  written_at: v.number(),
  status: v.picklist(["waiting", "published", "declined"]),
  reason: textOrNull,
  answer: textOrNull,
});
export type OwnReview = v.InferOutput<typeof ownReviewSchema>;

export function reviewOf({ review }: Pick<BookingView, "review">): OwnReview | null {
  const parsed = v.safeParse(ownReviewSchema, review);
  return parsed.success ? parsed.output : null;
}

/** The local review wins until the server has one at least as new. */
export function newestReview({ view, review }: Pick<LocalBooking, "view" | "review">): WrittenReview | null {
  const savedReview = view && reviewOf(view);
  return review && review.written_at > (savedReview?.written_at ?? 0) ? review : savedReview;
}

export const reviewFormSchema = v.object({
  rating: v.pipe(v.string(), v.regex(/^[1-5]$/, "stars")),
  words: v.pipe(
    cleanText,
    v.check((words) => Array.from(words).length <= REVIEW_WORDS_MAX, "text_long"),
  ),
  name: v.pipe(anyFirstName, v.regex(NAME, "name_wrong")),
});
export type ReviewFormValues = v.InferInput<typeof reviewFormSchema>;

export const reviewOfForm = ({ rating, words, name }: v.InferOutput<typeof reviewFormSchema>) => ({
  rating: Number(rating),
  words: words || null,
  name,
});

export const reviewForm = (written: WrittenReview | null, firstName: string): ReviewFormValues => ({
  rating: String(written?.rating ?? ""),
  words: written?.words ?? "",
  name: written?.name ?? firstName,
});
