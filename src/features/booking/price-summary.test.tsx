import { expect, it } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";
import { quote } from "../../domain/pricing/quote.ts";
import { PriceSummary } from "./price-summary.tsx";

const trip = { trip: null, checkIn: "2027-04-15", held: undefined, busy: false, slow: false, error: undefined };

it("says that nothing is to be paid when a code covers the whole price", async () => {
  show(<PriceSummary quote={quote(45_000, 2, [], { code: "FREE", percent: 100 })} {...trip} />);
  await screen.sees("Nothing to pay: your code covers the whole price.");
  expect(screen.text()).toContain("Total $0.00");
  expect(screen.text()).not.toContain("No refund");
  expect(screen.buttons()).toEqual(["Complete Booking"]);
});

it("leads to payment when something is to be paid", async () => {
  show(<PriceSummary quote={quote(45_000, 2, [], { code: "HALF", percent: 50 })} {...trip} />);
  await screen.sees("Complete Booking & Pay");
  expect(screen.text()).not.toContain("Nothing to pay");
});
