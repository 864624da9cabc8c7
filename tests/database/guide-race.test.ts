import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { one } from "./support/database.ts";
import { openMigrated } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";
import { moneyLies } from "./support/money-lies.ts";
import { connect, type Served } from "./support/postgres.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";
import { stubbornClient } from "./support/stubborn-client.ts";

const CLIENTS = 20;
const VOUCHERS = 50;
const bin = postgresBinaries();
const title = "two phones that tell at once, through connections that are cut";

describe.skipIf(bin === null)(bin ? title : `${title} (SKIPPED: no package for this platform)`, () => {
  let db: Served;
  let killer: ReturnType<typeof connect>;
  let scene: g.Scene;
  const phones = [g.aPhone(), g.aPhone()];
  beforeAll(async () => {
    db = openMigrated(bin ?? "");
    scene = await g.scene(db);
    for (const phone of phones) await g.pocket(db, f.guide, phone);
    killer = connect(db.socket, 2);
  });
  afterAll(async () => {
    await killer.end({ timeout: 1 });
    await db.close();
  });

  const kill = async (pid: number) => {
    await killer`select pg_terminate_backend(${pid})`;
  };
  /** Everything sent twice, in any order, by all clients at once. */
  const tellAll = async (verb: "tell_check_in" | "tell_cash", bodies: object[]) => {
    const pool = await Promise.all(Array.from({ length: CLIENTS }, () => stubbornClient(db.socket, kill)));
    const waiting = [...bodies, ...bodies].toSorted(() => Math.random() - 0.5);
    const answers: unknown[] = [];
    await Promise.all(
      pool.map(async ({ ask }) => {
        for (let body = waiting.pop(); body; body = waiting.pop())
          answers.push(await ask(verb, { [verb === "tell_cash" ? "cash" : "fact"]: body }));
      }),
    );
    const cuts = pool.reduce((sum, client) => sum + client.cuts(), 0);
    await Promise.all(pool.map((client) => client.end()));
    return { answers, cuts };
  };

  it(`${VOUCHERS} vouchers are admitted once each, and every double is told with both times`, async () => {
    await db.exec(`update public.tours set max_guests = 500 where id = '${scene.mine.tour}'`);
    const bookings = [];
    for (let n = 0; n < VOUCHERS; n += 1) {
      const { token: _, total_price_cents: __, ...booking } = f.bookingOf(scene.mine.tour, scene.mine.day);
      expect(await f.ask(db, f.admin, "admin_manual_booking", { booking })).toMatchObject({ ok: true });
      bookings.push({ ...scene.mine.booking, id: booking.id });
    }
    const facts = bookings.flatMap((booking, n) =>
      phones.map((phone, p) =>
        g.factOf(
          phone,
          { ...scene.mine, booking },
          { seen_at: new Date(Date.now() - n * 1000 - p * 500).toISOString() },
        ),
      ),
    );
    const { answers, cuts } = await tellAll("tell_check_in", facts);
    expect(cuts).toBeGreaterThan(0);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true}']));
    expect(await f.count(db, "public.check_ins")).toBe(2 * VOUCHERS);
    const day = (await f.ask(db, f.admin, "admin_day", { day: scene.mine.day })) as unknown as {
      departures: object[];
    };
    expect(day.departures).toContainEqual(
      expect.objectContaining({ departure_id: scene.mine.departure, arrived: 2 * VOUCHERS, unknown: 2, absent: 0 }),
    );
    const live = (await f.ask(db, f.admin, "admin_check_in", { departure_id: scene.mine.departure })) as unknown as {
      facts: { booking_id: string; seen_at: string }[];
    };
    const timesOf = (id: string) => live.facts.filter((fact) => fact.booking_id === id).map(({ seen_at }) => seen_at);
    const doubles = bookings.filter(({ id }) => new Set(timesOf(id)).size === 2);
    expect(doubles).toHaveLength(VOUCHERS);
  });

  it("cash is in the books once, while the desk cancels and records for the same bookings", async () => {
    const owing = await db.query("select id from public.bookings where source = 'manual' order by id limit 12");
    const bodies = owing.map(({ id }) =>
      g.cashOf(phones[0] ?? g.aPhone(), { ...scene.mine, booking: { id: String(id), token: "" } }),
    );
    const desk = Promise.all(
      owing.map(({ id }, n) =>
        n % 2 === 0
          ? f.ask(db, f.admin, "admin_cancel_booking", { booking_id: id, reason: "x" })
          : f.ask(db, f.admin, "admin_record_money", {
              booking_id: id,
              payment_id: crypto.randomUUID(),
              method: "cash",
              amount_cents: 700,
            }),
      ),
    );
    const { answers } = await tellAll("tell_cash", bodies);
    await desk;
    expect(answers).toHaveLength(2 * owing.length);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true}']));
    const { sum } = await one(
      db,
      `select sum(amount_cents)::int as sum from (
         select amount_cents from public.payments where recorded_by = 'Aziz' union all
         select amount_cents from private.waiting_cash()) told`,
    );
    expect(sum).toBe(5000 * owing.length);
    for (const { id } of owing) expect(await moneyLies(db, String(id))).toEqual([]);
  });
});
