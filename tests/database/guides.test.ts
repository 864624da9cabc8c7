import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { one, type Row, type Who } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

onOneEngine("a guide's account", (db) => {
  beforeAll(() => f.addAccounts(db()));
  const id = randomUUID();
  const save = (more: Row = {}) =>
    f.ask(db(), f.admin, "save_guide", { guide: { id, name: "Aziz", email: "aziz@example.com", ...more } });
  const account = async () => {
    const all = (await f.ask(db(), f.admin, "admin_guides", {})) as unknown as { id: string; account: Row }[];
    return all.find((guide) => guide.id === id)?.account;
  };
  const invite = () => f.ask(db(), f.admin, "invite_guide", { guide: id });
  const accept = (who: Who, token: string) => f.ask(db(), who, "accept_invitation", { token });

  it("is invited once by mail, and the link makes one account the guide's", async () => {
    await save({ email: null });
    expect(await invite()).toMatchObject({ ok: false, code: "no_email" });
    await save();
    expect(await invite()).toEqual({ ok: true });
    await invite();
    expect(await f.count(db(), "public.email_outbox where kind = 'guide_invitation'")).toBe(1);
    expect(await account()).toMatchObject({ state: "invited", invited: { to: "aziz@example.com", mail: "queued" } });
    const token = await g.invitation(db());
    expect(await accept(f.guide, `${token}x`)).toMatchObject({ code: "invitation_gone" });
    expect(await accept(f.guide, token)).toEqual({ ok: true });
    expect(await accept(f.guide, token)).toEqual({ ok: true });
    expect(await accept(f.otherGuide, token)).toMatchObject({ code: "invitation_gone" });
    expect(await f.ask(db(), f.guide, "my_guide", {})).toEqual({ id, name: "Aziz" });
    expect(await f.ask(db(), f.traveler, "my_guide", {})).toBeNull();
    expect(await account()).toMatchObject({ state: "active", account_email: "guide@example.com" });
    expect(await invite()).toMatchObject({ code: "has_account" });
  });

  it("is refused a link older than 7 days", async () => {
    const late = randomUUID();
    await f.ask(db(), f.admin, "save_guide", { guide: { id: late, name: "Late", email: "late@example.com" } });
    await f.ask(db(), f.admin, "invite_guide", { guide: late });
    const token = await g.invitation(db());
    await db().exec("update private.invitations set expires_at = now() - interval '1 second' where used_by is null");
    expect(await accept(f.otherGuide, token)).toMatchObject({ code: "invitation_gone" });
  });

  it("is dismissed with all phones and invitations", async () => {
    const phone = g.aPhone();
    expect(await g.roster(db(), f.guide, phone)).toMatchObject({ guide: { id }, assigned: [] });
    expect(await f.ask(db(), f.admin, "end_guide_account", { guide: id })).toEqual({ ok: true });
    expect(await f.ask(db(), f.guide, "my_guide", {})).toBeNull();
    expect(await g.roster(db(), f.guide, phone)).toMatchObject({ ok: false, code: "not_a_guide" });
    expect(await account()).toMatchObject({ state: "none", phones: [{ id: phone.device_id }] });
    expect(
      (await one(db(), "select count(*)::int as n from private.guide_devices where revoked_at is null"))["n"],
    ).toBe(0);
  });
});

