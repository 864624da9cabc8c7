import { expect, it } from "vitest";
import * as v from "valibot";
import { aView } from "../../../../src/domain/booking/booking.fixture.ts";
import { textOf } from "./layout.ts";
import { letterOf } from "./letters.ts";
import { queuedMailSchema } from "./queued-mail.ts";

const site = "https://journey.example";
const written = (payload: object, more: object = {}): string => {
  const mail = v.parse(queuedMailSchema, {
    id: "m",
    lease: "l",
    kind: "booking_changed",
    to_name: "Amina",
    to_address: "amina@example.com",
    link_token: "t",
    booking: aView({ status: "confirmed" }),
    payload,
    ...more,
  });
  return textOf(letterOf(mail, site), { name: "Journey", siteUrl: site });
};
const same = { difference_cents: 0, owed_cents: 0, due_on: null, back_cents: 0, kept_cents: 0 };

it("tells what the desk changed, what it was, and what is owed more", () => {
  const more = { ...same, difference_cents: 40_000, owed_cents: 40_000, due_on: "2027-03-16" };
  const told = written({ from_date: "2027-04-15", to_date: "2027-04-15", from_guests: 2, to_guests: 3, ...more });
  expect(told).toContain("Guests: 3 (was 2)");
  expect(told).not.toContain("Departure: 15 Apr 2027 (was");
  expect(told).toMatch(
    /Your booking costs \$400\.00 more in all[^]*\$400\.00 is then still to be paid, by 16 Mar 2027/,
  );
});

it("tells the new day and the options, and what goes back", () => {
  const single = [{ id: "single", name: "Single room", cents: 100, count: 1 }];
  const less = { ...same, difference_cents: -10_000, back_cents: 10_000, kept_cents: 5_000 };
  const told = written({
    from_date: "2027-04-12",
    to_date: "2027-04-15",
    from_options: single,
    to_options: [],
    ...less,
  });
  expect(told).toMatch(/Departure: 15 Apr 2027 \(was 12 Apr 2027\)\nOptions: no options \(was Single room\)/);
  expect(told).toMatch(/\$100\.00 goes back[^]*Cancelling later keeps at least \$50\.00\./);
  expect(told).toContain("If you cancel: Nothing is paid yet. Cancelling releases your seats.");
});

it("does not say of links that we send that they were asked for", () => {
  const links = [{ ...aView(), link_token: "k".repeat(43) }];
  const by = (payload: object) => written(payload, { kind: "booking_links", booking: null, links });
  expect(by({ by: "desk" })).not.toMatch(/asked|ask for/);
  expect(by({})).toMatch(/You asked[^]*Didn't ask/);
});
