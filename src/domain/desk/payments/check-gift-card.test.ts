import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isCardCode } from "../../payment/card-refusals.ts";
import { EMPTY_GIFT_CARD, giftCardFormSchema } from "./check-gift-card.ts";

const TODAY = "2026-11-22";
describe("the gift card form", () => {
  const typed = { ...EMPTY_GIFT_CARD, amount: "99.50", to_name: " Anna " };
  const read = (more: object) => v.safeParse(giftCardFormSchema(TODAY), { ...typed, ...more });

  it("sends what the server accepts, and null for empty fields", () => {
    expect(read({ sold_for: "given" }).output).toEqual({
      amount_cents: 9_950,
      sold_for: null,
      to_name: "Anna",
      language: "en",
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
  ])("refuses %j", (more) => {
    const { issues = [] } = read(more);
    expect(issues.map(({ path }) => path?.[0]?.key)).toEqual(Object.keys(more));
  });
});

it.each([
  ["k7m2p 9xq4t hb3wn", true],
  ["K7M2P-9XQ4T-HB3WN", true],
  ["SPRING-10", false],
  ["K7M2P-9XQ4T-HB3W1", false],
])("recognizes '%s' as a gift card's code: %s", (typed, is) => expect(isCardCode(typed)).toBe(is));
