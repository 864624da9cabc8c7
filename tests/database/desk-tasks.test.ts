import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { freeGuidesSchema, isFreeGuide, sortFreeFirst } from "../../src/domain/desk/departures/departure-schema.ts";
import { todaySchema } from "../../src/domain/desk/today/today-schema.ts";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("the tasks of a morning", (db) => {
  beforeAll(() => f.addAccounts(db()));
  const desk = (verb: string, args: Row) => f.ask(db(), f.admin, verb, args);
  const today = async () => v.parse(todaySchema, await call(db(), f.admin, "admin_today"));
  const day = (ahead: number) => f.dayFromNow(db(), ahead);
  const mails = (where: string) => f.count(db(), `public.email_outbox where ${where}`);

  const answer = (kind: string, request_id: string, more: Row = {}) =>
    desk("admin_answer_request", {
      answer: { id: randomUUID(), kind, request_id, subject: "Re: Khiva", body: "Yes, we do.", ...more },
    });

  it("lists requests and messages apart, and takes one off when it is answered by one mail", async () => {
    const [request, message] = [randomUUID(), randomUUID()];
    const from = { name: "Anna Lee", email: "anna@example.com" };
    await f.ask(db(), f.anon, "submit_trip_request", { request: { ...from, id: request, guests: 2 } });
    await f.ask(db(), f.anon, "submit_contact_message", { message: { ...from, id: message, message: "Cold?" } });
    const before = await today();
    expect(before.requests.rows).toMatchObject([{ id: request, kind: "trip_request", trip: { guests: 2 } }]);
    expect(before.messages.rows).toMatchObject([{ id: message, message: "Cold?", email: "anna@example.com" }]);

    const id = randomUUID();
    for (let tries = 0; tries < 2; tries += 1)
      expect(await answer("trip_request", request, { id })).toEqual({ ok: true });
    expect(await mails(`kind = 'request_answer' and to_address = 'anna@example.com'`)).toBe(1);
    expect(await answer("trip_request", request)).toMatchObject({ code: "already_answered" });
    expect(await answer("trip_request", message)).toMatchObject({ code: "not_found" });
    expect(await answer("contact_message", message, { body: " " })).toMatchObject({ field: "body" });
    expect(await answer("contact_message", message, { subject: "a\nb" })).toMatchObject({ field: "subject" });
    const after = await today();
    expect([after.requests.count, after.messages.count]).toEqual([0, 1]);
    await desk("admin_mark_answered", { kind: "trip_request", id: request, answered: false });
    expect(await answer("trip_request", request)).toEqual({ ok: true });
    expect(await mails(`kind = 'request_answer'`)).toBe(2);
  });

  it("asks once for missing names, and lists the booking again after three days", async () => {
    const booking = await f.bookByHand(db(), await f.makeTour(db(), { days: [] }), await day(9));
    const listed = async () => (await today()).unnamed.rows.filter(({ id }) => id === booking.id);
    const ask = () => desk("admin_ask_names", { booking_id: booking.id });
    expect(await listed()).toMatchObject([{ guests: 2, named: 0, phone: "+998 (90) 123-45-67" }]);
    expect(await ask()).toEqual({ ok: true });
    expect(await ask()).toMatchObject({ code: "names_wanted_already" });
    expect([await listed(), await f.mailCount(db(), booking, "names_wanted")]).toEqual([[], 1]);
    await db().exec(
      `update public.email_outbox set created_at = now() - interval '4 days' where booking_id = '${booking.id}'`,
    );
    expect(await listed()).toHaveLength(1);
    await db().exec(`insert into public.travelers (booking_id, position, name)
      values ('${booking.id}', 1, 'Anna Lee'), ('${booking.id}', 2, 'Tom Lee')`);
    expect([await listed(), await ask()]).toMatchObject([[], { code: "names_wanted_already" }]);
  });

  it("asks no one without an address, and for no cancelled booking", async () => {
    const booking = await f.bookByHand(db(), await f.makeTour(db(), { days: [] }), await day(9));
    await desk("admin_cancel_booking", { booking_id: booking.id, reason: "x" });
    expect(await desk("admin_ask_names", { booking_id: booking.id })).toMatchObject({ code: "not_confirmed" });
    expect(await desk("admin_ask_names", { booking_id: randomUUID() })).toMatchObject({ code: "not_found" });
  });

  it("lists what is unpaid apart: leaving within 7 days, overdue, already left, due soon, and none that a channel collects", async () => {
    const tour = await f.makeTour(db(), { days: [] });
    const all: string[] = [];
    const left = (ago: number) => `check_in = private.today() - ${ago}, check_out = private.today() - ${ago}`;
    const made = async (ahead: number, changes: string) => {
      const { id } = await f.bookByHand(db(), tour, await day(ahead));
      all.push(id);
      await db().exec(`alter table public.bookings disable trigger guard;
        update public.bookings set ${changes} where id = '${id}';
        alter table public.bookings enable trigger guard`);
      return id;
    };
    const ids = {
      leaving_unpaid: [await made(3, "balance_due_on = check_in"), await made(7, "balance_due_on = null")],
      overdue: [await made(30, "balance_due_on = private.today() - 1")],
      left_unpaid: [
        await made(20, `${left(2)}, balance_due_on = private.today() - 1`),
        await made(21, `${left(1)}, balance_due_on = null`),
      ],
      balances: [await made(31, "balance_due_on = private.today() + 7")],
    };
    await made(32, "balance_due_on = private.today() + 8");
    await made(8, "balance_due_on = null");
    const sold = await made(4, "balance_due_on = null, channel = 'viator'");
    const listed = await today();
    const own = new Set<string>(all);
    for (const list of ["leaving_unpaid", "overdue", "left_unpaid", "balances"] as const)
      expect(listed[list].rows.filter(({ id }) => own.has(id)).map(({ id }) => id)).toEqual(ids[list]);
    expect(listed.leaving_unpaid.rows.filter(({ id }) => ids.leaving_unpaid.includes(id))).toMatchObject([
      { due_on: await day(3), owed_cents: expect.any(Number), phone: "+998 (90) 123-45-67" },
      { due_on: await day(7) },
    ]);
    const owing = await desk("admin_bookings", { due: true, how_many: 1000 });
    const owingIds = new Set(v.parse(v.array(v.object({ id: v.string() })), owing["rows"]).map(({ id }) => id));
    expect(all.filter((id) => !owingIds.has(id))).toEqual([sold]);
  });

  it("lists a missed balance once, where it is owed, and among what needs attention for another reason only", async () => {
    const { id } = await f.bookByHand(db(), await f.makeTour(db(), { days: [] }), await day(30));
    const flaggedFor = async (reason: string) => {
      await db().exec(`alter table public.bookings disable trigger guard;
        update public.bookings set balance_due_on = private.today() - 1, needs_attention = true,
          attention_reason = '${reason}' where id = '${id}';
        alter table public.bookings enable trigger guard`);
      const { overdue, attention } = await today();
      return [overdue, attention].map(({ rows }) => rows.filter((row) => row.id === id).length);
    };
    expect(await flaggedFor("balance_missed")).toEqual([1, 0]);
    expect(await flaggedFor("balance_missed. departure_cancelled")).toEqual([1, 1]);
  });

  it("lists money to refund by hand once, among the refunds", async () => {
    const booking = await f.bookByHand(db(), await f.makeTour(db(), { days: [] }), await day(30));
    const money = { booking_id: booking.id, payment_id: randomUUID(), method: "cash", amount_cents: 5_000 };
    await desk("admin_record_money", money);
    await desk("admin_cancel_booking", { booking_id: booking.id, reason: "x", refund_cents: 5_000 });
    const before = await today();
    expect(before.attention.rows.filter(({ id }) => id === booking.id)).toEqual([]);
    const [refund] = before.refunds.rows.filter(({ id }) => id === booking.id);
    expect(refund).toMatchObject({ left_cents: 5_000, method: "cash" });
    await desk("admin_record_refund_by_hand", { refund_id: refund?.refund_id, note: "In cash" });
    expect((await today()).refunds.rows.filter(({ id }) => id === booking.id)).toEqual([]);
  });

  it("says which guides are free on all days of a departure", async () => {
    const tour = await f.makeTour(db(), { days: [20], duration: 3 });
    const other = await f.makeTour(db(), { days: [18, 22, 24], duration: 3 });
    const guides = ["Aziz", "Bobur", "Charos"].map((name) => ({ id: randomUUID(), name, phone: null, email: null }));
    for (const guide of guides) await desk("save_guide", { guide });
    const [aziz, bobur, charos] = guides.map(({ id }) => id);
    const assign = async (item: string, ahead: number, guide_id: unknown) =>
      desk("save_departure", { departure: { tour_id: item, start_date: await day(ahead), guide_id } });
    await assign(other, 18, aziz);
    await assign(other, 22, bobur);
    await assign(other, 24, charos);
    const departures = `{${await f.departureOf(db(), tour)}}`;
    const found = v.parse(freeGuidesSchema, await call(db(), f.admin, "admin_free_guides", { departures }));
    const mine = sortFreeFirst(found.filter(({ id }) => guides.some((guide) => guide.id === id)));
    expect(mine.map((guide) => [guide.name, isFreeGuide(guide)])).toEqual([
      ["Charos", true],
      ["Aziz", false],
      ["Bobur", false],
    ]);
    expect(mine[1]?.leads).toEqual([{ title: "Silk Road", start_date: await day(18), last_day: await day(20) }]);
    await desk("save_guide", { guide: { ...guides[2], archived: true, revision: 1 } });
    expect(JSON.stringify(await call(db(), f.admin, "admin_free_guides", { departures }))).not.toContain("Charos");
  });
});
