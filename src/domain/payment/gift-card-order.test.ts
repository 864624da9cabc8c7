import * as v from "valibot";
import { expect, it } from "vitest";
import { EMPTY_GIFT_CARD_ORDER, giftCardOrderSchema } from "./gift-card-order.ts";

it("writes names on one line, without the control characters that the database refuses", () => {
  const order = { ...EMPTY_GIFT_CARD_ORDER, buyer_email: "timur@example.com" };
  expect(
    v.parse(giftCardOrderSchema, { ...order, buyer_name: "Timur\u0007\tKarimov", to_name: "Anna\r\nLee" }),
  ).toMatchObject({ buyer_name: "Timur Karimov", to_name: "Anna Lee" });
});
