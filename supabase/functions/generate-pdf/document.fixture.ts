import type * as v from "valibot";
import { aView } from "../../../src/domain/booking/booking.fixture.ts";
import type { documentSchema } from "./document-html.ts";

type Document = v.InferOutput<typeof documentSchema>;
type Booking = Extract<Document["details"], { quote: unknown }>;

const { reference, title, guests, check_in, ends_on, customer_name, customer_email, quote, total_cents } = aView();

export const anInvoice = (details: Partial<Booking> = {}, changes: Partial<Document> = {}): Document => ({
  name: "INV-2026-00012",
  kind: "invoice",
  cents: total_cents,
  currency: "USD",
  made_at: "2026-11-21T20:00:00Z",
  payment_id: null,
  details: {
    reference,
    title,
    guests,
    check_in,
    ends_on,
    customer_name,
    customer_email,
    quote,
    reason: "sale",
    ...details,
  },
  ...changes,
});

export const aCardReceipt = (changes: Partial<Document> = {}): Document => ({
  name: "REC-2026-00042",
  kind: "receipt",
  cents: 10_000,
  currency: "USD",
  made_at: "2026-11-21T20:00:00Z",
  payment_id: null,
  details: { to_name: "<b>Anna</b>", card: "K7QXZ", valid_until: "2027-11-21", reason: "card", method: "cash" },
  ...changes,
});
