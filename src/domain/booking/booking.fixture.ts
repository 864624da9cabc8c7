import * as v from "valibot";
import { quote } from "../pricing/quote.ts";
import { CURRENT_TERMS } from "../terms/cancellation-policy.ts";
import { type BookingView, bookingViewSchema, type PaymentView } from "./booking-view.ts";
import type { BookingRequest, LocalBooking } from "./local-booking.ts";

export const aRequest = (changes: Partial<BookingRequest> = {}): BookingRequest => ({
  id: "0b0e0000-0000-4000-8000-000000000001",
  token: "t".repeat(43),
  tour_id: "0a000000-0000-4000-8000-000000000001",
  package_id: null,
  guests: 2,
  check_in: "2027-04-15",
  check_out: "2027-04-15",
  total_price_cents: quote(45_000, 2).total_cents,
  customer_first_name: "Gulnora",
  customer_last_name: "Karimova",
  customer_email: "gulnora@example.com",
  customer_phone: "+998901234567",
  special_requests: null,
  ...changes,
});

const view: BookingView = v.parse(bookingViewSchema, {
  id: "0b0e0000-0000-4000-8000-000000000001",
  reference: "JU-7K3M9Q",
  status: "pending",
  needs_attention: false,
  item_type: "tour",
  item_id: "0a000000-0000-4000-8000-000000000001",
  title: "Registan at Dawn",
  image_url: "seed/registan-1600.webp",
  guests: 2,
  check_in: "2027-04-15",
  check_out: "2027-04-15",
  ends_on: "2027-04-17",
  duration_days: 3,
  quote: quote(45_000, 2),
  total_cents: quote(45_000, 2).total_cents,
  customer_first_name: "Gulnora",
  customer_last_name: "Karimova",
  customer_name: "Gulnora Karimova",
  customer_email: "gulnora@example.com",
  customer_phone: "+998901234567",
  special_requests: null,
  expires_at: "2026-11-21T10:30:00Z",
  server_time: "2026-11-21T10:00:00Z",
  created_at: "2026-11-21T10:00:00Z",
  terms: CURRENT_TERMS,
  itinerary: { "1": "Registan", "2": "Shah-i-Zinda", "3": "Departure" },
  meeting_point: "Hotel lobby",
  meeting_latitude: 39.6547,
  meeting_longitude: 66.9758,
  meeting_time: "08:30",
  contact_phone: "+998662351234",
  includes: ["Guide"],
  payment: null,
  refund: null,
});

export const aView = (changes: Partial<BookingView> = {}): BookingView => ({ ...view, ...changes });

export const aPayment = (changes: Partial<PaymentView> = {}): PaymentView => ({
  payment_id: "0d000000-0000-4000-8000-000000000001",
  provider: "octo",
  provider_payment_id: null,
  status: "completed",
  amount_cents: view.total_cents,
  currency: "USD",
  redirect_url: null,
  created_at: "2026-11-21T10:00:00Z",
  paid_at: null,
  checked_at: null,
  confirmation_sent: false,
  ...changes,
});

export const aLocalBooking = (changes: Partial<LocalBooking> = {}): LocalBooking => ({
  id: "0b0e0000-0000-4000-8000-000000000001",
  token: "t".repeat(43),
  updated_at: "2026-11-21T10:00:00.000Z",
  created_at: "2026-11-21T10:00:00.000Z",
  title: "Registan at Dawn",
  image_url: "seed/registan-1600.webp",
  duration_days: 3,
  request: aRequest(),
  view: null,
  payment: null,
  refusal: null,
  ...changes,
});
