import { beforeAll, expect, it } from "vitest";
import { one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

onOneEngine("a guide's check-in", (db) => {
  let scene: g.Scene;
  const phone = g.aPhone();
  const second = g.aPhone();
  const reportCheckIn = (fact: Row, who = f.anon) => f.ask(db(), who, "report_check_in", { fact });
  const facts = async () => (await g.roster(db(), f.guide, phone)).departures[0]?.facts ?? [];
  beforeAll(async () => {
    scene = await g.scene(db());
    for (const each of [phone, second]) await g.roster(db(), f.guide, each);
    await g.longAgo(db());
  });

  it("is stored once however often it is sent, and reaches the guide's other phone with both times", async () => {
    const fact = g.factOf(phone, scene.mine, { seen_at: ago(20) });
    for (const who of [f.anon, f.anon, f.guide, f.traveler])
      expect(await reportCheckIn(fact, who)).toEqual({ ok: true });
    await reportCheckIn(g.factOf(second, scene.mine, { seen_at: ago(10), by: "name" }));
    expect(await facts()).toMatchObject([
      { id: fact.id, kind: "arrived", by: "scan", guests: 2, device_id: phone.device_id, guide_name: "Aziz" },
      { device_id: second.device_id, by: "name" },
    ]);
  });

  it.each([
    ["kind", { kind: "here" }],
    ["guests", { guests: 501 }],
    ["guests", { guests: "2" }],
    ["seen_at", { seen_at: "yesterday" }],
    ["seen_at", { seen_at: "2026-02-30T09:00:00Z" }],
    ["seen_at", { seen_at: ago(-48 * 60) }],
    ["id", { id: "1" }],
  ])("is refused for a wrong %s", async (field, wrong) => {
    expect(await reportCheckIn(g.factOf(phone, scene.mine, wrong))).toMatchObject({
      ok: false,
      code: "invalid_fact",
      field,
    });
  });

  it.each([[null], [[]], [{}]])("is refused when it is malformed: %j", async (fact) => {
    expect(await reportCheckIn(fact as unknown as Row)).toMatchObject({ ok: false, code: "invalid_fact" });
  });

  it("is refused from another phone, departure or booking", async () => {
    const { mine, theirs } = scene;
    const refused = async (fact: Row) => (await reportCheckIn(fact)).code;
    expect(await refused(g.factOf(g.aPhone(), mine))).toBe("unknown_device");
    expect(await refused(g.factOf({ ...phone, device_key: f.newToken() }, mine))).toBe("unknown_device");
    expect(await refused(g.factOf(phone, theirs))).toBe("not_your_departure");
    expect(await refused(g.factOf(phone, { ...mine, booking: theirs.booking }))).toBe("invalid_fact");
    const storedFact = g.factOf(phone, mine);
    await reportCheckIn(storedFact);
    expect(await refused({ ...storedFact, ...second })).toBe("invalid_fact");
  });

  it("cannot be changed or deleted, not even by the owner", async () => {
    for (const sql of [
      "update public.check_ins set guests = 1",
      "delete from public.check_ins",
      "truncate public.check_ins",
    ])
      await expect(db().exec(sql)).rejects.toThrow(/recorded check-in cannot change/);
  });

  it("is stored when the booking was cancelled meanwhile", async () => {
    const booking = await g.party(db(), scene.mine);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: booking.id, reason: "x" });
    const fact = g.factOf(phone, { ...scene.mine, booking });
    expect(await reportCheckIn(fact)).toEqual({ ok: true });
    expect(await facts()).toContainEqual(expect.objectContaining({ id: fact.id, status_seen: "confirmed" }));
  });

  it("counts for the time before another guide led, also when sent later, and for no other time", async () => {
    const trip = { ...scene.mine, booking: await g.party(db(), scene.mine) };
    const doubts = async (id: string) =>
      (await one(db(), `select doubt from public.check_ins where id = '${id}'`))["doubt"];
    const reportAt = async (seen_at: string) => {
      const fact = g.factOf(phone, trip, { seen_at });
      expect(await reportCheckIn(fact)).toEqual({ ok: true });
      return doubts(fact.id);
    };
    await g.reassign(db(), trip.departure, "otherGuide");
    expect(await reportAt(ago(24 * 60))).toBeNull();
    for (const time of [ago(0), ago(-60), ago(4 * 24 * 60), "2020-01-01T00:00:00Z"])
      expect(await reportAt(time)).toBe("outside_assignment");
    await g.reassign(db(), trip.departure, "guide");
    expect(await reportAt(ago(0))).toBeNull();
    expect(await reportAt(ago(-60))).toBe("outside_assignment");
  });

  it("does not count for the time before its guide was assigned", async () => {
    await g.reassign(db(), scene.theirs.departure, "guide");
    const fact = g.factOf(phone, scene.theirs, { seen_at: ago(60) });
    expect(await reportCheckIn(fact)).toEqual({ ok: true });
    expect(await one(db(), `select doubt from public.check_ins where id = '${fact.id}'`)).toEqual({
      doubt: "outside_assignment",
    });
    await g.reassign(db(), scene.theirs.departure, "otherGuide");
  });

  it("does not count for the time before the phone was registered", async () => {
    const young = g.aPhone();
    await g.roster(db(), f.guide, young);
    const fact = g.factOf(young, scene.mine, { seen_at: ago(60) });
    expect(await reportCheckIn(fact)).toEqual({ ok: true });
    expect(await facts()).toContainEqual(expect.objectContaining({ id: fact.id, doubt: "outside_assignment" }));
  });

  it("counts at most the guests of the booking, on several phones too", async () => {
    const trip = { ...scene.mine, booking: await g.party(db(), scene.mine) };
    const figures = async () =>
      (await one(db(), `select private.check_in_figures('${trip.departure}') as all`))["all"] as Row;
    const before = Number((await figures())["arrived"]);
    for (const each of [phone, second]) await reportCheckIn(g.factOf(each, trip, { guests: 200 }));
    expect((await figures())["arrived"]).toBe(before + 2);
    const reported = (await facts()).filter((fact) => fact["booking_id"] === trip.booking.id);
    expect(reported).toMatchObject([{ guests: 2 }, { guests: 2 }]);
  });

  it("is refused for a while when one phone sends too many", async () => {
    const flood = g.aPhone();
    await g.roster(db(), f.guide, flood);
    const capacity = Number(
      (await one(db(), "select capacity from private.rate_rules where purpose = 'phone_facts'"))["capacity"],
    );
    await db().exec(
      `select private.take_tokens('phone_facts', private.bucket_of('phone_facts', '${flood.device_id}'), ${capacity})`,
    );
    await expect(reportCheckIn(g.factOf(flood, scene.mine))).rejects.toMatchObject({ code: "PT429" });
    expect(await reportCheckIn(g.factOf(phone, scene.mine))).toEqual({ ok: true });
  });

  it("waits for the desk once the account has ended, whatever time it claims", async () => {
    const trip = { ...scene.mine, booking: await g.party(db(), scene.mine) };
    const figures = async () =>
      (await one(db(), `select private.check_in_figures('${trip.departure}') as all`))["all"] as Row;
    const before = Number((await figures())["arrived"]);
    await f.ask(db(), f.admin, "end_guide_account", { guide: g.GUIDES.guide });
    const fact = g.factOf(phone, trip, { seen_at: ago(5) });
    expect(await reportCheckIn(fact)).toEqual({ ok: true });
    expect((await figures())["arrived"]).toBe(before);
    const settle = (accept: boolean) =>
      f.ask(db(), f.admin, "settle_claim", { claim_id: fact.id, accept, reason: "He was offline until now" });
    expect(await settle(true)).toEqual({ ok: true });
    expect(await settle(true)).toEqual({ ok: true });
    expect(await settle(false)).toMatchObject({ ok: false, code: "claim_decided" });
    expect((await figures())["arrived"]).toBe(before + 2);
  });
});
