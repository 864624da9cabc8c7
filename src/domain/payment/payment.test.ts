import { describe, expect, it } from "vitest";
import { statusFromOcto } from "./octo-status.ts";
import { judgePoll, PAYMENT_POLL_MAX_ATTEMPTS } from "./polling.ts";
import { hasFailed, isOpenStatus, isPaymentStatus } from "./status.ts";
import { paymentEndedText } from "./words.ts";

describe("what Octo says", () => {
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
  ])("%s is our %s", (theirs, ours) => {
    expect(statusFromOcto(theirs)).toBe(ours);
  });

  it.each(["", "settled_somehow", "constructor", "__proto__"])("'%s' changes nothing", (word) => {
    expect(statusFromOcto(word)).toBeNull();
  });
});

describe("a payment's status", () => {
  it("is open, ended or unknown", () => {
    expect(["pending", "wait_user_action", "processing"].every(isOpenStatus)).toBe(true);
    expect(["completed", "refunded", "odd"].some(isOpenStatus)).toBe(false);
    expect(hasFailed("cancelled")).toBe(true);
    expect(isPaymentStatus("odd")).toBe(false);
    expect(paymentEndedText("failed")).toBe("Payment failed");
  });
});

describe("polling", () => {
  it("goes on while nothing ended, unknown words included, and then times out", () => {
    expect(judgePoll("processing", 1)).toBe("pending");
    expect(judgePoll("odd", PAYMENT_POLL_MAX_ATTEMPTS - 1)).toBe("pending");
    expect(judgePoll("odd", PAYMENT_POLL_MAX_ATTEMPTS)).toBe("timeout");
  });

  it("ends with the payment, also on the last attempt", () => {
    expect(judgePoll("completed", PAYMENT_POLL_MAX_ATTEMPTS)).toBe("success");
    expect(judgePoll("cancelled", 1)).toBe("failure");
  });
});
