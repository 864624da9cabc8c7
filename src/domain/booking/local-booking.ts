import type { QuotedOption } from "../pricing/options.ts";
import type { BookingView, BookingRefusal, Traveller } from "./booking-view.ts";

/** What create_booking takes; the same bytes at every try. */
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
  /** Left out where there are none, as older requests leave it out. */
  options?: { id: string; count: number }[];
  /** A promotional code as it was typed; judged when the request arrives. */
  code?: string;
  /** The server's lock on this price. */
  lock?: string;
  /** The token of places that the waiting list holds for this traveller. */
  offer?: string;
};

/** What the provider's session needs beside the booking; asked for again until it is there. */
export type PaymentSession = { url: string; payment_id: string; provider_payment_id: string | null };

/** Who travels, as it was written at an instant in milliseconds: the later of two lists counts. */
export type TravellerList = { travellers: Traveller[]; saved_at: number };

/** A review of the trip, as it was written at an instant in milliseconds. */
export type WrittenReview = { rating: number; words: string | null; name: string; written_at: number };

/** Which change of the meeting its traveler has seen, and when, in milliseconds. */
export type SeenMeeting = { change_id: string; seen_at: number };

/** A booking as this device knows it: what was asked, and the server's last word on it. */
export type LocalBooking = {
  id: string;
  token: string;
  updated_at: string;
  created_at: string;
  /** Copies, so that the trip can be shown when the catalogue no longer knows the item. */
  title: string;
  image_url: string;
  duration_days: number;
  /** What was chosen, as it was shown. */
  options?: QuotedOption[];
  /** Where the trip goes: what else leads there is offered when this one is gone. Unknown for trips from elsewhere. */
  destination_ids?: string[];
  /** null for a trip opened from a mailed link: nothing was asked on this device. */
  request: BookingRequest | null;
  view: BookingView | null;
  payment: PaymentSession | null;
  refusal: BookingRefusal | null;
  /** The request may have arrived, and no answer came. */
  unheard?: boolean;
  /** The list that was written here last. */
  travellers?: TravellerList;
  /** The review that was written here last. */
  review?: WrittenReview;
  /** The newest change of its meeting that was acknowledged here. */
  meeting_seen?: SeenMeeting;
};
