import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { one, type Row, type Who } from "./support/database.ts";
import { allTables, anyValues, argumentsOf, attempt, fingerprintNow } from "./support/effects.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const HOUR = 60;

type Led = { guide: string; who: Who; phone: g.Phone; trip: g.Trip; hold: g.Trip & { owed: number } };
type Left = {
  how: string;
  within?: true;
  end: (led: Led) => Promise<unknown>;
};

onOneEngine("a dismissed guide's phone", (db) => {
  let tables: string[];
  beforeAll(async () => {
    await f.addAccounts(db());
    tables = await allTables(db());
  });

  async function lead(): Promise<Led> {
    const [guide, sub] = [randomUUID(), randomUUID()];
    await db().exec(`
      insert into auth.users (id, email, email_confirmed_at) values ('${sub}', '${sub}@example.com', now());
      insert into public.guides (id, name, user_id) values ('${guide}', 'Aziz', '${sub}')`);
    const who: Who = { role: "authenticated", sub };
    const tour = await f.makeTour(db(), { days: [30] });
    const day = await f.dayFromNow(db(), 30);
    const booking = await g.party(db(), { tour, day });
    const departure = await f.departureOf(db(), tour);
    await db().exec(`update public.departures set guide_id = '${guide}' where id = '${departure}'`);
    const trip = { tour, day, departure, booking };
    const phone = g.aPhone();
    await g.roster(db(), who, phone);
    await g.longAgo(db());
    const held = f.bookingOf(tour, day);
    await f.book(db(), held);
    return { guide, who, phone, trip, hold: { ...trip, booking: held, owed: Number(held["total_price_cents"]) } };
  }

  const desk = (verb: string, args: Row) => f.ask(db(), f.admin, verb, args);
  const ways: Left[] = [
    {
      how: "who was archived",
      end: ({ guide }) => desk("save_guide", { guide: { id: guide, name: "Aziz", archived: true, revision: 1 } }),
    },
    { how: "whose phones were ended", end: ({ guide }) => desk("end_guide_account", { guide }) },
    { how: "whose account was deleted", end: ({ who }) => db().exec(`delete from auth.users where id = '${who.sub}'`) },
    {
      how: "whose departure another leads",
      within: true,
      end: ({ trip }) =>
        desk("save_departure", { departure: { id: trip.departure, guide_id: null } }).then((answer) =>
          expect(answer.ok).toBe(true),
        ),
    },
  ];

  const verbs = async () =>
    (
      await db().query(`select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public' and p.prokind = 'f'
          and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
        order by 1`)
    ).map(({ name }) => String(name));
  const figures = async ({ trip }: Led) =>
    (await one(db(), `select private.check_in_figures('${trip.departure}') as all`))["all"];
  const statusOf = async ({ hold }: Led) =>
    (await one(db(), `select status from public.bookings where id = '${hold.booking.id}'`))["status"];

  /** Cash that waits for the desk, and the log of a phone's contacts, are no effect. */
  const views = {
    "public.check_ins": "select 1",
    "public.guide_cash": "select 1",
    "public.audit_log": "select 1",
    "public.email_outbox": "select * from public.email_outbox where kind <> 'attention_operator'",
    "private.guide_devices": "select id, guide_id, key_hash, registered_at, revoked_at from private.guide_devices",
  };

  describe.each(ways)("$how", ({ end, within }) => {
    let led: Led;
    beforeAll(async () => {
      led = await lead();
      await end(led);
    });

    it("is not counted by any verb, whatever time it claims", async () => {
      const { trip, hold, phone, guide, who } = led;
      const named = (seen_at: string, paid: g.Trip & { owed: number }): Row => ({
        ...phone,
        fact: g.factOf(phone, trip, { seen_at }),
        cash: g.cashOf(phone, paid, { seen_at, amount_cents: paid.owed, charged_minor: paid.owed }),
        known: {},
        booking_id: trip.booking.id,
        departure_id: trip.departure,
        departure: { id: trip.departure, guide_id: guide },
        item: trip.tour,
        item_id: trip.tour,
      });
      const all = await verbs();
      expect(all).toEqual(expect.arrayContaining(["report_check_in", "report_cash", "guide_roster", "save_departure"]));
      const scope = { tables, views };
      const before = await fingerprintNow(db(), scope);
      const effects: unknown[] = [];
      for (const verb of all) {
        const reported = verb.startsWith("report_");
        for (const seen_at of reported ? [ago(0), ago(HOUR), ago(-9), "2020-01-01T00:00:00Z"] : [ago(0)]) {
          const args = await argumentsOf(db(), verb, named(seen_at, hold), anyValues(trip.booking.id, trip.day));
          for (const caller of [f.anon, who]) {
            const { refused, answer, written } = await attempt(db(), caller, verb, args, { ...scope, before });
            if (written.length > 0) effects.push({ verb, seen_at, written, answer, refused });
          }
        }
      }
      expect(effects).toEqual([]);
    }, 120_000);

    it("confirms no hold, and its cash waits for the desk at any time it claims", async () => {
      const mails = `public.email_outbox where booking_id = '${led.hold.booking.id}' and kind <> 'attention_operator'`;
      const before = await f.count(db(), mails);
      for (const seen_at of [ago(0), ago(HOUR), "2020-01-01T00:00:00Z"]) {
        const cash = g.cashOf(led.phone, led.hold, {
          seen_at,
          amount_cents: led.hold.owed,
          charged_minor: led.hold.owed,
        });
        expect(await f.ask(db(), f.anon, "report_cash", { cash })).toEqual({ ok: true });
        expect(await f.count(db(), `public.payments where id = '${cash.id}'`)).toBe(0);
      }
      expect(await statusOf(led)).toBe("pending");
      expect(await f.count(db(), mails)).toBe(before);
      expect(await f.count(db(), `public.ledger_entries where booking_id = '${led.hold.booking.id}'`)).toBe(0);
      const { claims } = (await f.ask(db(), f.admin, "admin_booking", {
        booking_id: led.hold.booking.id,
      })) as unknown as {
        claims: Row[];
      };
      expect(claims).toHaveLength(3);
    });

    it("counts only what the guide saw while leading", async () => {
      const before = await figures(led);
      for (const seen_at of [ago(0), ago(-5), "2020-01-01T00:00:00Z"]) {
        const fact = g.factOf(led.phone, led.trip, { seen_at });
        expect(await f.ask(db(), f.anon, "report_check_in", { fact })).toEqual({ ok: true });
      }
      expect(await figures(led)).toEqual(before);
      const fact = g.factOf(led.phone, led.trip, { seen_at: ago(HOUR) });
      await f.ask(db(), f.anon, "report_check_in", { fact });
      expect(await figures(led)).toMatchObject({ arrived: within ? 2 : 0 });
    });
  });
});
