import type * as v from "valibot";
import { aView } from "../../../src/domain/booking/booking.fixture.ts";
import type { documentSchema } from "./document-html.ts";

type Document = v.InferOutput<typeof documentSchema>;

const { reference, title, guests, check_in, ends_on, customer_name, customer_email, quote, total_cents } = aView();

export const anInvoice = (details: Partial<Document["details"]> = {}, changes: Partial<Document> = {}): Document => ({
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
