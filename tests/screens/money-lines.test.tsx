import { MantineProvider } from "@mantine/core";
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { MoneyPanel } from "../../src/desk/bookings/one/money-panel.tsx";
import { aLocalBooking, aView } from "../../src/domain/booking/booking.fixture.ts";
import type { BookingDetail } from "../../src/domain/desk/lists/desk-schema.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { PriceSummary } from "../../src/features/booking/price-summary.tsx";
import { aPaymentFacts } from "../../src/features/payment/payment-facts.fixture.ts";
import { Receipt } from "../../src/features/payment/receipt.tsx";
import { PaymentsPanel } from "../../src/features/trips/trip/payments-panel.tsx";
import { mailContentOf } from "../../supabase/functions/_shared/mail/mail-contents.ts";
import { aShop } from "../../supabase/functions/_shared/shop.fixture.ts";
import { documentHtml } from "../../supabase/functions/generate-pdf/document-html.ts";
import { anInvoice } from "../../supabase/functions/generate-pdf/document.fixture.ts";

const PAID_AT = "2026-11-21T10:05:00Z";

const option = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom("Single room", "Airport transfer", "Camel ride, 2 h"),
  cents: fc.integer({ min: 0, max: 30_000 }),
  count: fc.integer({ min: 1, max: 4 }),
});
const code = fc.option(
  fc.oneof(
    fc.record({ code: fc.constant("AUTUMN"), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ code: fc.constant("MINUS"), amount_cents: fc.integer({ min: 1, max: 60_000 }) }),
  ),
);
const price = fc
  .tuple(
    fc.integer({ min: 100, max: 90_000 }),
    fc.integer({ min: 1, max: 32 }),
    fc.array(option, { maxLength: 3 }),
    code,
    fc.integer({ min: 0, max: 40_000 }),
  )
  .map(([unit, guests, options, off, kept]) => {
    const priced = quote(unit, guests, options, off);
    if (kept < 20_000) return priced;
    return { ...priced, kept_cents_by_terms: kept, total_cents: priced.total_cents + kept };
  });
type Price = ReturnType<typeof quote>;

const centsOf = (text = "") => Number(text.replaceAll(/[$,.]/g, "").replace("−", "-"));

function factsOf(html: string): [label: string, value: string][] {
  const page = document.createElement("div");
  page.innerHTML = html;
  const texts = (tag: string) => [...page.querySelectorAll(tag)].map(({ textContent }) => textContent ?? "");
  const values = texts("dd");
  return texts("dt").map((label, place) => [label, values[place] ?? ""]);
}
const rendered = (element: ReactNode) =>
  factsOf(
    renderToStaticMarkup(
      <MantineProvider>
        <MemoryRouter>{element}</MemoryRouter>
      </MantineProvider>,
    ),
  );

function expectToAddUp(facts: [string, string][], total: string, cents: number) {
  const first = facts.findIndex(([label]) => label.startsWith("$"));
  const last = facts.findIndex(([label]) => label.startsWith(total));
  expect(first).toBeGreaterThanOrEqual(0);
  const printed = facts.slice(first, last).map(([, value]) => centsOf(value));
  expect(printed.reduce((sum, line) => sum + line, 0)).toBe(cents);
  expect(centsOf(facts[last]?.[1])).toBe(cents);
}

const viewOf = (priced: Price, changes = {}) =>
  aView({ status: "confirmed", quote: priced, total_cents: priced.total_cents, ...changes });

const nothing = () => {};
const noParts = { statement: [], payments: [], claims: [], refunds: [], documents: [], mails: [] };

const surfaces: [string, (priced: Price) => [string, string][]][] = [
  [
    "the booking form",
    (priced) => [
      ...rendered(
        <PriceSummary
          quote={priced}
          trip={null}
          checkIn="2027-04-15"
          held={undefined}
          busy={false}
          slow={false}
          error={undefined}
        />,
      ),
      ["Total", `$${(priced.total_cents / 100).toFixed(2)}`],
    ],
  ],
  [
    "the trip's page",
    (priced) => rendered(<PaymentsPanel booking={aLocalBooking({ token: "" })} view={viewOf(priced)} />),
  ],
  [
    "the desk's booking",
    (priced) => {
      const money = { paid_cents: 0, refunded_cents: 0, owed_cents: 0, balance_due_on: null, refund_today_cents: 0 };
      const booking = { ...viewOf(priced), ...money, ...noParts } as unknown as BookingDetail;
      return rendered(<MoneyPanel booking={booking} done={nothing} />);
    },
  ],
  [
    "a mail",
    (priced) => {
      const mail = {
        id: "m",
        lease: "l",
        kind: "booking_confirmed" as const,
        to_name: "A",
        to_address: "a@example.com",
      };
      const rest = {
        payload: {},
        link_token: "t".repeat(43),
        links: null,
        waiting: null,
        data_link: null,
        invitation: null,
        paid: null,
      };
      return mailContentOf({ ...mail, ...rest, booking: viewOf(priced) }, "https://journey.example").facts ?? [];
    },
  ],
  [
    "an invoice",
    (priced) => factsOf(documentHtml(anInvoice({ quote: priced }, { cents: priced.total_cents }), aShop())),
  ],
];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(PAID_AT), toFake: ["Date"] });
});

it.each(surfaces)("adds the lines of %s up to its total", (_, print) => {
  fc.assert(
    fc.property(price, (priced) => {
      expectToAddUp(print(priced), "Total", priced.total_cents);
    }),
    { numRuns: 60 },
  );
});

it("adds the lines of a receipt up to the payment, whatever else was paid, is owed or was overpaid", () => {
  const part = fc.record({ share: fc.integer({ min: 0, max: 120 }), method: fc.constantFrom("gift_card", "cash") });
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 130 }), fc.array(part, { maxLength: 2 }), (priced, share, parts) => {
      const total = priced.total_cents;
      const amount_cents = Math.max(1, Math.floor((total * share) / 100));
      const payments = [
        { cents: amount_cents, method: "provider" },
        ...parts.map((one) => ({ cents: Math.floor((total * one.share) / 100), method: one.method })),
      ].map(({ cents, method }, place) => ({
        kind: "paid",
        at: PAID_AT,
        cents: -cents,
        payment_id: `p${place}`,
        method,
      }));
      const paid_cents = payments.reduce((sum, { cents }) => sum - cents, 0);
      const owed_cents = Math.max(0, total - paid_cents);
      const statement = [{ kind: "sale", at: PAID_AT, cents: total }, ...payments];
      const trip = aLocalBooking({ view: viewOf(priced, { paid_cents, owed_cents, statement }) });
      const payment = aPaymentFacts({ amount_cents, guests: priced.guests, owed_cents });
      expectToAddUp(rendered(<Receipt trip={trip} payment={payment} />), "Paid on", amount_cents);
    }),
    { numRuns: 60 },
  );
});
