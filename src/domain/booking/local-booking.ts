import type { QuotedOption } from "../pricing/options.ts";
import type { BookingView, BookingRefusal, Traveler } from "./booking-view.ts";

/** Sent byte for byte the same at every try. */
export type BookingRequest = {
  id: string;
  token: string;
  tour_id: string | null;
  package_id: string | null;
  guests: number;
  check_in: string;
  check_out: string;
  total_price_cents: number;
  customer_first_name: string;
  customer_last_name: string;
  customer_email: string;
  customer_phone: string;
  special_requests: string | null;
  /** Omitted if there are none, as in older requests. */
  options?: { id: string; count: number }[];
  /** As typed; the server judges it on arrival. */
  code?: string;
  lock?: string;
  /** The token of seats that the waiting list holds for this traveler. */
  offer?: string;
};

/** Requested again until it is there. */
export type PaymentSession = { url: string; payment_id: string; provider_payment_id: string | null };

/** `saved_at` in milliseconds decides which of two lists counts. */
export type TravelerList = { travelers: Traveler[]; saved_at: number };

export type WrittenReview = { rating: number; words: string | null; name: string; written_at: number };

export type SeenMeeting = { change_id: string; seen_at: number };

/** A booking as this device knows it: the request and the server's latest answer. */
export type LocalBooking = {
  id: string;
  token: string;
  updated_at: string;
  created_at: string;
  /** Copied so that the trip still shows when the catalog has dropped the item. */
  title: string;
  image_url: string;
  duration_days: number;
  options?: QuotedOption[];
  /** Used to suggest other trips if this one is gone; unknown for imported trips. */
  destination_ids?: string[];
  /** Null for a trip opened from a mailed link. */
  request: BookingRequest | null;
  view: BookingView | null;
  payment: PaymentSession | null;
  refusal: BookingRefusal | null;
  /** The request may have arrived, but no answer came. */
  unheard?: boolean;
  travelers?: TravelerList;
  review?: WrittenReview;
  meeting_seen?: SeenMeeting;
};
