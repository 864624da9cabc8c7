import { beforeEach, expect, it, vi } from "vitest";
import { GIFT_CARD_BOUGHT, GIFT_CARD_NEXT, GIFT_CARD_SHOP } from "#texts/payment.ts";
import { field, place, render, submit, type } from "../../../../tests/support/render.tsx";
import { connection } from "../../../data/net/connection.ts";

const server = vi.hoisted((): { orders: unknown[]; order: unknown; sale: unknown } => ({
  orders: [],
  order: null,
  sale: null,
}));
vi.mock("../../../data/local/drafts.ts", async (actual) => ({
  ...(await actual<object>()),
  formDraft: () => ({
    load: async () => null,
    save: async () => null,
    saveSync: () => undefined,
    remove: async () => undefined,
  }),
}));
vi.mock("../../../data/remote/traveler/gift-cards.ts", () => {
  const read = async () => server.sale;
  return {
    buyGiftCard: async (order: unknown) => {
      server.orders.push(order);
      return server.order;
    },
    giftCardReaders: () => ({ fetch: read, refresh: read }),
  };
});
const { GiftCardOrderForm } = await import("./gift-card-order-form.tsx");
const { GiftCardResult } = await import("./gift-card-result.tsx");

beforeEach(() => {
  server.orders.length = 0;
});

it("asks for a recipient and a buyer before it orders", async () => {
  await render(<GiftCardOrderForm />);
  await submit();
  expect(place.textContent).toContain("Please tell us who it is for");
  expect(server.orders).toEqual([]);
});

it.each(["offline", "online"] as const)(
  "says at the head of the form that it needs a connection: %s",
  async (state) => {
    connection.report(state);
    await render(<GiftCardOrderForm />);
    expect(place.textContent?.startsWith(GIFT_CARD_SHOP.offline)).toBe(state === "offline");
  },
);

it.each([
  ["unreachable", { ok: false, code: "unreachable", reason: "offline" }, /nothing was ordered/],
  ["no rate", { ok: false, code: "failed", reason: "no_rate", not_done: true }, /exchange rate/],
  ["a server that fails", { ok: false, code: "failed", reason: "server_failed" }, /haven't been charged/],
])("keeps what was typed and says why it could not be ordered: %s", async (_, answer, said) => {
  server.order = answer;
  await render(<GiftCardOrderForm />);
  for (const [name, text] of Object.entries({ to_name: "Anna", buyer_name: "Timur", buyer_email: "t@example.com" }))
    await type(name, text);
  await submit();
  expect(place.textContent).toMatch(said);
  expect(field("to_name").value).toBe("Anna");
  expect(server.orders).toEqual([
    {
      amount_cents: 10_000,
      to_name: "Anna",
      to_address: null,
      message: null,
      buyer_name: "Timur",
      buyer_email: "t@example.com",
    },
  ]);
});

const found = (status: string) => ({ ok: true, value: { payment_id: "p", status, amount_cents: 10_000, card: null } });
it.each([
  ["completed", found("completed"), "Gift card paid"],
  ["still open", found("pending"), "Checking your payment"],
  ["cancelled", found("cancelled"), "Not paid"],
  ["unknown", { ok: true, value: null }, "No such payment"],
])("says how a payment stands that is %s", async (_, sale, title) => {
  server.sale = sale;
  await render(<GiftCardResult paymentId="p" />);
  expect(place.querySelector("h2")?.textContent).toBe(title);
});

const card = { code: "AAAAA-BBBBB-CCCCC", to_name: "Anna", to_address: "anna@example.com" as string | null };
it.each([
  ["with an address", card, GIFT_CARD_BOUGHT.mailed({ name: "Anna", address: "anna@example.com" })],
  ["without an address", { ...card, to_address: null }, GIFT_CARD_BOUGHT.handOver({ name: "Anna" })],
])("shows the buyer the code, the value, the recipient and what happens next: %s", async (_, bought, next) => {
  server.sale = { ok: true, value: { payment_id: "p", status: "completed", amount_cents: 10_000, card: bought } };
  await render(<GiftCardResult paymentId="p" />);
  for (const text of ["$100.00", "Anna", card.code, next, GIFT_CARD_NEXT.another])
    expect(place.textContent).toContain(text);
});
