import type { Language } from "../languages.ts";
import type { QuotedOption } from "../pricing/options.ts";
import type { BookingView, BookingRefusal, Traveler } from "./booking-view.ts";
import type { GivenAnswer } from "./form/answers.ts";
import type { RequestFields } from "./form/check-booking.ts";

/** Every retry sends it byte for byte the same. */
export type BookingRequest = RequestFields & {
  id: string;
  token: string;
  tour_id: string | null;
  package_id: string | null;
  total_price_cents: number;
  language?: Language;
  options?: { id: string; count: number }[];
  answers?: GivenAnswer[];
  code?: string;
  lock?: string;
  offer?: string;
};

export type PaymentSession = { url: string; payment_id: string; provider_payment_id: string | null };

/** The list with the later `saved_at` (milliseconds) wins. */
export type TravelerList = { travelers: Traveler[]; saved_at: number };

export type WrittenReview = {
  rating: number;
  words: string | null;
  name: string;
  language?: Language;
  written_at: number;
};

export type SeenMeeting = { as: "booking"; news_id: string; seen_at: number; by: "page" };

export type LocalBooking = {
  id: string;
  token: string;
  updated_at: string;
  created_at: string;
  /** The trip must still show these after the catalog drops the item. */
  title: string;
  image_url: string;
  duration_days: number;
  options?: QuotedOption[];
  destination_ids?: string[];
  request: BookingRequest | null;
  view: BookingView | null;
  payment: PaymentSession | null;
  refusal: BookingRefusal | null;
  unanswered?: boolean;
  travelers?: TravelerList;
  review?: WrittenReview;
  meeting_seen?: SeenMeeting;
};