onOneEngine("a guide's roster", (db) => {
  let scene: g.Scene;
  const phone = g.aPhone();
  beforeAll(async () => {
    scene = await g.scene(db());
  });
  const roster = (known: Row = {}, who = f.guide) => g.roster(db(), who, phone, known);

  it("gets the assigned departures with their guests, and no others", async () => {
    const { assigned, departures } = await roster();
    expect(assigned).toEqual([scene.mine.departure]);
    expect(departures).toHaveLength(1);
    const [reported] = departures;
    expect(reported).toMatchObject({
      id: scene.mine.departure,
      title: "Silk Road",
      meeting_change: null,
      facts: [],
      cash: [],
    });
    expect(reported?.bookings.map((booking) => booking["id"])).toEqual([scene.mine.booking.id]);
    expect(reported?.bookings[0]).toMatchObject({
      left_at: null,
      guests: 2,
      owed_cents: 0,
      travelers: [],
      customer_phone: "+998 (90) 123-45-67",
    });
    expect(JSON.stringify(reported)).not.toContain("@example.com");
  });

  it("is at the desk with the phone's last contact", async () => {
    const checkIn = ({ departure }: g.Trip) => f.ask(db(), f.admin, "admin_check_in", { departure_id: departure });
    expect(await checkIn(scene.mine)).toMatchObject({
      guide: { name: "Aziz" },
      phones: [{ last_contact_at: expect.any(String) }],
    });
    expect(await checkIn(scene.theirs)).toMatchObject({ guide: { name: "Bobur" }, phones: [] });
  });

  it("is sent the roster again only when something changed", async () => {
    const { departures } = await roster();
    const known = Object.fromEntries(departures.map(({ id, hash }) => [id, hash]));
    expect((await roster(known)).departures).toEqual([]);
    await f.ask(db(), f.admin, "save_guide_note", { booking: scene.mine.booking.id, note: "Anniversary" });
    const [again] = (await roster(known)).departures;
    expect(again?.bookings[0]).toMatchObject({ guide_note: "Anniversary" });
  });

  it("sees who cancelled by name and time, without phone, diet and wishes", async () => {
    const other = await g.party(db(), scene.mine);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: other.id, reason: "x" });
    const left = (await roster()).departures[0]?.bookings.find((booking) => booking["id"] === other.id);
    expect(left).toMatchObject({ status: "cancelled", customer_phone: null, travelers: [], special_requests: null });
    expect(left?.["left_at"]).toBeTruthy();
  });

  it("is sent changes of the meeting point, and who has not seen them yet", async () => {
    const seen = async () => {
      const reported = (await roster()).departures[0];
      const booking = reported?.bookings.find((one) => one["id"] === scene.mine.booking.id);
      return {
        change: reported?.["meeting_change"],
        known: booking?.["acknowledged_at"],
        meeting: reported?.["meeting"],
      };
    };
    expect(await seen()).toMatchObject({ change: null, known: null, meeting: { point: null } });
    await f.ask(db(), f.admin, "save_departure", {
      departure: { id: scene.mine.departure, meeting_point: "South gate", meeting_time: "07:30" },
    });
    expect(await seen()).toMatchObject({
      change: { was: { point: null, time: null } },
      known: null,
      meeting: { point: "South gate", time: "07:30" },
    });
    const { id, token } = scene.mine.booking;
    const { meeting_change } = await f.view(db(), scene.mine.booking);
    const ack = {
      id,
      as: "booking",
      token,
      news_id: (meeting_change as Row)["id"],
      seen_at: Date.now(),
      by: "page",
    };
    await f.ask(db(), f.anon, "acknowledge_news", { ack });
    expect((await seen()).known).toBeTruthy();
    const later = await g.party(db(), scene.mine);
    const reported = (await roster()).departures[0]?.bookings.find((one) => one["id"] === later.id);
    expect(reported?.["acknowledged_at"]).toBeTruthy();
  });

  it("keeps a phone for good", async () => {
    expect(await g.roster(db(), f.otherGuide, phone)).toMatchObject({ ok: false, code: "unknown_device" });
    expect(await g.roster(db(), f.guide, { ...phone, device_key: f.newToken() })).toMatchObject({
      code: "unknown_device",
    });
    expect(await g.roster(db(), f.traveler, g.aPhone())).toMatchObject({ ok: false, code: "not_a_guide" });
  });

  it.each([
    [-5, -3, false],
    [-5, -2, true],
    [60, 62, true],
    [61, 63, false],
  ])("from day %i to day %i: has %s", async (from, to, carried) => {
    await db()
      .exec(`update public.departures set start_date = private.today() + ${from}, end_date = private.today() + ${to}
      where id = '${scene.mine.departure}'`);
    expect((await roster()).assigned).toEqual(carried ? [scene.mine.departure] : []);
  });

  it("is limited by row policies: the reader sees one guide's rows even when it asks for all", async () => {
    await g.reassign(db(), scene.mine.departure, "guide");
    const seen = await db().transaction(async (query) => {
      await query(
        `select set_config('request.jwt.claims', '{"sub":"${f.guide.sub}"}', true), set_config('role', 'guide_reader', true)`,
      );
      const ids = async (sql: string) => (await query(sql)).map((row) => row["id"]);
      return {
        departures: await ids("select id from public.departures"),
        bookings: await ids("select departure_id as id from public.bookings group by 1"),
      };
    });
    expect(seen).toEqual({ departures: [scene.mine.departure], bookings: [scene.mine.departure] });
  });
});
