import { expect, it, vi } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";

const answer = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock("../../data/remote/desk/ask-desk.ts", () => ({
  callDesk: async () => ({ ok: true, value: answer() }),
}));
const { PaymentPanel } = await import("./payment-panel.tsx");

const cardSale = {
  payment_id: "p",
  method: "provider",
  recorded_by: null,
  note: null,
  settlement_rate: null,
  provider_payment_id: "octo-1",
  status: "refunded",
  amount_cents: 10_000,
  refunded_cents: 10_000,
  currency: "USD",
  settlement_currency: null,
  settlement_amount: null,
  payment_method: "Visa",
  confirmation_sent: false,
  needs_attention: true,
  created_at: "2027-01-01T10:00:00Z",
  paid_at: "2027-01-01T10:01:00Z",
  checked_at: null,
  fiscal: [],
  customer: { first_name: "Timur", email: "timur@example.com" },
  booking: null,
  events: [],
  refunds: [],
  mails: [],
};

function open(more = {}) {
  answer.mockReturnValue({ ...cardSale, ...more });
  show(<PaymentPanel id="p" close={() => undefined} changed={() => undefined} />);
}

it("leads from the payment of a gift card to the cards, and says that spent money was refunded", async () => {
  open();
  await screen.sees("More was refunded than the gift card still held.");
  expect(document.querySelector('a[href="/admin/gift-cards"]')?.textContent).toBe("Gift card");
  expect(screen.text()).not.toContain("Confirmation");
});

it("says that nobody holds the code when money arrived for an erased buyer", async () => {
  open({ status: "completed", refunded_cents: 0, customer: {} });
  await screen.sees("nobody holds the code of the gift card");
  expect(screen.text()).not.toContain("More was refunded");
});

it("says that the amount differs when the provider reports another one", async () => {
  open({ status: "processing", refunded_cents: 0 });
  await screen.sees("The provider reports another amount");
  expect(screen.text()).not.toContain("More was refunded");
});

it("says nothing of a loss when the card still held what was refunded", async () => {
  open({ needs_attention: false });
  await screen.sees("timur@example.com");
  expect(screen.text()).not.toContain("More was refunded");
});
