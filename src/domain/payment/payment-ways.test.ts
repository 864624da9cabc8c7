import { expect, it } from "vitest";
import type { PaymentWay } from "../booking/booking-money.ts";
import { refundMethods, refundPartsFor } from "./payment-ways.ts";

const way = (method: string, own_cents: number, left_cents = own_cents): PaymentWay => ({
  method,
  own_cents,
  left_cents,
});
const card = way("provider", 50_000);
const cash = way("cash", 30_000);

it.each<[string, PaymentWay[], number, boolean, string]>([
  ["the newest first", [card, cash], 60_000, false, "provider 50000, cash 10000"],
  ["no further than it is needed", [cash, card], 20_000, false, "cash 20000"],
  ["what is stray only when asked for", [way("cash", 0, 500), card], 400, false, "provider 400"],
  ["and then first", [card, way("cash", 100, 500)], 600, true, "cash 400, provider 200"],
  [
    "all that is stray before what is own",
    [way("cash", 100, 500), way("provider", 100, 700)],
    1_100,
    true,
    "cash 500, provider 600",
  ],
  ["two of one way as one", [cash, card, way("cash", 5)], 80_005, false, "cash 30005, provider 50000"],
  ["nothing of nothing", [], 0, false, ""],
])("refunds %s", (_, ways, cents, withStray, parts) => {
  const back = refundPartsFor(ways, cents, withStray).map((part) => `${part.method} ${part.cents}`);
  expect(back.join(", ")).toBe(parts);
});

it("uses the promised refund first, then what was paid, then an older trip's payment", () => {
  const back = [{ method: "cash", cents: 5, status: "pending" }];
  expect(refundMethods({ ways: { own: [card], back }, payment: null })).toEqual(["cash"]);
  expect(refundMethods({ ways: { own: [card], back: [] }, payment: null })).toEqual(["provider"]);
  expect(refundMethods({ payment: null })).toEqual([]);
});
