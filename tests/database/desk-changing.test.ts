import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { quote } from "../../src/domain/pricing/quote.ts";
import { aLink, BEK, companionTrip, revoke, saveDetails, share } from "./support/companions.ts";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";

const two = quote(45_000, 2).total_cents;
const three = quote(45_000, 3).total_cents;
const one = quote(45_000, 1).total_cents;

onOneEngine("one booking at the desk", (db) => {
  let tour = "";
  let near = "";
  let far = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [40, 90] });
    near = await f.dayFromNow(db(), 40);
    far = await f.dayFromNow(db(), 90);
    await db()
      .exec(`update public.tours set options = '[{"id":"single","name":"Single room","price_cents":10000,"per":"guest",
      "most":5,"retired":false}]' where id = '${tour}'`);
  });
  const paid = async (more: Row = {}, day = near) => {
    const wish = f.bookingOf(tour, day, more);
    await f.bookAndPay(db(), wish);
    return wish;
  };
  const outlook = (booking_id: string, change: Row) =>
    f.ask(db(), f.admin, "admin_change_outlook", { booking_id, change });
  const change = (booking_id: string, wanted: Row, more: Row = {}) =>
    f.askDesk(db(), "admin_change_booking", {
      booking_id,
      change: { id: randomUUID(), ...wanted },
      reason: "By phone",
      ...more,
    });
  const row = (id: string) => f.ask(db(), f.admin, "admin_booking", { booking_id: id });
  const true_ = async (id: string) => {
    expect(await moneyLies(db(), id)).toEqual([]);
    expect(await f.seatsMismatch(db())).toEqual([]);
  };
  const lastMail = async (id: string) =>
    (
      await db().query(`select kind, payload from public.email_outbox where booking_id = '${id}'
        order by created_at desc, version desc limit 1`)
    )[0];

  it.each<[string, (wish: Row) => Row]>([
    ["nothing", () => ({})],
    ["the same day, guests and options", ({ check_in, guests }) => ({ to_date: check_in, guests, options: [] })],
    ["nothing and a refund", () => ({ back_cents: 0, waive_fee: true })],
  ])("is refused, counted and mailed to nobody, with %s", async (_, wanted) => {
    const wish = await paid();
    await db().exec(`delete from public.email_outbox where booking_id = '${wish.id}'`);
    const changed = await change(wish.id, { ...wanted(wish), difference_cents: 0 });
    expect(changed).toMatchObject({ ok: false, code: "unchanged" });
    expect(await f.count(db(), `public.booking_moves where booking_id = '${wish.id}'`)).toBe(0);
    expect(await f.count(db(), `public.email_outbox where booking_id = '${wish.id}'`)).toBe(0);
  });

  describe("guests and options", () => {
    it("one more guest owes the difference, takes a seat, and is mailed", async () => {
      const { id } = await paid();
      const shown = await outlook(id, { guests: 3 });
      expect(shown).toMatchObject({ ok: true, difference_cents: three - two, owed_cents: three - two, back_cents: 0 });
      expect(await change(id, { guests: 3, difference_cents: three - two })).toMatchObject({
        ok: true,
        booking: { guests: 3, total_cents: three, owed_cents: three - two },
      });
      expect(await lastMail(id)).toMatchObject({
        kind: "booking_changed",
        payload: { from_guests: 2, to_guests: 3, owed_cents: three - two },
      });
      expect((await row(id))["statement"]).toMatchObject([{}, {}, { kind: "changed", cents: three - two }]);
      await true_(id);
    });

    it("one guest less is refunded what the desk chooses, and the operator keeps the rest", async () => {
      const { id } = await paid();
      const shown = await outlook(id, { guests: 1 });
      expect(shown).toMatchObject({ possible_cents: two - one, back_cents: Math.round((two - one) * 0.75) });
      expect(await outlook(id, { guests: 1, back_cents: two - one + 1 })).toMatchObject({ code: "invalid_refund" });
      expect(
        await change(id, { guests: 1, back_cents: 10_000, difference_cents: shown["difference_cents"] }),
      ).toMatchObject({ code: "price_changed", outlook: { difference_cents: -10_000 } });
      expect(await change(id, { guests: 1, back_cents: 10_000, difference_cents: -10_000 })).toMatchObject({
        ok: true,
        booking: {
          guests: 1,
          total_cents: two - 10_000,
          kept_cents: two - one - 10_000,
          refund: { amount_cents: 10_000 },
        },
      });
      await true_(id);
    });

    it("one guest less lowers an unpaid booking's debt, without a refund", async () => {
      const booking = await f.bookByHand(db(), tour, near);
      const { id } = booking;
      expect(await change(id, { guests: 1, difference_cents: one - two })).toMatchObject({
        booking: { owed_cents: one, kept_cents: 0, refund: null },
      });
      await true_(id);
    });

    it("stay at their agreed price, even when sold no more; new ones cost today's", async () => {
      const single = [{ id: "single", count: 1 }];
      const { id } = await paid({ options: single, total_price_cents: two + 11_000 });
      await db().exec(`update public.tours set price = 900, options = '[
        {"id":"single","name":"Single room","price_cents":99000,"per":"guest","most":5,"retired":true},
        {"id":"car","name":"Car","price_cents":2000,"per":"booking","most":1,"retired":false}]' where id = '${tour}'`);
      const both = [...single, { id: "car", count: 1 }];
      expect(await outlook(id, { options: both })).toMatchObject({
        difference_cents: 2_200,
        offered: [
          { id: "single", price_cents: 10_000, most: 1, retired: false },
          { id: "car", price_cents: 2_000, most: 1 },
        ],
      });
      expect(await outlook(id, { options: [{ id: "single", count: 2 }] })).toMatchObject({ code: "options_changed" });
      expect(await change(id, { options: both, difference_cents: 2_200 })).toMatchObject({ ok: true });
      await db().exec(`update public.tours set price = 450 where id = '${tour}'`);
      await true_(id);
    });

    it("above the free seats are refused, and nothing is changed", async () => {
      const small = await f.makeTour(db(), { maxGuests: 3, days: [40] });
      const wish = f.bookingOf(small, near);
      await f.bookAndPay(db(), wish);
      expect(await change(wish.id, { guests: 4, difference_cents: quote(45_000, 4).total_cents - two })).toMatchObject({
        code: "seats_gone",
      });
      expect(await change(wish.id, { guests: 3, difference_cents: three - two })).toMatchObject({ ok: true });
      await true_(wish.id);
    });

    it("shows free seats that the change can take: none of a cancelled departure, all of a closed one", async () => {
      const small = await f.makeTour(db(), { maxGuests: 3, days: [40, 90] });
      const wish = f.bookingOf(small, near, { guests: 1 });
      await f.bookAndPay(db(), wish);
      await db().exec(
        `update public.departures set state = 'closed' where tour_id = '${small}' and start_date = '${far}'`,
      );
      expect(await outlook(wish.id, { to_date: far })).toMatchObject({ seats_left: 3 });
      expect(await outlook(wish.id, { guests: 2 })).toMatchObject({ seats_left: 2 });
      await db().exec(`update public.departures set state = 'cancelled' where tour_id = '${small}'`);
      expect(await outlook(wish.id, { guests: 2 })).toMatchObject({ seats_left: 0 });
      expect(await change(wish.id, { guests: 2, difference_cents: two - one })).toMatchObject({ code: "seats_gone" });
      await true_(wish.id);
    });

    it("keep the named travelers while there is a seat for them", async () => {
      const wish = await paid({ guests: 3, total_price_cents: three });
      const named = (position: number, name: string) => ({ position, name });
      await f.ask(db(), f.anon, "save_travelers", {
        list: {
          id: wish.id,
          token: wish.token,
          saved_at: 1_700_000_000_000,
          travelers: [named(2, "Bo"), named(3, "Cy")],
        },
      });
      await change(wish.id, { guests: 2, back_cents: 0, difference_cents: 0 });
      expect((await row(wish.id))["travelers"]).toMatchObject([named(1, "Cy"), named(2, "Bo")]);
    });
  });

  describe("companions of a booking that becomes smaller", () => {
    it("move to a free place with their details and a new serial, or lose both if there is none", async () => {
      const wish = await paid({ guests: 3, total_price_cents: three });
      const [bek, olim] = [aLink(2, "Bek"), aLink(3, "Olim")];
      await share(db(), wish, olim);
      await saveDetails(db(), olim);
      await change(wish.id, { guests: 2, back_cents: 0, difference_cents: 0 });
      expect((await row(wish.id))["companions"]).toMatchObject([{ id: olim.id, position: 2 }]);
      expect((await row(wish.id))["travelers"]).toEqual([{ position: 2, ...BEK }]);
      expect(await companionTrip(db(), olim)).toMatchObject({ position: 2 });
      await revoke(db(), wish, olim);
      await share(db(), wish, bek);
      expect(await f.count(db(), `public.companions where id = '${bek.id}' and serial = 2`)).toBe(1);
      await change(wish.id, { guests: 1, back_cents: 0, difference_cents: 0 });
      expect((await row(wish.id))["companions"]).toEqual([]);
      expect(await companionTrip(db(), bek)).toBeNull();
    });
  });

  describe("another day", () => {
    it("may be one that travelers cannot book, but never a cancelled or past one", async () => {
      const other = await f.dayFromNow(db(), 50);
      const { id } = await paid();
      expect(await change(id, { to_date: other, difference_cents: 0 })).toMatchObject({ booking: { check_in: other } });
      expect(await outlook(id, { to_date: await f.dayFromNow(db(), -1) })).toMatchObject({ code: "date_gone" });
      await true_(id);
    });

    it("is changed once when requested twice", async () => {
      const { id } = await paid();
      const wanted = { id: randomUUID(), to_date: far, guests: 3, difference_cents: three - two };
      for (let n = 0; n < 2; n += 1)
        expect(await change(id, wanted)).toMatchObject({ booking: { check_in: far, guests: 3, total_cents: three } });
      expect(await f.count(db(), `public.booking_moves where booking_id = '${id}'`)).toBe(1);
      expect(await f.count(db(), `public.email_outbox where booking_id = '${id}' and kind = 'booking_changed'`)).toBe(
        1,
      );
      await true_(id);
    });
  });

  it.each([
    ["guests", "2"],
    ["options", [{ id: "single" }]],
    ["back_cents", -1],
    ["total_cents", 1],
  ])("with a change of %s to %s is refused", async (name, value) => {
    const { id } = await paid();
    expect(await outlook(id, { [name]: value })).toMatchObject({ ok: false, code: "invalid_booking" });
  });

  describe("the person who booked", () => {
    it("is corrected with a record; queued mails and new links go to the new address, old links end", async () => {
      const wish = await paid();
      await db().exec("update public.email_outbox set status = 'sent' where status = 'queued'");
      await f.ask(db(), f.admin, "write_to_guests", {
        message: { id: randomUUID(), booking_ids: [wish.id], subject: "x", body: "x" },
      });
      const { token: mailed } = await f.ask(db(), f.admin, "admin_make_link", { booking_id: wish.id });
      const opens = (token: unknown) => call(db(), f.anon, "my_booking", { booking_id: wish.id, token });
      expect(await opens(mailed)).toMatchObject({ id: wish.id });
      const guest = { customer_first_name: "Jasur", customer_email: "right@example.com" };
      expect(await f.askDesk(db(), "admin_correct_guest", { booking_id: wish.id, guest })).toMatchObject({
        ok: true,
        booking: { customer_email: "right@example.com" },
      });
      expect(await opens(mailed)).toBeNull();
      expect(await opens(wish.token)).toMatchObject({ id: wish.id });
      const waiting = await db().query(
        `select kind, to_address from public.email_outbox where status = 'queued' and (booking_id = '${wish.id}' or about = '${wish.id}')
          order by kind`,
      );
      expect(waiting).toEqual([
        { kind: "booking_links", to_address: "right@example.com" },
        { kind: "guest_letter", to_address: "right@example.com" },
      ]);
      expect((await row(wish.id))["history"]).toContainEqual(
        expect.objectContaining({
          action: "guest_corrected",
          details: {
            changes: {
              customer_first_name: { from: "Жасур", to: "Jasur" },
              customer_email: { from: wish["customer_email"], to: "right@example.com" },
            },
          },
        }),
      );
      const papers = await db().query(`select details ->> 'customer_email' as email from public.documents
        where booking_id = '${wish.id}'`);
      expect(new Set(papers.map(({ email }) => email))).toEqual(new Set([wish["customer_email"]]));
    });

    it("is sent the link once while one is queued, and a copied one opens the trip and is recorded", async () => {
      const { id } = await paid();
      for (let n = 0; n < 2; n += 1)
        expect(await f.ask(db(), f.admin, "admin_send_link", { booking_id: id })).toMatchObject({ ok: true });
      expect(await f.count(db(), `public.email_outbox where about = '${id}' and kind = 'booking_links'`)).toBe(1);
      const { token } = await f.ask(db(), f.admin, "admin_make_link", { booking_id: id });
      expect(await f.count(db(), `private.booking_tokens where token_hash = '${String(token)}'`)).toBe(0);
      expect((await row(id))["history"]).toContainEqual(expect.objectContaining({ action: "link_made" }));
    });
  });

  it("has notes that are added once, stay in order, and cannot be changed", async () => {
    const { id } = await paid();
    const note = { booking_id: id, note_id: randomUUID(), body: " Called: arrives late " };
    for (let n = 0; n < 2; n += 1) expect(await f.ask(db(), f.admin, "add_booking_note", note)).toEqual({ ok: true });
    expect((await row(id))["notes"]).toMatchObject([
      { body: "Called: arrives late", author_email: "admin@example.com" },
    ]);
    expect(await f.ask(db(), f.admin, "add_booking_note", { ...note, note_id: randomUUID(), body: " " })).toMatchObject(
      {
        code: "invalid_note",
      },
    );
    await expect(db().exec("update public.booking_notes set body = 'x'")).rejects.toThrow(/note cannot change/);
    await expect(db().exec("delete from public.booking_notes")).rejects.toThrow(/note cannot change/);
  });
});
