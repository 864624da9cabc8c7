import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type List = { count: number; rows: Row[]; sums?: Row };

onOneEngine("the desk's lists", (db) => {
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
    const opened = await f.openPayment(db(), second);
    Object.assign(held, { id: second.id, payment: f.paymentOf(opened) });
    await f.bookByHand(db(), tour, day, { customer_first_name: "Cyril", customer_last_name: "Dee" });
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

  it("show per departure who comes, what is paid and what is owed", async () => {
    expect(await list("admin_departures", { from_day: day, to_day: day })).toMatchObject({
      count: 1,
      rows: [{ item_type: "tour", item_id: tour, start_date: day, bookings: 3, guests: 7, held: 3, max_guests: 500 }],
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

  it("show a booking with its payments, mails and history", async () => {
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

  it("show one 'Paid', one 'Refunded' and one debt in booking, lists and trip after a refund", async () => {
    await f.ask(db(), f.admin, "admin_refund_booking", {
      booking_id: paid.id,
      reason: "Late bus",
      amount_cents: 8_010,
    });
    expect(await call(db(), f.admin, "admin_booking", { booking_id: paid.id })).toMatchObject({
      paid_cents: 98_010,
      refunded_cents: 8_010,
      owed_cents: 0,
      left_cents: 90_000,
      refunds: [{ amount_cents: 8_010, reason: "Late bus", status: "pending" }],
      history: [{ action: "refunded", actor_email: "admin@example.com" }],
    });
    const same = { paid_cents: 98_010, refunded_cents: 8_010, owed_cents: 0 };
    const { rows, sums } = await list("admin_bookings", { search: "Berg" });
    expect(rows).toMatchObject([same]);
    expect(sums).toMatchObject(same);
    const manifest = await list("admin_manifest", { item: tour, departs_on: day });
    expect(manifest.rows[0]).toMatchObject(same);
    const seen = await f.view(db(), paid);
    expect(seen).toMatchObject({ paid_cents: 98_010, owed_cents: 0, refund: { amount_cents: 8_010 } });
  });

  it("show every attempt that may still be paid as pending, in list and cards", async () => {
    await f.event(db(), held.payment, "wait_user_action");
    const rows = (await call(db(), f.admin, "admin_payments", { status: "pending" })) as Row[];
    expect(rows).toMatchObject([{ payment_id: held.payment, status: "wait_user_action", customer_name: "Boris Chen" }]);
    expect(await call(db(), f.admin, "admin_payment_summary", { status: "pending" })).toMatchObject({ count: 1 });
    expect(await call(db(), f.admin, "admin_payments", { to_time: "2020-01-01T00:00:00Z" })).toEqual([]);
    expect(await call(db(), f.admin, "admin_payments", { skip: 1, how_many: 1 })).toMatchObject([
      { payment_id: paid.payment },
    ]);
  });

  it.each([
    ["created", true, ["Boris Chen", "Anna Berg"]],
    ["created", false, ["Anna Berg", "Boris Chen"]],
    ["name", false, ["Anna Berg", "Boris Chen"]],
    ["name", true, ["Boris Chen", "Anna Berg"]],
    ["amount", false, ["Anna Berg", "Boris Chen"]],
    ["amount", true, ["Boris Chen", "Anna Berg"]],
    ["status", false, ["Anna Berg", "Boris Chen"]],
    ["title", false, ["Boris Chen", "Anna Berg"]],
  ])("sort payments by %s, descending %s", async (sort, descending, expected) => {
    const rows = (await call(db(), f.admin, "admin_payments", { sort, descending })) as Row[];
    expect(rows.map((row) => row["customer_name"])).toEqual(expected);
    expect(rows.every((row) => /^[A-Z2-9]{4}-[A-Z2-9]{4}$/.test(String(row["reference"])))).toBe(true);
  });

  it("show what needs attention until it is resolved", async () => {
    await f.event(db(), held.payment, "completed", { amount: 1 });
    const flagged = await list("admin_bookings", { attention: true });
    expect(flagged).toMatchObject({
      count: 1,
      rows: [{ id: held.id, attention_reason: "amount_differs" }],
    });
    await f.ask(db(), f.admin, "admin_confirm_booking", {
      booking_id: held.id,
      reason: "Paid in full, seen at the bank",
    });
    expect((await list("admin_bookings", { attention: true })).count).toBe(0);
  });

  it("show a payment with its events and refunds", async () => {
    const payment = (await call(db(), f.admin, "admin_payment", { payment_id: paid.payment })) as Row;
    expect(payment).toMatchObject({
      status: "completed",
      customer: { first_name: "Anna", last_name: "Berg" },
      booking: { id: paid.id, check_in: day },
      events: [{ status: "completed", outcome: "applied" }],
      refunds: [{ amount_cents: 8_010 }],
    });
  });

  it("show trip requests and messages together, the newest new one first and answered ones last", async () => {
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
    await f.ask(db(), f.admin, "admin_mark_answered", { kind: "contact_message", id: message.id, answered: true });
    expect((await list("admin_requests")).rows.map((row) => row["name"])).toEqual(["Dora", "Emil"]);
  });

  it("sort gift cards as requested, with the sum left on all that was found", async () => {
    const make = async (amount_cents: number, more: Row) => {
      const card = { id: randomUUID(), amount_cents, sold_for: "cash", ...more };
      const { code } = await f.ask(db(), f.admin, "make_gift_card", { card });
      return { id: card.id, code: String(code) };
    };
    const [big, small, over, voidedCard] = [
      await make(30_000, { to_name: "Zulfiya Listed" }),
      await make(20_000, { to_name: "anna listed", to_address: "listed@example.com" }),
      await make(10_000, { to_name: "Mario Listed" }),
      await make(40_000, { to_name: "Vera Listed" }),
    ];
    await db().exec(`update public.gift_cards set valid_until = private.today() - 1 where id = '${over.id}'`);
    await f.ask(db(), f.admin, "void_gift_card", { card_id: voidedCard.id, reason: "Lost" });
    const cards = (args: Row = {}) => list("admin_gift_cards", { search: "Listed", ...args });
    const ids = async (args: Row) => (await cards(args)).rows.map(({ id }) => id);
    expect((await cards()).rows.map(({ id, state }) => [id, state])).toEqual([
      [voidedCard.id, "voided"],
      [over.id, "over"],
      [small.id, "active"],
      [big.id, "active"],
    ]);
    expect(await cards({ state: "active" })).toMatchObject({ count: 2, sums: { left_cents: 50_000 } });
    expect(await ids({ search: small.code.replaceAll("-", "").toLowerCase() })).toEqual([small.id]);
    expect(await ids({ search: "LISTED@example" })).toEqual([small.id]);
    expect(await ids({ sort: "for" })).toEqual([small.id, over.id, voidedCard.id, big.id]);
    expect(await ids({ sort: "left", descending: true })).toEqual([big.id, small.id, over.id, voidedCard.id]);
    expect(await ids({ sort: "until" })).toEqual([over.id, voidedCard.id, small.id, big.id]);
    expect(await cards({ sort: "made", skip: 1, how_many: 2 })).toMatchObject({
      count: 4,
      sums: { left_cents: 60_000 },
      rows: [{ id: small.id }, { id: over.id }],
    });
  });
});
