import { beforeAll, expect, it } from "vitest";
import { long } from "../support/tiers.ts";
import { one } from "./support/database.ts";
import { onPostgres } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";
import { moneyLies } from "./support/money-lies.ts";
import { stubbornClients } from "./support/stubborn-client.ts";

const SEATS = 12;
const CLIENTS = 32;
const ROUNDS = 40;
const RESEND_SHARE = 0.25;

onPostgres("bookings over cut connections", (db) => {
  let tours: string[] = [];
  beforeAll(async () => {
    tours = await Promise.all([1, 2, 3, 4].map(() => f.makeTour(db(), { maxGuests: SEATS, days: [] })));
  });

  long("sell no seat twice, lose no booking and make none twice", async () => {
    const days = await Promise.all(Array.from({ length: ROUNDS }, (_, n) => f.dayFromNow(db(), 3 + n)));
    const clients = await stubbornClients(db(), CLIENTS, true);
    const requests: { id: string; departure: string; guests: number; answers: boolean[]; code: unknown }[] = [];
    for (const day of days)
      await Promise.all(
        clients.asks.map(async (ask, n) => {
          const guests = 1 + Math.floor(Math.random() * 4);
          const tour = tours[n % tours.length] ?? "";
          const booking = f.bookingOf(tour, day, { guests });
          const first = await ask("create_booking", { booking });
          const answers = [first["ok"] === true];
          if (Math.random() < RESEND_SHARE) answers.push((await ask("create_booking", { booking }))["ok"] === true);
          requests.push({ id: booking.id, departure: `${tour} ${day}`, guests, answers, code: first["code"] });
        }),
      );
    const cuts = clients.cuts();
    await clients.end();
    const rows = await db().query(`select id::text, tour_id || ' ' || check_in as departure, guests from public.bookings
      where check_in = any ('{${days.join(",")}}'::date[]) and status = 'pending'`);
    const stored = new Map(rows.map((row) => [row["id"], row["guests"]]));
    const sold = new Map<unknown, number>();
    for (const { departure, guests } of rows) sold.set(departure, (sold.get(departure) ?? 0) + Number(guests));
    const refused = requests.filter(({ answers }) => !answers[0]);
    const wrong = {
      oversold: [...sold.values()].filter((seats) => seats > SEATS).length,
      lost: requests.filter(({ id, guests, answers }) => answers[0] && stored.get(id) !== guests).length,
      stored: refused.filter(({ id }) => stored.has(id)).length,
      unasked: rows.length - requests.filter(({ id }) => stored.has(id)).length,
      changedMind: requests.filter(({ answers }) => new Set(answers).size > 1).length,
      otherRefusals: refused.filter(({ code }) => code !== "seats_gone").length,
      // No seat comes free here, so a refused party must still not fit at the end.
      refusedInVain: refused.filter(({ departure, guests }) => SEATS - (sold.get(departure) ?? 0) >= guests).length,
    };
    expect(requests).toHaveLength(CLIENTS * ROUNDS);
    expect(cuts).toBeGreaterThan(CLIENTS);
    expect(wrong).toEqual({
      oversold: 0,
      lost: 0,
      stored: 0,
      unasked: 0,
      changedMind: 0,
      otherRefusals: 0,
      refusedInVain: 0,
    });
    expect(await f.seatsMismatch(db())).toEqual([]);
  });
});

const VOUCHERS = 50;

onPostgres("two phones of a guide over cut connections", (db) => {
  let scene: g.Scene;
  const phones = [g.aPhone(), g.aPhone()];
  beforeAll(async () => {
    scene = await g.scene(db());
    for (const phone of phones) await g.roster(db(), f.guide, phone);
    await db().exec(`update public.tours set max_guests = 500 where id = '${scene.mine.tour}'`);
  });

  const tellAll = async (verb: "report_check_in" | "report_cash", argument: string, bodies: object[]) => {
    const clients = await stubbornClients(db(), 20, true);
    const waiting = [...bodies, ...bodies].toSorted(() => Math.random() - 0.5);
    const answers = new Set<string>();
    await Promise.all(
      clients.asks.map(async (ask) => {
        for (let body = waiting.pop(); body; body = waiting.pop())
          answers.add(JSON.stringify(await ask(verb, { [argument]: body })));
      }),
    );
    await clients.end();
    expect([...answers]).toEqual(['{"ok":true}']);
    return clients.cuts();
  };

  it("admit each voucher once, and show every second scan with both times", async () => {
    const { mine } = scene;
    const bookings: f.Held[] = [];
    for (let n = 0; n < VOUCHERS; n += 1) bookings.push(await f.bookByHand(db(), mine.tour, mine.day));
    const seen_at = (n: number, phone: number) => new Date(Date.now() - n * 1000 - phone * 500).toISOString();
    const facts = bookings.flatMap((booking, n) =>
      phones.map((phone, p) => g.factOf(phone, { ...mine, booking }, { seen_at: seen_at(n, p) })),
    );
    expect(await tellAll("report_check_in", "fact", facts)).toBeGreaterThan(0);
    expect(await f.count(db(), "public.check_ins")).toBe(2 * VOUCHERS);
    const { all } = await one(db(), `select private.check_in_figures('${mine.departure}') as all`);
    expect(all).toMatchObject({ arrived: 2 * VOUCHERS, unknown: 2, absent: 0 });
    const live = await f.ask(db(), f.admin, "admin_check_in", { departure_id: mine.departure });
    const times = new Map<string, Set<string>>();
    for (const fact of live["facts"] as { booking_id: string; seen_at: string }[])
      times.set(fact.booking_id, (times.get(fact.booking_id) ?? new Set()).add(fact.seen_at));
    expect(bookings.filter(({ id }) => times.get(id)?.size === 2)).toHaveLength(VOUCHERS);
  });

  it("record cash once while the desk cancels and records for the same bookings", async () => {
    const owing = await db().query("select id::text from public.bookings where source = 'manual' order by id limit 12");
    const cash = owing.map(({ id }) =>
      g.cashOf(phones[0] ?? g.aPhone(), { ...scene.mine, booking: { id: String(id), token: "" } }),
    );
    const money = (id: unknown) => ({
      booking_id: id,
      payment_id: crypto.randomUUID(),
      method: "cash",
      amount_cents: 700,
    });
    await Promise.all([
      tellAll("report_cash", "cash", cash),
      ...owing.map(({ id }, n) =>
        n % 2 === 0
          ? f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: id, reason: "x" })
          : f.ask(db(), f.admin, "admin_record_money", money(id)),
      ),
    ]);
    const { sum } = await one(
      db(),
      `select sum(amount_cents)::int as sum from (
         select amount_cents from public.payments where recorded_by = 'Aziz' union all
         select amount_cents from private.waiting_cash()) told`,
    );
    expect(sum).toBe(5000 * owing.length);
    for (const { id } of owing) expect(await moneyLies(db(), String(id))).toEqual([]);
  });
});
