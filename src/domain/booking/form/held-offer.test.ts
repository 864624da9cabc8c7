import { describe, expect, it } from "vitest";
import { heldOffer } from "../../catalogue/held-offer.ts";

const token = "t".repeat(43);
const whole: Record<string, string> = { date: "2026-12-15", guests: "2", offer: token };
const read = (query: Record<string, string>) => heldOffer({ get: (name) => query[name] ?? null });

describe("the address of a waiting list's offer", () => {
  it("contains the day, the number of guests and the token", () => {
    expect(read(whole)).toEqual({ token, date: "2026-12-15", guests: 2 });
  });

  it.each<Record<string, string>>([
    { date: "soon" },
    { guests: "0" },
    { guests: "two" },
    { offer: "short" },
    { offer: `${token}'` },
  ])("with %j is an ordinary one", (changes) => {
    expect(read({ ...whole, ...changes })).toBeNull();
  });
});
