import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("the desk's charts", (db) => {
  let [today, day, far, tour] = ["", "", "", ""];
  const keptBooking = { id: "", payment: "" };
  const questions = async (from_day = today, to_day = far) =>
    (await call(db(), f.admin, "admin_statistics", { from_day, to_day })) as Record<string, Row>;

  beforeAll(async () => {
    await f.addAccounts(db());
    today = await f.dayFromNow(db(), 0);
    day = await f.dayFromNow(db(), 30);
    far = await f.dayFromNow(db(), 200);
    tour = await f.makeTour(db(), { maxGuests: 10, days: [30, 90] });
    const first = f.bookingOf(tour, day, { customer_first_name: "Anna", customer_last_name: "Berg" });
    Object.assign(keptBooking, first, { payment: await f.bookAndPay(db(), first) });
    const byTraveler = f.bookingOf(tour, day, { guests: 1 });
    await f.bookAndPay(db(), byTraveler);
    const quote = (await call(db(), f.anon, "cancel_quote", {
      booking_id: byTraveler.id,
      token: byTraveler.token,
    })) as Row;
    await f.cancel(db(), byTraveler, quote["refund_cents"], "confirmed");
    const byHand = await f.bookByHand(db(), tour, day, { guests: 3 });
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: byHand.id, reason: "They fell ill" });
    const request = { id: randomUUID(), name: "Dora", email: "dora@example.com", guests: 2, wishes: "Slowly" };
    await f.ask(db(), f.anon, "submit_trip_request", { request });
  });

  it("show how full departures are, by month and tour", async () => {
    const { occupancy } = await questions();
    expect(occupancy).toHaveLength(2);
    expect(occupancy).toMatchObject([
      { month: day.slice(0, 7), item_id: tour, title: "Silk Road", departures: 1, places: 10, guests: 2 },
      { departures: 1, places: 10, guests: 0 },
    ]);
    expect((await questions(day, day))["occupancy"]).toHaveLength(1);
  });

  it.each(["-infinity", "infinity"])("answer nothing about months from %s, which never end", async (from) => {
    expect(await questions(from, "infinity")).toBeNull();
  });

  it("show how early travelers book", async () => {
    const { lead } = await questions();
    expect(lead?.["median_days"]).toBe(30);
    const steps = lead?.["steps"] as Row[];
    expect(steps.filter((step) => step["bookings"] !== 0)).toEqual([
      { from_days: 15, to_days: 30, bookings: 3, guests: 6 },
    ]);
    expect(steps.at(-1)).toMatchObject({ from_days: 181, to_days: null });
  });

  it("show how much is cancelled, by whom and why", async () => {
    expect((await questions())["cancellations"]).toEqual({
      months: [{ month: today.slice(0, 7), bookings: 3, cancelled: 2 }],
      reasons: [
        { who: "desk", reason: "They fell ill", bookings: 1 },
        { who: "traveler", reason: null, bookings: 1 },
      ],
    });
  });

  it("show where travelers come from", async () => {
    expect((await questions())["sources"]).toMatchObject({
      sources: [
        { source: "web", bookings: 2, guests: 3 },
        { source: "manual", bookings: 1, guests: 3 },
        { source: "waiting_list", bookings: 0, guests: 0 },
      ],
      requests: { trip_request: 1, contact_message: 0 },
      items: [{ item_id: tour, title: "Silk Road", bookings: 3, guests: 6, web: 2, manual: 1, waiting_list: 0 }],
    });
    expect((await questions())["destinations"]).toMatchObject([{ name: "Place", bookings: 1, guests: 2 }]);
  });

  it("show income and earnings: a gift card counts when it is sold, not again when it pays", async () => {
    const before = (await questions())["money"] as unknown as Row[];
    const made = await f.makeGiftCard(db(), 100_000);
    const trip = f.bookingOf(tour, await f.dayFromNow(db(), 90), {});
    await f.book(db(), trip);
    const used = await f.ask(db(), f.anon, "use_gift_card", {
      booking_id: trip.id,
      token: trip.token,
      payment_id: randomUUID(),
      code: made.code,
      expected_cents: 98_010,
    });
    expect(used).toMatchObject({ ok: true });
    const after = (await questions())["money"] as unknown as Row[];
    const grown = (name: string) => Number(after[0]?.[name]) - Number(before[0]?.[name]);
    expect({
      received: grown("received_cents"),
      earned: grown("earned_cents"),
      by_card: grown("by_gift_card_cents"),
    }).toEqual({ received: 100_000, earned: 98_010, by_card: 98_010 });
    const summary = (await call(db(), f.admin, "admin_payment_summary")) as Row;
    expect(summary["by_gift_card_cents"]).toBe(98_010);
    const provider = await one(
      db(),
      "select sum(amount_cents)::int as cents from public.payments where method = 'provider' and status = 'completed'",
    );
    expect(summary["revenue_cents"]).toBe(provider["cents"]);
  });

  it("list page by page what the provider took in a period: begun, paid or refunded in it", async () => {
    const between = async (from: string, to: string, more: Row = {}) =>
      (await call(db(), f.admin, "admin_payments_between", { from_time: from, to_time: to, ...more })) as Row[];
    const all = await between("2020-01-01T00:00:00Z", "2040-01-01T00:00:00Z");
    expect(all).toHaveLength(2);
    expect(all.find((row) => row["payment_id"] === keptBooking.payment)).toMatchObject({
      amount_cents: 98_010,
      currency: "USD",
      customer_name: "Anna Berg",
      refunds: [],
    });
    const [first] = await between("2020-01-01T00:00:00Z", "2040-01-01T00:00:00Z", { how_many: 1 });
    expect(await between("2020-01-01T00:00:00Z", "2040-01-01T00:00:00Z", { after: first?.["payment_id"] })).toEqual([
      all[1],
    ]);
    expect(await between("2020-01-01T00:00:00Z", "2020-02-01T00:00:00Z")).toEqual([]);
    await db()
      .exec(`update public.payments set created_at = now() - interval '70 days', paid_at = now() - interval '70 days'
      where id = '${keptBooking.payment}'`);
    await f.event(db(), keptBooking.payment, "refunded");
    const now = await between(`${today}T00:00:00+05`, `${far}T00:00:00Z`);
    expect(now.find((row) => row["payment_id"] === keptBooking.payment)).toMatchObject({
      refunds: [{ cents: 98_010 }],
    });
  });

  it("show how far a new shop has come", async () => {
    const steps = (await call(db(), f.admin, "admin_first_steps")) as Row;
    expect(steps).toMatchObject({ destinations: 1, tours: 1, newest_tour: tour, departures: 2 });
    expect(Number(steps["bookings"])).toBeGreaterThanOrEqual(3);
  });
});
