import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, type Row, type Who } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { none, waitingLists } from "./support/waiting-lists.ts";

const from = (address: string): Who => ({ role: "anon", headers: { "cf-connecting-ip": address } });

onOneEngine("the waiting list of a departure", (db) => {
  beforeAll(() => f.addAccounts(db()));
  beforeEach(() =>
    db().exec(`
      update public.departures d set taken = d.taken - (
        select coalesce(sum(w.guests), 0) from public.waiting_entries w where w.departure_id = d.id and w.state = 'offered'
      );
      delete from public.waiting_entries; delete from public.email_outbox`),
  );

  const { full, entryOf, join, cancel, list, taken, tend, mails, offerTo, bookWith, lapse, sound } = waitingLists(db);

  describe("joining", () => {
    it("is possible only for a party without seats: else it can book", async () => {
      const place = await full();
      await cancel(place.holders[0] ?? none);
      expect(await join(place, { email: "a@example.com" })).toMatchObject({ code: "has_room", seats_left: 2 });
      expect(await join(place, { email: "a@example.com", guests: 3 })).toEqual({ ok: true });
    });

    it("is refused for what is not for sale, too large or unknown", async () => {
      const place = await full();
      const other = await f.dayFromNow(db(), 31);
      expect(await join({ ...place, day: other }, { email: "a@example.com" })).toMatchObject({ code: "date_gone" });
      expect(await join(place, { email: "a@example.com", guests: 5 })).toMatchObject({ code: "group_too_large" });
      expect(await join({ ...place, tour: randomUUID() }, { email: "a@example.com" })).toMatchObject({
        code: "item_gone",
      });
      await call(db(), f.admin, "save_departure", { departure: { id: place.departure, state: "closed" } });
      expect(await join(place, { email: "a@example.com" })).toMatchObject({ code: "date_gone" });
      expect(await list(place.departure)).toEqual([]);
    });

    it.each<[string, Row]>([
      ["state", { state: "offered" }],
      ["guests", { guests: "2" }],
      ["guests", { guests: 0 }],
      ["guests", { guests: 501 }],
      ["email", { email: "a@example.com,b@example.com" }],
      ["email", { email: ["a@example.com"] }],
      ["check_in", { check_in: "2027-02-30" }],
      ["email", { email: `${"x".repeat(300)}@example.com` }],
    ])("is refused with a wrong %s: %j", async (field, more) => {
      const place = await full();
      const entry = { ...entryOf(place, { email: "a@example.com" }), ...more };
      expect(await f.ask(db(), f.anon, "join_waiting_list", { entry })).toMatchObject({ ok: false, field });
      expect(await list(place.departure)).toEqual([]);
    });

    it("is possible once per mailbox: a stranger who types it changes and learns nothing; its owner gets the link", async () => {
      const place = await full();
      const first = { email: "v.ictim@gmail.com", id: randomUUID() };
      for (const party of [first, first]) expect(await join(place, party)).toEqual({ ok: true });
      expect((await mails()).map(({ kind }) => kind)).toEqual(["waiting_joined"]);
      const before = await db().query("select * from public.waiting_entries");
      expect(await join(place, { email: "victim+x@gmail.com", guests: 3 })).toEqual({ ok: true });
      expect(await db().query("select * from public.waiting_entries")).toEqual(before);
      const [again, ...more] = await mails();
      expect(again).toMatchObject({ kind: "waiting_joined", to: "v.ictim@gmail.com" });
      expect(more).toEqual([]);
      await f.ask(db(), f.anon, "leave_waiting_list", { token: again?.token });
      await join(place, { email: "v.ictim@gmail.com", guests: 3 });
      expect(await list(place.departure)).toMatchObject([{ state: "left" }, { guests: 3, state: "waiting" }]);
    });

    it("shows an entry to whoever has its mailed link, and nothing to a guessed one", async () => {
      const place = await full();
      await join(place, { email: "anna@example.com", guests: 3 });
      const [mail] = await mails();
      expect(await call(db(), f.anon, "my_waiting", { token: mail?.token })).toMatchObject({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        state: "waiting",
        guests: 3,
      });
      expect(await call(db(), f.anon, "my_waiting", { token: f.newToken() })).toBeNull();
    });

    it("sends a few mails a day per mailbox, and is limited by network", async () => {
      for (let n = 0; n < 6; n += 1) await join(await full(), { email: "bombed@example.com" }, from(`192.0.2.${n}`));
      expect(await f.count(db(), "public.email_outbox where to_address = 'bombed@example.com'")).toBe(3);
      const place = await full({ maxGuests: 4 });
      const one = from("198.51.100.7");
      for (let n = 0; n < 15; n += 1)
        expect(await join(place, { email: `p${n}@example.com`, guests: 4 }, one)).toEqual({ ok: true });
      await expect(join(place, { email: "p16@example.com", guests: 1 }, one)).rejects.toThrow("rate_limited");
      expect(await join(place, { email: "p16@example.com", guests: 1 }, from("198.51.100.8"))).toEqual({ ok: true });
    });
  });

  describe("an offer of free seats", () => {
    it("goes to the first party that fits, holds them, and is booked by its link once", async () => {
      const place = await full();
      await join(place, { email: "four@example.com", guests: 4 });
      await join(place, { email: "two@example.com" });
      await join(place, { email: "late@example.com" });
      await cancel(place.holders[0] ?? none);
      expect(await list(place.departure)).toMatchObject([
        { state: "waiting" },
        { state: "offered" },
        { state: "waiting" },
      ]);
      expect(await taken(place.departure)).toBe(4);
      await sound();
      const offer = await offerTo("two@example.com");
      expect(await bookWith(place, f.newToken())).toMatchObject({ code: "seats_gone" });
      expect(await f.book(db(), f.bookingOf(place.tour, place.day))).toMatchObject({ code: "seats_gone" });
      expect(await bookWith(place, offer)).toMatchObject({ ok: true, booking: { status: "pending" } });
      expect(await bookWith(place, offer)).toMatchObject({ code: "seats_gone" });
      expect(await list(place.departure)).toMatchObject([{}, { state: "taken" }, { state: "waiting" }]);
      expect(await tend()).toBe(0);
      await sound();
      const [audit] = await db().query(
        "select action, entity, details from public.audit_log where action = 'seats_offered' order by id desc limit 1",
      );
      expect(audit).toMatchObject({ entity: "departure", details: { guests: 2 } });
    });

    it("is made when a hold ends, a booking is refunded, seats are added or the departure reopens", async () => {
      const ends = await full();
      await join(ends, { email: "a@example.com" });
      await f.endHold(db(), ends.holders[0]?.id ?? "");
      await call(db(), f.service, "expire_holds");
      const more = await full();
      await join(more, { email: "b@example.com" });
      await call(db(), f.admin, "save_departure", { departure: { id: more.departure, places: 6 } });
      expect(await taken(more.departure)).toBe(6);
      const closed = await full();
      await join(closed, { email: "c@example.com" });
      await call(db(), f.admin, "save_departure", { departure: { id: closed.departure, state: "closed" } });
      await cancel(closed.holders[0] ?? none);
      expect(await list(closed.departure)).toMatchObject([{ state: "waiting" }]);
      await call(db(), f.admin, "save_departure", { departure: { id: closed.departure, state: "open" } });
      for (const { departure } of [ends, more, closed])
        expect(await list(departure)).toMatchObject([{ state: "offered" }]);
      await sound();
    });

    it("lasts a day, then goes to the next, also when the party leaves; an expired one cannot be booked", async () => {
      const place = await full();
      for (const email of ["a@example.com", "b@example.com", "c@example.com"]) await join(place, { email });
      await cancel(place.holders[0] ?? none);
      const first = await offerTo("a@example.com");
      const [{ hours } = {}] = await db().query(
        "select extract(epoch from offered_until - offered_at) / 3600 as hours from public.waiting_entries where state = 'offered'",
      );
      expect(Number(hours)).toBe(24);
      await lapse(place.departure);
      expect(await bookWith(place, first)).toMatchObject({ code: "seats_gone" });
      expect(await tend()).toBe(1);
      const second = await offerTo("b@example.com");
      expect(await call(db(), f.anon, "leave_waiting_list", { token: second })).toEqual({ ok: true });
      expect(await call(db(), f.anon, "leave_waiting_list", { token: second })).toEqual({ ok: true });
      expect(await bookWith(place, second)).toMatchObject({ code: "seats_gone" });
      expect(await list(place.departure)).toMatchObject([{ state: "lapsed" }, { state: "left" }, { state: "offered" }]);
      expect(await call(db(), f.anon, "leave_waiting_list", { token: f.newToken() })).toMatchObject({
        code: "not_found",
      });
      await sound();
    });

    it("leaves the rest to the next party, and goes to a larger one only when all fit", async () => {
      const place = await full();
      await join(place, { email: "four@example.com", guests: 4 });
      await join(place, { email: "one@example.com", guests: 1 });
      for (const holder of place.holders) await cancel(holder);
      expect(await list(place.departure)).toMatchObject([{ state: "waiting" }, { state: "offered" }]);
      const one = await offerTo("one@example.com");
      expect(await bookWith(place, one, 4)).toMatchObject({ ok: true, booking: { guests: 4 } });
      await sound();
      const other = await full();
      await join(other, { email: "three@example.com", guests: 3 });
      await join(other, { email: "two@example.com", guests: 1 });
      await call(db(), f.admin, "save_departure", { departure: { id: other.departure, places: 7 } });
      const three = await offerTo("three@example.com");
      expect(await bookWith(other, three, 4)).toMatchObject({ code: "seats_gone" });
      expect(await bookWith(other, three, 2)).toMatchObject({ ok: true });
      expect(await list(other.departure)).toMatchObject([{ state: "taken" }, { state: "offered" }]);
      expect(await taken(other.departure)).toBe(7);
      await sound();
    });

    it("never lasts longer than the departure can be booked, and is not made just before it leaves", async () => {
      const place = await full({ days: [1] });
      await join(place, { email: "a@example.com" });
      await cancel(place.holders[0] ?? none);
      const [until] = await db().query(
        "select (offered_until at time zone 'Asia/Tashkent')::text as until, private.today() + 1 || ' 00:00:00' as close from public.waiting_entries where state = 'offered'",
      );
      expect(until?.["until"]).toBe(until?.["close"]);
      await call(db(), f.admin, "save_departure", { departure: { id: place.departure, closes_days: 1 } });
      await cancel(place.holders[1] ?? none);
      expect(await tend()).toBe(0);
      await sound();
    });

    it("is made a few times a day per mailbox; later ones are made when the day is over", async () => {
      const places = [await full(), await full(), await full()];
      for (const place of places) {
        await join(place, { email: "everywhere@example.com" });
        await cancel(place.holders[0] ?? none);
      }
      expect(
        await f.count(
          db(),
          "public.email_outbox where kind = 'waiting_offer' and to_address = 'everywhere@example.com'",
        ),
      ).toBe(2);
      await db().exec(
        "update public.waiting_entries set offered_at = now() - interval '25 hours' where mailbox = 'everywhere@example.com' and state = 'offered'",
      );
      expect(await tend()).toBe(1);
      await sound();
    });
  });

  it("ends with its departure: everybody is told once, and no seats stay held", async () => {
    const place = await full();
    for (const email of ["a@example.com", "b@example.com"]) await join(place, { email });
    await cancel(place.holders[0] ?? none);
    await mails();
    for (let n = 0; n < 2; n += 1)
      await call(db(), f.admin, "cancel_departure", { departure_id: place.departure, reason: "Storm" });
    await tend();
    expect(await list(place.departure)).toMatchObject([{ state: "lapsed" }, { state: "lapsed" }]);
    expect(await taken(place.departure)).toBe(0);
    const mailed = (await mails()).filter(({ kind }) => kind === "waiting_cancelled").map(({ to }) => to);
    expect(mailed.toSorted()).toEqual(["a@example.com", "b@example.com"]);
    await sound();
  });

  it("is deleted a month after its departure", async () => {
    const place = await full();
    await join(place, { email: "a@example.com" });
    await mails();
    const left = (days: number) =>
      db().exec(`update public.departures set start_date = private.today() - ${days} where id = '${place.departure}'`);
    await left(30);
    await tend();
    expect(await list(place.departure)).toMatchObject([{ state: "lapsed" }]);
    await left(31);
    await call(db(), f.service, "apply_retention");
    expect(await list(place.departure)).toEqual([]);
  });
});
