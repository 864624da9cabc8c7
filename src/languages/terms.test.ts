import { describe, expect, it } from "vitest";
import { CURRENT_TERMS } from "../domain/terms/cancellation-policy.ts";
import { refundSteps } from "../domain/terms/refund.ts";
import { isMovable } from "../domain/booking/move/move-answer.ts";
import { cancelWords, freeChangeText } from "./en/terms/cancellation.ts";

describe("the terms in words", () => {
  it.each([
    ["2027-01-01", 264_00, "$198.00 refund until 1 Apr 2027, then $132.00"],
    ["2027-01-01", 1000_00, "$900.00 refund until 2 Mar 2027, then $750.00"],
    ["2027-04-10", 264_00, "$132.00 refund until 16 Apr 2027, then no refund"],
    ["2027-04-17", 264_00, "No refund if you cancel"],
    ["2027-05-02", 264_00, "No refund if you cancel"],
  ])("say on %s, of %i cents, what cancelling returns", (today, paid_cents, words) => {
    const steps = refundSteps(CURRENT_TERMS, { paid_cents, guests: 1, check_in: "2027-05-01" }, today);
    expect(cancelWords(steps, true)).toBe(words);
    expect(words.startsWith(cancelWords(steps))).toBe(true);
  });

  it("promise a change until the very day on which a trip can still be moved", () => {
    expect(freeChangeText({ checkIn: "2027-05-01" })).toBe("Change dates free until 1 May 2027");
    const trip = { status: "confirmed", check_in: "2027-05-01" } as const;
    expect(isMovable(trip, "2027-05-01")).toBe(true);
    expect(isMovable(trip, "2027-05-02")).toBe(false);
    expect(isMovable({ ...trip, sold_by: "viator" }, "2027-05-01")).toBe(false);
  });
});
