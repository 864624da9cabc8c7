import { describe, expect, it } from "vitest";
import { queuedText, recipientsText, unwrittenText, writeTitle } from "./desk-letters.ts";

describe("a letter to several guests", () => {
  it("says to how many addresses it goes, and for how many bookings if they share some", () => {
    expect([writeTitle(1), writeTitle(3)]).toEqual(["Write to the guest", "Write to 3 bookings"]);
    expect([recipientsText(0, 0), recipientsText(2, 2), recipientsText(3, 1)]).toEqual([
      "No one to write to.",
      "Goes to 2 addresses. Answers come to the shop's address.",
      "Goes to 1 address for 3 bookings. Answers come to the shop's address.",
    ]);
  });

  it("says which booking gets none and why, also for a reason that it does not know", () => {
    expect(unwrittenText("ABCD-EFG2", "no_address")).toBe("ABCD-EFG2: no email address");
    expect(unwrittenText(null, "constructor")).toBe("A booking: constructor");
  });

  it("says how many were queued before the server refused the others", () => {
    expect(queuedText(0, "Too many.")).toBe("Too many. Send again: no one gets it twice.");
    expect(queuedText(1, "Too many.")).toBe(
      "1 letter is queued, the others are not. Too many. Send again: no one gets it twice.",
    );
  });
});
