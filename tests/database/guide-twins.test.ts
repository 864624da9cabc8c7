import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { guestRows, headcount } from "../../src/domain/guide/guest-list.ts";
import { rosterDepartureSchema } from "../../src/domain/guide/roster.ts";
import { DEPARTURES, runGuides } from "../simulation/guide/guide-schedule.ts";
import type { GuideServer, KeptFact } from "../simulation/guide/guide-server.ts";
import { lit, type Query, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

const MORNINGS = Number(process.env["SIM_GUIDES_SQL"] ?? 40);
const FIRST_SEED = 1;

const rosterParts = v.pick(rosterDepartureSchema, ["bookings", "facts"]);
const uuidOf = (id: string): string =>
  `fac70000-0000-4000-8000-${id.replace("phone-", "").replace("-", "").padStart(12, "0")}`;

const guides = new Map([
  ["aziz", g.GUIDES.guide],
  ["bona", g.GUIDES.otherGuide],
]);
const instant = (ms: number | null) => (ms === null ? "null" : `to_timestamp(${ms} / 1000.0)`);
/** A check-in that arrived before the assignment changed may be judged otherwise when sent now. */
const isJudgedOtherwiseNow = (server: GuideServer) => server.facts.some((fact) => server.doubtOf(fact) !== fact.doubt);

class Undo extends Error {}

onOneEngine("the database after a simulated morning", (db) => {
  const phones = new Map([
    ["phone-1", g.aPhone()],
    ["phone-2", g.aPhone()],
  ]);
  const departures = new Map<string, string>();
  const bookings: string[] = [];
  beforeAll(async () => {
    await g.scene(db());
    const tour = await f.makeTour(db(), { days: [30, 40] });
    for (const [at, days] of [30, 40].entries()) {
      const day = await f.dayFromNow(db(), days);
      const departure = await f.departureOf(db(), tour, day);
      departures.set(DEPARTURES[at] ?? "", departure);
      await g.reassign(db(), departure, "guide");
      for (let left = 4; left > 0; left -= 1) bookings.push((await g.party(db(), { tour, day })).id);
    }
    for (const phone of phones.values()) await g.roster(db(), f.guide, phone);
  });

  async function arrange(query: Query, server: GuideServer): Promise<Map<string, string>> {
    const known = new Map<string, string>();
    for (const table of ["bookings", "booking_moves"]) await query(`alter table public.${table} disable trigger user`);
    for (const [at, booking] of [...server.bookings.values()].entries()) {
      const id = bookings[at] ?? "";
      known.set(booking.id, id);
      await query(`update public.bookings set departure_id = ${lit(departures.get(booking.departure_id))},
        status = ${lit(booking.status)}, guests = ${booking.guests},
        cancelled_at = ${booking.status === "cancelled" ? "now()" : "null"} where id = ${lit(id)}`);
      for (const from of booking.leftFrom.keys())
        await query(`insert into public.booking_moves (id, booking_id, from_departure, from_date, to_date,
          difference_cents, owed_cents, back_cents, kept_cents)
          values (${lit(randomUUID())}, ${lit(id)}, ${lit(departures.get(from))}, '2026-01-01', '2026-01-02', 0, 0, 0, 0)`);
    }
    await query(`delete from private.guide_assignments
      where departure_id in (${[...departures.values()].map(lit).join(", ")})`);
    for (const { departure_id, guide, began_at, ended_at } of server.assignments)
      await query(`insert into private.guide_assignments (departure_id, guide_id, began_at, ended_at) values
        (${lit(departures.get(departure_id))}, ${lit(guides.get(guide))}, ${instant(began_at)}, ${instant(ended_at)})`);
    for (const [name, { guide, registered_at }] of server.devices)
      await query(`update private.guide_devices set guide_id = ${lit(guides.get(guide))},
        registered_at = ${instant(registered_at)} where id = ${lit(phones.get(name)?.device_id)}`);
    for (const id of bookings.slice(server.bookings.size))
      await query(`update public.bookings set status = 'pending' where id = ${lit(id)}`);
    for (const table of ["bookings", "booking_moves"]) await query(`alter table public.${table} enable trigger user`);
    return known;
  }

  function toldOf(fact: KeptFact, known: ReadonlyMap<string, string>): Row {
    const { received_at: _, guide_name: __, doubt: ___, ...reported } = fact;
    return {
      ...reported,
      ...phones.get(fact.device_id),
      id: uuidOf(fact.id),
      booking_id: known.get(fact.booking_id),
      departure_id: departures.get(fact.departure_id),
    };
  }

  it(`counts as the phones do after ${MORNINGS} mornings, in whatever order and however often it is sent`, async () => {
    let doubted = 0;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + MORNINGS; seed += 1) {
      const { server } = await runGuides(seed);
      const run = db().transaction(async (query) => {
        const answer = async (sql: string) => (await query(`select ${sql} as answer`))[0]?.["answer"];
        const known = await arrange(query, server);
        const reported = server.facts.map((fact) => toldOf(fact, known));
        for (const fact of [...reported.toReversed(), ...reported])
          expect(await answer(`private.report_check_in(${lit(fact)})`)).toEqual({ ok: true });
        for (const [model, real] of departures) {
          const bookings = await answer(`private.guest_list_of(${lit(real)})`);
          const facts = await answer(`private.check_ins_of(${lit(real)})`);
          const list = v.parse(rosterParts, { bookings, facts });
          const { booked, in: arrived, absent, missing } = headcount(guestRows(list, list.facts));
          const figures = await answer(`private.check_in_figures(${lit(real)})`);
          expect({ seed, figures }).toEqual({ seed, figures: { expected: booked, arrived, absent, unknown: missing } });
          if (!isJudgedOtherwiseNow(server))
            expect({ seed, figures }).toEqual({ seed, figures: server.figures(model) });
        }
        doubted += server.facts.filter(({ doubt }) => doubt).length;
        throw new Undo();
      });
      await expect(run).rejects.toThrow(Undo);
    }
    expect(doubted).toBeGreaterThan(0);
  }, 600_000);
});
