import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isCardCode } from "../payment/gift-card-code.ts";
import { cardState, type DeskGiftCard, EMPTY_GIFT_CARD, giftCardFormSchema, isCardAbout } from "./gift-card-form.ts";

const TODAY = "2026-11-22";
const card = (more: Partial<DeskGiftCard> = {}): DeskGiftCard => ({
  id: "c",
  code: "K7M2P-9XQ4T-HB3WN",
  amount_cents: 10_000,
  left_cents: 10_000,
  sold_for: "cash",
  to_name: "Anna Lee",
  to_address: "anna@example.com",
  valid_until: null,
  made_by: "admin@example.com",
  made_at: "2026-11-21T10:00:00Z",
  voided_at: null,
  void_reason: null,
  ...more,
});

it.each<[string, Partial<DeskGiftCard>]>([
  ["active", {}],
  ["active", { valid_until: TODAY }],
  ["over", { valid_until: "2026-11-21" }],
  ["used_up", { left_cents: 0, valid_until: "2026-11-21" }],
  ["voided", { voided_at: "2026-11-21T10:00:00Z", left_cents: 0 }],
])("a card is %s: %j", (state, more) => expect(cardState(card(more), TODAY)).toBe(state));

it.each([
  ["k7m2p9x", true],
  [" hb3wn ", true],
  ["LEE", true],
  ["example.com", true],
  ["", true],
  ["zzz", false],
])("looked for by '%s' it is found: %s", (search, found) => expect(isCardAbout(card(), search)).toBe(found));

describe("what is typed to make one", () => {
  const typed = { ...EMPTY_GIFT_CARD, amount: "99.50", to_name: " Anna " };
  const read = (more: object) => v.safeParse(giftCardFormSchema(TODAY), { ...typed, ...more });

  it("is what the server takes, nothing where nothing was typed", () => {
    expect(read({ sold_for: "given" }).output).toEqual({
      amount_cents: 9_950,
      sold_for: null,
      to_name: "Anna",
      to_address: null,
      valid_until: null,
    });
  });

  it.each([
    { amount: "0.99" },
    { amount: "50000.01" },
    { amount: "ten" },
    { to_name: " " },
    { to_address: "nobody" },
    { valid_until: "2026-11-21" },
  ])("is said to be wrong: %j", (more) => {
    const { issues = [] } = read(more);
    expect(issues.map(({ path }) => path?.[0]?.key)).toEqual(Object.keys(more));
  });
});

it.each([
  ["k7m2p 9xq4t hb3wn", true],
  ["K7M2P-9XQ4T-HB3WN", true],
  ["SPRING-10", false],
  ["K7M2P-9XQ4T-HB3W1", false],
])("'%s' is written like a gift card: %s", (typed, is) => expect(isCardCode(typed)).toBe(is));
