import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { FORM_KIND_NAMES, MESSAGE_KINDS } from "../../src/domain/outbox/message-kinds.ts";
import type { Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const bad: [string, Row, string, string | null][] = [
  ["no id", { id: null }, "invalid_booking", "Invalid booking information"],
  ["no token", { token: null }, "invalid_booking", null],
  ["tour and package", { package_id: randomUUID() }, "invalid_booking", null],
  ["neither tour nor package", { tour_id: null }, "invalid_booking", null],
  ["guests above the group", { guests: 11 }, "group_too_large", null],
  ["a past date", { check_in: "2020-01-01", check_out: "2020-01-01" }, "date_gone", null],
  [
    "a date that is none",
    { check_in: "2027-02-30", check_out: "2027-02-30" },
    "invalid_booking",
    "Please select a departure date",
  ],
  ["an unknown item", { tour_id: randomUUID() }, "item_gone", null],
  ["total 0", { total_price_cents: 0 }, "invalid_amount", "Invalid booking amount"],
  ["a lower price than today's", { total_price_cents: 1 }, "price_up", null],
  ["no first name", { customer_first_name: " " }, "invalid_booking", "First name is required"],
  ["a name in one field", { customer_name: "Anna Lee" }, "invalid_booking", null],
  ["a name too long", { customer_last_name: "x".repeat(51) }, "invalid_booking", "Name must be under 50 characters"],
  [
    "a name with signs",
    { customer_last_name: "Robert'); drop" },
    "invalid_booking",
    "Name contains invalid characters",
  ],
  ["no e-mail", { customer_email: "" }, "invalid_booking", "Email is required"],
  ["a wrong e-mail", { customer_email: "a@b" }, "invalid_booking", "Invalid email format"],
  ["an e-mail too long", { customer_email: `${"x".repeat(250)}@b.uz` }, "invalid_booking", "Email too long"],
  ["no phone", { customer_phone: "" }, "invalid_booking", "Phone number is required"],
  ["a phone too long", { customer_phone: "1".repeat(21) }, "invalid_booking", "Phone number too long"],
  ["a phone in letters", { customer_phone: "call me" }, "invalid_booking", "Invalid phone number format"],
  ["a phone of 6 digits", { customer_phone: "+12 34 56" }, "invalid_booking", "Invalid phone number format"],
  ["wishes too long", { special_requests: "x".repeat(1001) }, "invalid_booking", "Special requests too long"],
  ["a status of one's own", { status: "confirmed" }, "invalid_booking", null],
];

onEveryEngine("bad input", (db) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    tour = await f.makeTour(db());
    day = await f.dayFromNow(db(), 30);
  });

  describe("a malformed booking", () => {
    it.each(bad)("with %s is refused and stores nothing", async (_, wrong, code, message) => {
      const answer = await f.book(db(), f.bookingOf(tour, day, wrong));
      expect(answer).toMatchObject({ ok: false, code, ...(message ? { message } : {}) });
      for (const table of ["public.bookings", "private.booking_tokens", "public.email_outbox"])
        expect(await f.count(db(), table)).toBe(0);
      expect(await f.seatsMismatch(db())).toEqual([]);
    });

    it.each([[null], [[]], ["text"], [7]])("is refused: %j", async (booking) => {
      const answer = await db().query(`select public.create_booking('${JSON.stringify(booking)}'::jsonb) as answer`);
      expect(answer[0]?.["answer"]).toMatchObject({ ok: false, code: "invalid_booking" });
    });
  });

  const trip = (more: Row = {}) => ({ id: randomUUID(), name: "Anna", email: "anna@example.com", guests: 2, ...more });
  it.each<[string, string, Row, string]>([
    ["submit_trip_request", "guests", { guests: 0 }, "guests"],
    ["submit_trip_request", "a past start", { start_date: "2020-01-01" }, "start_date"],
    [
      "submit_trip_request",
      "an end before the start",
      { start_date: "2090-01-02", end_date: "2090-01-01" },
      "end_date",
    ],
    ["submit_trip_request", "too many wishes", { wishes: "x".repeat(4001) }, "wishes"],
    ["submit_trip_request", "cities that are none", { cities: [1] }, "cities"],
    ["submit_trip_request", "a negative budget", { budget_cents: -1 }, "budget_cents"],
    ["submit_trip_request", "a status", { status: "answered" }, "status"],
    ["submit_contact_message", "no message", { guests: undefined, message: " " }, "message"],
    ["submit_contact_message", "a wrong e-mail", { guests: undefined, email: "x", message: "Hi" }, "email"],
  ])("%s refuses %s", async (verb, _, wrong, field) => {
    const form = trip(wrong);
    const answer = await f.ask(db(), f.anon, verb, { [verb.endsWith("request") ? "request" : "message"]: form });
    expect(answer).toMatchObject({ ok: false, field });
    expect(await f.count(db(), "public.requests")).toBe(0);
  });

  it.each(FORM_KIND_NAMES)("%s of the outbox has a verb that names what is wrong with it", async (kind) => {
    const { verb, argument } = MESSAGE_KINDS[kind];
    expect(await f.ask(db(), f.anon, verb, { [argument]: {} })).toMatchObject({ ok: false, code: "invalid_request" });
  });

  it("stores a form sent twice once, and mails the operator once", async () => {
    const request = trip({ cities: ["Khiva", "Bukhara"], budget_cents: 300_000, wishes: "Slow trains" });
    const message = { id: randomUUID(), name: "Anna", email: "anna@example.com", message: "Hello" };
    for (let n = 0; n < 2; n += 1) {
      expect(await f.ask(db(), f.anon, "submit_trip_request", { request })).toEqual({ ok: true });
      expect(await f.ask(db(), f.anon, "submit_contact_message", { message })).toEqual({ ok: true });
    }
    for (const kind of FORM_KIND_NAMES) expect(await f.count(db(), `public.requests where kind = '${kind}'`)).toBe(1);
    expect(await f.count(db(), "public.email_outbox where recipient = 'operator'")).toBe(2);
  });
});
