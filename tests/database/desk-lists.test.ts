import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type List = { count: number; rows: Row[] };

onEveryEngine("the desk's lists", (db) => {
  let day = "";
  let tour = "";
  const paid = { id: "", token: "", payment: "" };
  const held = { id: "", payment: "" };
  beforeAll(async () => {
    await f.addAccounts(db());
    day = await f.dayFromNow(db(), 30);
    tour = await f.makeTour(db(), { maxGuests: 500 });
    const first = f.bookingOf(tour, day, {
      customer_first_name: "Anna",
      customer_last_name: "Berg",
      special_requests: "A window seat",
    });
    const second = f.bookingOf(tour, day, { customer_first_name: "Boris", customer_last_name: "Chen", guests: 3 });
    Object.assign(paid, first, { payment: await f.bookAndPay(db(), first) });
    await f.book(db(), second);
    const opened = await f.ask(db(), f.service, "open_payment", { booking_id: second.id, token: second.token });
    Object.assign(held, { id: second.id, payment: String(opened.payment?.["payment_id"]) });
    const {
      token: _token,
      total_price_cents: _total,
      ...byHand
    } = f.bookingOf(tour, day, { customer_first_name: "Cyril", customer_last_name: "Dee" });
    await f.ask(db(), f.admin, "admin_manual_booking", { booking: byHand });
  });
  const list = async (verb: string, args: Row = {}) => (await call(db(), f.admin, verb, args)) as List;
  const names = ({ rows }: List) => rows.map((row) => row["customer_name"]);

  it("find bookings by state, day, item and words, page by page", async () => {
    expect((await list("admin_bookings")).count).toBe(3);
    expect(names(await list("admin_bookings", { status: "pending" }))).toEqual(["Boris Chen"]);
    expect(names(await list("admin_bookings", { search: "bERG" }))).toEqual(["Anna Berg"]);
    expect((await list("admin_bookings", { item: randomUUID() })).count).toBe(0);
    expect((await list("admin_bookings", { item: tour, from_day: day, to_day: day })).count).toBe(3);
    expect((await list("admin_bookings", { from_day: await f.dayFromNow(db(), 31) })).count).toBe(0);
    expect((await list("admin_bookings", { attention: true })).count).toBe(0);
    const pages = [
      await list("admin_bookings", { how_many: 2 }),
      await list("admin_bookings", { how_many: 2, skip: 2 }),
    ];
    expect(pages.map(({ count, rows }) => [count, rows.length])).toEqual([
      [3, 2],
      [3, 1],
    ]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map((row) => row["id"]))).size).toBe(3);
  });

  it("say per departure who comes, what is paid and what is still to pay", async () => {
    expect(await list("admin_departures", { from_day: day, to_day: day })).toMatchObject({
      count: 1,
      rows: [{ item_type: "tour", item_id: tour, check_in: day, bookings: 3, guests: 7, held: 3, max_guests: 500 }],
    });
    const manifest = await list("admin_manifest", { item: tour, departs_on: day });
    expect(manifest.rows.map((row) => [row["customer_name"], row["paid_cents"], row["total_cents"]])).toEqual([
      ["Anna Berg", 98_010, 98_010],
      ["Boris Chen", 0, expect.any(Number)],
      ["Cyril Dee", 0, 98_010],
    ]);
    expect(manifest.rows[0]).toMatchObject({
      special_requests: "A window seat",
      customer_phone: "+998 (90) 123-45-67",
    });
    expect(await call(db(), f.admin, "admin_manifest", { item: randomUUID(), departs_on: day })).toBeNull();
  });

  it("show a booking with its payments, mails and what was done to it", async () => {
    const booking = (await call(db(), f.admin, "admin_booking", { booking_id: paid.id })) as Row;
    expect(booking).toMatchObject({
      paid_cents: 98_010,
      left_cents: 98_010,
      refund_today_cents: 73_508,
      payments: [{ payment_id: paid.payment, status: "completed" }],
      refunds: [],
      mails: [{ kind: "booking_confirmed" }],
    });
    expect(await call(db(), f.admin, "admin_booking", { booking_id: randomUUID() })).toBeNull();
  });

  it("count money promised back as not paid any more", async () => {
    await f.ask(db(), f.admin, "admin_refund_booking", {
      booking_id: paid.id,
      reason: "Late bus",
      amount_cents: 8_010,
    });
    expect(await call(db(), f.admin, "admin_booking", { booking_id: paid.id })).toMatchObject({
      paid_cents: 90_000,
      left_cents: 90_000,
      refunds: [{ amount_cents: 8_010, reason: "Late bus", status: "pending" }],
      history: [{ action: "refunded", actor_email: "admin@example.com" }],
    });
  });

  it("take every attempt that may still be paid for pending, in list and cards", async () => {
    await f.event(db(), held.payment, "wait_user_action");
    const rows = (await call(db(), f.admin, "admin_payments", { status: "pending" })) as Row[];
    expect(rows).toMatchObject([{ payment_id: held.payment, status: "wait_user_action", customer_name: "Boris Chen" }]);
    expect(await call(db(), f.admin, "admin_payment_summary", { status: "pending" })).toMatchObject({ count: 1 });
    expect(await call(db(), f.admin, "admin_payments", { to_time: "2020-01-01T00:00:00Z" })).toEqual([]);
    expect(await call(db(), f.admin, "admin_payments", { skip: 1, how_many: 1 })).toMatchObject([
      { payment_id: paid.payment },
    ]);
  });

  it("bring what needs attention together, and let it go once settled", async () => {
    await f.event(db(), held.payment, "completed", { amount: 1 });
    const flagged = await list("admin_bookings", { attention: true });
    expect(flagged).toMatchObject({
      count: 1,
      rows: [{ id: held.id, attention_reason: "The provider reports another amount" }],
    });
    await f.ask(db(), f.admin, "admin_confirm_booking", {
      booking_id: held.id,
      reason: "Paid in full, seen at the bank",
    });
    expect((await list("admin_bookings", { attention: true })).count).toBe(0);
  });

  it("show a payment with its events, and what went back", async () => {
    const payment = (await call(db(), f.admin, "admin_payment", { payment_id: paid.payment })) as Row;
    expect(payment).toMatchObject({
      status: "completed",
      customer: { first_name: "Anna", last_name: "Berg" },
      booking: { id: paid.id, check_in: day },
      events: [{ status: "completed", outcome: "applied" }],
      refunds: [{ amount_cents: 8_010 }],
    });
  });

  it("sum up months and destinations", async () => {
    const { months, destinations } = (await call(db(), f.admin, "admin_charts")) as Record<string, Row[]>;
    expect(months).toHaveLength(12);
    expect(months?.at(-1)).toMatchObject({ revenue_cents: 98_010, payments: 1 });
    expect(destinations).toMatchObject([{ name: "Place", bookings: 3, guests: 7 }]);
  });

  it("bring trip requests and messages together, newest first", async () => {
    const request = { id: randomUUID(), name: "Dora", email: "dora@example.com", guests: 2, wishes: "Slowly" };
    const message = { id: randomUUID(), name: "Emil", email: "emil@example.com", message: "Is it cold in May?" };
    await f.ask(db(), f.anon, "submit_trip_request", { request });
    await f.ask(db(), f.anon, "submit_contact_message", { message });
    const all = await list("admin_requests");
    expect(all.count).toBe(2);
    expect(all.rows.map((row) => row["kind"])).toEqual(["contact_message", "trip_request"]);
    expect((await list("admin_requests", { search: "cold" })).rows).toMatchObject([{ name: "Emil" }]);
    expect((await list("admin_requests", { kind: "trip_request", status: "new" })).rows).toMatchObject([
      { name: "Dora", message: "Slowly", trip: { guests: 2 } },
    ]);
    expect((await list("admin_requests", { status: "answered" })).rows).toEqual([]);
  });

  it("tell who did what to which booking, standing still while one pages", async () => {
    const first = await list("admin_audit", { how_many: 1 });
    expect(first.rows).toMatchObject([{ action: "confirmed", actor_email: "admin@example.com", entity_id: held.id }]);
    expect(String(first.rows[0]?.["label"])).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}, Silk Road$/);
    const older = await list("admin_audit", { up_to: Number(first.rows[0]?.["id"]) - 1 });
    expect(older.rows.map((row) => row["action"])).toEqual(["refunded", "booked by hand"]);
    expect((await list("admin_audit", { search: "by HAND" })).count).toBe(1);
  });

  it.each([f.traveller, f.otherTraveller, f.anon])("are closed to who is no admin", async (who) => {
    const lists = ["bookings", "requests", "audit", "payments", "payment_summary", "charts", "figures"];
    const asked = lists.map((list): [string, Row] => [`admin_${list}`, {}]);
    asked.push(["admin_departures", { from_day: day }], ["admin_manifest", { item: tour, departs_on: day }]);
    asked.push(["admin_payment", { payment_id: paid.payment }], ["admin_booking", { booking_id: paid.id }]);
    for (const [verb, args] of asked)
      await expect(call(db(), who, verb, args)).rejects.toMatchObject({ code: "42501" });
  });
});
