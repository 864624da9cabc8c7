import { describe, expect, it } from "vitest";
import { failureSentence } from "../../text/payment-pages.ts";
import { isPaymentOf } from "../booking/booking-money.ts";
import { aPayment, aView } from "../booking/booking.fixture.ts";
import { isStillOpen } from "./failures.ts";
import { statusFromOcto } from "./octo-status.ts";

describe("an Octo status", () => {
  it.each([
    ["created", "pending"],
    ["wait_user_action", "wait_user_action"],
    ["waiting_for_capture", "processing"],
    ["payment_in_process", "processing"],
    ["succeeded", "completed"],
    ["canceled", "cancelled"],
    ["expired", "cancelled"],
    ["declined", "failed"],
    ["refunded", "refunded"],
    ["SUCCEEDED", "completed"],
  ])("%s becomes our %s", (theirs, ours) => {
    expect(statusFromOcto(theirs)).toBe(ours);
  });

  it.each(["", "settled_somehow", "constructor", "__proto__"])("'%s' changes nothing", (word) => {
    expect(statusFromOcto(word)).toBeNull();
  });
});

describe("the reason a payment page failed", () => {
  it.each([
    ["timeout", "Payment processing timeout", true],
    ["given_up", "User cancelled payment verification", true],
    ["check_failed", "Status check failed", true],
    ["not_found", "Payment not found", false],
    ["payment_wait_user_action", "Payment wait_user_action", true],
    ["payment_processing", "Payment processing", true],
    ["payment_refunded", "Payment refunded", false],
    ["payment_declined", "Payment declined", false],
    ["payment_cancelled", "Payment cancelled", false],
    ["51", null, false],
    ["toString", null, false],
    ["payment_<b>", null, false],
  ])("for '%s' is %j", (code, sentence, open) => {
    expect(failureSentence(code)).toBe(sentence);
    expect(isStillOpen(code)).toBe(open);
  });
});

describe("the payment an address means", () => {
  const last = aPayment({ payment_id: "row", provider_payment_id: "provider-2", status: "failed" });
  const session = { url: "https://pay.example", payment_id: "ours", provider_payment_id: "provider-1" };

  it.each(["row", "provider-2", "ours", "provider-1"])("is found by '%s'", (id) => {
    expect(isPaymentOf({ id: "a", payment: session, view: aView({ payment: last }) }, id)).toBe(true);
  });

  it("is not found by another id or an empty one", () => {
    expect(isPaymentOf({ id: "a", payment: session, view: null }, "")).toBe(false);
    expect(isPaymentOf({ id: "a", payment: null, view: null }, "ours")).toBe(false);
  });
});
