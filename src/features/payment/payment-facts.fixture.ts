import type { PaymentFacts } from "../../data/remote/traveler/verbs.ts";
import { aView } from "../../domain/booking/booking.fixture.ts";

const { id, title, check_in, total_cents } = aView();

export const aPaymentFacts = (changes: Partial<PaymentFacts> = {}): PaymentFacts => ({
  payment_id: "p0",
  provider_payment_id: null,
  status: "completed",
  amount_cents: total_cents,
  currency: "USD",
  title,
  check_in,
  check_out: check_in,
  guests: 2,
  created_at: "2026-11-21T10:00:00Z",
  paid_at: "2026-11-21T10:05:00Z",
  booking_id: id,
  booking_status: "confirmed",
  needs_attention: false,
  owed_cents: 0,
  balance_due_on: null,
  ...changes,
});
