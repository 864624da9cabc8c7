import { describe, expect, it } from "vitest";
import { CURRENT_TERMS } from "./cancellation-policy.ts";
import { OTHER_CHANNEL_FEES } from "./other-channels.ts";
import { feeRows, refundRows } from "./words.ts";

describe("the terms in words", () => {
  it("tell the refunds of bookings made here", () => {
    expect(refundRows(CURRENT_TERMS)).toEqual([
      ["60 or more days before departure", "Full refund minus $100 per person, never less than 75%"],
      ["30 to 59 days before departure", "75% refund"],
      ["15 to 29 days before departure", "50% refund"],
      ["0 to 14 days before departure", "No refund"],
    ]);
  });

  it("tell the fees of other channels", () => {
    expect(feeRows(OTHER_CHANNEL_FEES)).toEqual([
      ["More than 30 days", "10% of the total"],
      ["15 to 29 days", "25% of the total"],
      ["8 to 14 days", "50% of the total"],
      ["7 days or less", "100% of the total"],
    ]);
  });
});
