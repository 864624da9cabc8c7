import { beforeAll, expect, it } from "vitest";
import { one, type Row, type Who } from "./support/database.ts";
import { allTables, anyValues, argumentsOf, attempt as attemptIn } from "./support/effects.ts";
import { onOneEngine } from "./support/engines.ts";
import { EVERYBODY } from "./support/expected-rights.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

const MARK = "Zulfiya";

onOneEngine("a guide's token", (db) => {
  let scene: g.Scene;
  let tables: string[];
  const phone = g.aPhone();
  beforeAll(async () => {
    scene = await g.scene(db());
    const { theirs } = scene;
    await g.roster(db(), f.guide, phone);
    const theirPhone = g.aPhone();
    await g.roster(db(), f.otherGuide, theirPhone);
    await f.ask(db(), f.anon, "report_check_in", { fact: g.factOf(theirPhone, theirs) });
    await f.ask(db(), f.anon, "report_cash", { cash: g.cashOf(theirPhone, theirs, { note: MARK }) });
    await db().exec(`
      update public.bookings set customer_first_name = '${MARK}', guide_note = '${MARK}', special_requests = '${MARK}'
        where id = '${theirs.booking.id}';
      update public.departures set guide_note = '${MARK}' where id = '${theirs.departure}';
      update public.guides set name = '${MARK}' where id = '${g.GUIDES.otherGuide}';
      insert into public.travelers (booking_id, position, name) values ('${theirs.booking.id}', 1, '${MARK}')`);
    tables = await allTables(db());
  });

  const attempt = (who: Who, verb: string, args: Row) => attemptIn(db(), who, verb, args, { tables });

  const hostileArguments = async (verb: string): Promise<Row> => {
    const { theirs } = scene;
    const payment = String(
      (await one(db(), `select id from public.payments where booking_id = '${theirs.booking.id}' limit 1`))["id"],
    );
    const named: Row = {
      booking: verb === "save_guide_note" ? theirs.booking.id : { ...theirs.booking, token: f.newToken() },
      booking_id: theirs.booking.id,
      departure_id: theirs.departure,
      departure: { id: theirs.departure, guide_id: g.GUIDES.guide },
      guide: verb === "save_guide" ? { id: g.GUIDES.otherGuide, name: "Mine" } : g.GUIDES.otherGuide,
      item: theirs.tour,
      item_id: theirs.tour,
      payment_id: payment,
    };
    return argumentsOf(db(), verb, named, anyValues(theirs.booking.id, theirs.day));
  };

  it("lets nobody into the role that reads rosters", async () => {
    const found = await db().query(`select r.rolname as name from pg_roles r
      where r.rolname in ('anon', 'authenticated', 'service_role', 'authenticator') and pg_has_role(r.oid, 'guide_reader', 'member')`);
    expect(found).toEqual([]);
    const reader = await one(
      db(),
      "select rolcanlogin, rolbypassrls, rolsuper, rolinherit from pg_roles where rolname = 'guide_reader'",
    );
    expect(reader).toEqual({ rolcanlogin: false, rolbypassrls: false, rolsuper: false, rolinherit: false });
  });

  it.each(EVERYBODY)("changes and returns nothing of another guide's departure by calling %s", async (verb) => {
    const { refused, answer, written } = await attempt(f.guide, verb, await hostileArguments(verb));
    expect(answer).not.toContain(MARK);
    expect(refused).toMatch(/^(|22\w{3}|PT429)$/);
    expect(written).toEqual([]);
  });

  it("returns only the own departures by a guide's verbs", async () => {
    const answers = await Promise.all([
      g.roster(db(), f.guide, phone),
      f.ask(db(), f.guide, "my_guide", {}),
      f.ask(db(), f.guide, "bookings_of_my_email", {}),
      f.ask(db(), f.guide, "accept_invitation", { token: f.newToken() }),
    ]);
    expect(JSON.stringify(answers)).not.toContain(MARK);
    expect(JSON.stringify(answers)).not.toContain(scene.theirs.departure);
    expect(JSON.stringify(answers)).toContain(scene.mine.departure);
  });

  it("writes only by reporting the own check-ins", async () => {
    const { mine, theirs } = scene;
    const fact = await attempt(f.guide, "report_check_in", { fact: g.factOf(phone, mine) });
    expect(fact.written).toEqual(["private.guide_devices", "public.check_ins"]);
    const cash = await attempt(f.guide, "report_cash", { cash: g.cashOf(phone, mine) });
    expect(cash.written).toContain("public.guide_cash");
    for (const foreign of [theirs, { ...mine, booking: theirs.booking }, { ...theirs, booking: mine.booking }]) {
      expect((await attempt(f.guide, "report_check_in", { fact: g.factOf(phone, foreign) })).written).toEqual([]);
      expect((await attempt(f.guide, "report_cash", { cash: g.cashOf(phone, foreign) })).written).toEqual([]);
    }
    const borrowed = { device_id: phone.device_id, device_key: f.newToken() };
    expect((await attempt(f.guide, "report_check_in", { fact: g.factOf(borrowed, mine) })).written).toEqual([]);
  });
});
