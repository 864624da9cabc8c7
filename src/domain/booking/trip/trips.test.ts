import { expect, it } from "vitest";
import * as shared from "#texts/shared.ts";
import { calendarWords } from "../../../text/bookings.ts";
import { aLocalBooking, aPayment, aView } from "../booking.fixture.ts";
import { icsOf } from "./ics.ts";
import { refundOutlook } from "./refund-outlook.ts";
import { tripFileOf, tripsFromFile } from "./trip-file.ts";

it("writes all-day dates that no time zone shifts, and folds long lines between characters", () => {
  const ics = icsOf(
    aView({ title: "Самарканд; ".repeat(12) }),
    Date.parse("2026-11-21T10:00:00.123Z"),
    calendarWords(shared),
  );
  expect(ics).toContain("DTSTART;VALUE=DATE:20270415\r\nDTEND;VALUE=DATE:20270418\r\n");
  expect(ics).toContain("DTSTAMP:20261121T100000Z\r\n");
  for (const line of ics.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(ics).toContain(" 2 guests\r\n");
  expect(icsOf(aView({ guests: 1 }), 0, calendarWords(shared))).toContain(" 1 guest\r\n");
  expect(ics.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"Самарканд\\; ".repeat(12)}`);
});

it.each([
  // The departure is on 2027-04-15, for 2 guests who paid $980.10.
  ["2027-02-14", 78_010, "2027-02-14", 73_508],
  ["2027-02-15", 73_508, "2027-03-16", 49_005],
  ["2027-03-16", 73_508, "2027-03-16", 49_005],
  ["2027-03-17", 49_005, "2027-03-31", 0],
])("refunds on %s %i cents, until %s, then %i", (today, refund, day, then) => {
  const outlook = refundOutlook(aView({ status: "confirmed", payment: aPayment() }), today);
  expect(outlook).toMatchObject({ now: { refund_cents: refund }, until: { day, after: { refund_cents: then } } });
});

it("refunds of a part payment what exceeds the operator's share of the whole", () => {
  const half = aView({ status: "confirmed", own_cents: 49_005, owed_cents: 49_005 });
  expect(refundOutlook(half, "2027-03-16")).toMatchObject({
    now: { refund_cents: 24_503 },
    until: { day: "2027-03-16", after: { refund_cents: 0 } },
  });
  const moved = aView({ status: "confirmed", own_cents: 98_010, owed_cents: 0, kept_cents: 90_000 });
  expect(refundOutlook(moved, "2027-02-14").now.refund_cents).toBe(8_010);
});

it("has no later deadline in the last two weeks or when unpaid", () => {
  expect(refundOutlook(aView({ payment: aPayment() }), "2027-04-01").until).toBeNull();
  expect(refundOutlook(aView(), "2027-01-01")).toMatchObject({ now: { refund_cents: 0 }, until: null });
});

it("exports trips to a file without payment links and unsent requests", () => {
  const sent = aLocalBooking({
    view: aView(),
    payment: { url: "https://pay.test", payment_id: "p", provider_payment_id: null },
  });
  const unsent = aLocalBooking({ id: "0b0e0000-0000-4000-8000-000000000002" });
  expect(tripsFromFile(tripFileOf([sent, unsent]))).toEqual([
    { id: sent.id, token: sent.token, title: sent.title, check_in: "2027-04-15" },
  ]);
  expect(tripsFromFile("{}")).toBeNull();
  expect(tripsFromFile("not json")).toBeNull();
});
