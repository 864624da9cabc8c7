import { describe, expect, it } from "vitest";
import { quote } from "../../pricing/quote.ts";
import { aView } from "../booking.fixture.ts";
import { moveOutlook } from "./move-outlook.ts";

const paid = aView({
  status: "confirmed",
  check_in: "2027-04-15",
  own_cents: 98_010,
  owed_cents: 0,
  kept_cents: 0,
  balance_due_on: null,
});
const early = "2027-01-15";
const late = "2027-03-31";
const to = (date: string, unit_price_cents = 45_000) => ({ date, unit_price_cents });

describe("moving a booking", () => {
  it("changes only later refunds, for a day of the same price", () => {
    expect(moveOutlook(paid, to("2027-06-01"), early)).toEqual({
      quote: quote(45_000, 2),
      total_cents: 98_010,
      difference_cents: 0,
      kept_cents: 20_000,
      fee_cents: 0,
      owed_cents: 0,
      due_on: null,
      back_cents: 0,
      cancel_before_cents: 78_010,
      cancel_after_cents: 78_010,
    });
  });

  it("owes the difference within three days and before departure, for a dearer day", () => {
    const dearer = moveOutlook(paid, to("2027-06-01", 50_000), early);
    expect(dearer).toMatchObject({ difference_cents: 10_890, owed_cents: 10_890, due_on: "2027-01-18", back_cents: 0 });
    expect(moveOutlook(paid, to("2027-01-17", 50_000), early).due_on).toBe("2027-01-16");
    const inParts = { ...paid, own_cents: 49_005, owed_cents: 49_005, balance_due_on: "2027-03-16" };
    expect(moveOutlook(inParts, to("2027-06-01", 50_000), early)).toMatchObject({
      owed_cents: 59_895,
      due_on: "2027-03-16",
    });
  });

  it("lowers what is owed first, then refunds, and never extends the time to pay, for a cheaper day", () => {
    expect(moveOutlook(paid, to("2027-06-01", 40_000), early)).toMatchObject({
      difference_cents: -10_890,
      back_cents: 10_890,
    });
    const inParts = { ...paid, own_cents: 88_010, owed_cents: 10_000, balance_due_on: "2027-01-14" };
    expect(moveOutlook(inParts, to("2027-06-01", 40_000), early)).toMatchObject({ owed_cents: 0, back_cents: 890 });
    expect(moveOutlook(inParts, to("2027-06-01", 44_000), early)).toMatchObject({
      due_on: "2027-01-14",
      back_cents: 0,
    });
  });

  it("keeps what cancelling today would keep, as a line of the price", () => {
    // Cancelling 15 days before would leave $490.05 with us, more than the new day's $217.80.
    expect(moveOutlook(paid, to("2027-12-01", 10_000), late)).toMatchObject({
      quote: { ...quote(10_000, 2), kept_cents_by_terms: 27_225, total_cents: 49_005 },
      total_cents: 49_005,
      kept_cents: 49_005,
      back_cents: 49_005,
    });
  });

  it("keeps nothing and refunds the whole difference, from a cancelled departure", () => {
    expect(moveOutlook({ ...paid, called_off: true, kept_cents: 5_000 }, to("2027-12-01", 10_000), late)).toMatchObject(
      {
        total_cents: 21_780,
        kept_cents: 0,
        back_cents: 76_230,
      },
    );
  });

  it("shows what cancelling returns before and after: nothing on a near day, all of a cancelled departure", () => {
    expect(moveOutlook(paid, to("2027-01-28"), early)).toMatchObject({
      cancel_before_cents: 78_010,
      cancel_after_cents: 0,
    });
    expect(moveOutlook({ ...paid, called_off: true }, to("2027-01-28"), early)).toMatchObject({
      cancel_before_cents: 98_010,
      cancel_after_cents: 0,
    });
  });

  it("keeps the fee of guests who left beside the floor, and refunds neither", () => {
    const oneLeft = {
      ...paid,
      guests: 1,
      own_cents: 61_632,
      total_cents: 61_632,
      kept_cents: 12_132,
      fee_cents: 12_132,
    };
    const moved = moveOutlook(oneLeft, to("2027-12-01", 10_000), late);
    // The terms keep half of the remaining $495.00, more than the new day costs.
    expect(moved).toMatchObject({
      fee_cents: 12_132,
      kept_cents: 12_132 + 24_750,
      total_cents: 12_132 + 24_750,
      back_cents: 24_750,
      cancel_before_cents: 24_750,
      cancel_after_cents: 0,
    });
  });

  it("counts the one known payment of a trip stored by an older version", () => {
    const older = aView({ ...paid, own_cents: null, owed_cents: null, kept_cents: null, balance_due_on: null });
    const payment = { status: "completed", amount_cents: 98_010 } as NonNullable<typeof older.payment>;
    expect(moveOutlook({ ...older, payment }, to("2027-06-01"), early)).toEqual(
      moveOutlook(paid, to("2027-06-01"), early),
    );
  });
});
