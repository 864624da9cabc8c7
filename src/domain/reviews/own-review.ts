import * as v from "valibot";
import type { BookingView } from "../booking/booking-view.ts";
import { anyFirstName, NAME, SAYS } from "../booking/form/field-rules.ts";
import { sanitise } from "../booking/form/sanitise.ts";
import type { LocalBooking, WrittenReview } from "../booking/local-booking.ts";

export const REVIEW_WORDS_MAX = 2000;

const ownSchema = v.object({
  rating: v.number(),
  words: v.nullable(v.string()),
  name: v.string(),
  written_at: v.number(),
  status: v.picklist(["waiting", "published", "declined"]),
  reason: v.nullable(v.string()),
  answer: v.nullable(v.string()),
});
/** A traveler's own, as the server has it. */
export type OwnReview = v.InferOutput<typeof ownSchema>;

/** As the server told it; of a trip kept by an older version there is none. */
export function reviewOf({ review }: Pick<BookingView, "review">): OwnReview | null {
  const read = v.safeParse(ownSchema, review);
  return read.success ? read.output : null;
}

/** What was written here counts until the server tells of something as new. */
export function newestReview({ view, review }: Pick<LocalBooking, "view" | "review">): WrittenReview | null {
  const known = view && reviewOf(view);
  return review && review.written_at > (known?.written_at ?? 0) ? review : known;
}

export const reviewFormSchema = v.object({
  rating: v.pipe(v.string(), v.regex(/^[1-5]$/, "Please choose one to five stars")),
  words: v.pipe(
    v.string(),
    v.transform(sanitise),
    // In characters, as the database counts.
    v.check((words) => Array.from(words).length <= REVIEW_WORDS_MAX, "That is too long; please shorten it"),
  ),
  name: v.pipe(anyFirstName, v.regex(NAME, SAYS.name_wrong)),
});
export type ReviewFormValues = v.InferInput<typeof reviewFormSchema>;

export const toReview = ({ rating, words, name }: v.InferOutput<typeof reviewFormSchema>) => ({
  rating: Number(rating),
  words: words || null,
  name,
});

/** The form as it is opened: what was written last, else empty under the first name of the booking. */
export const reviewForm = (written: WrittenReview | null, firstName: string): ReviewFormValues => ({
  rating: String(written?.rating ?? ""),
  words: written?.words ?? "",
  name: written?.name ?? firstName,
});
