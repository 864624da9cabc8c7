import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { cardLies, moneyLies } from "./support/money-lies.ts";

const TOTAL = 98_010;
const FLAG = "card_voided";

type Card = { id: string; code: string };

onOneEngine("a gift card", (db) => {
  let [day, dear, tour] = ["", "", ""];
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [70, 90] });
    [day, dear] = [await f.dayFromNow(db(), 70), await f.dayFromNow(db(), 90)];
    await db().exec(
      `update public.departures set price_cents = 90000 where item_id = '${tour}' and start_date = '${dear}'`,
    );
  });
  const make = (amount_cents: number, more: Row = {}) => f.makeGiftCard(db(), amount_cents, more);
  const makeForToday = async (amount_cents: number) => make(amount_cents, { valid_until: await f.dayFromNow(db(), 0) });
  const left = async ({ id }: Card) => Number((await one(db(), `select private.card_left('${id}') as cents`))["cents"]);
  const held = async (on = day) => {
    const wish = f.bookingOf(tour, on, { total_price_cents: 2 * TOTAL });
    expect(await f.book(db(), wish)).toMatchObject({ ok: true });
    return wish;
  };
  const check = (wish: f.Held, code: string) => f.ask(db(), f.anon, "check_gift_card", { ...f.mine(wish), code });
  const use = (wish: f.Held, { code }: Card, expected_cents: number, payment_id: string = randomUUID()) =>
    f.ask(db(), f.anon, "use_gift_card", { ...f.mine(wish), code, payment_id, expected_cents });
  const takeBack = ({ id }: Card, reason = "Lost") => f.ask(db(), f.admin, "void_gift_card", { card_id: id, reason });
  const sound = async (wish: f.Held) => {
    expect(await moneyLies(db(), wish.id)).toEqual([]);
    expect(await cardLies(db())).toEqual([]);
  };
  const ofCard = ({ id }: Card) => f.ledgerSums(db(), `gift_card_id = '${id}'`);
  const papers = ({ id }: Card) =>
    db().query(`select kind, cents::int, details ->> 'method' as method from public.documents
      where gift_card_id = '${id}' order by made_at, name`);

  it("is credit: sold for cash or a transfer, or given for free, once by its id, and mailed", async () => {
    const sold = await make(10_000, { to_address: "anna@example.com" });
    expect(sold.code).toMatch(/^([A-HJ-NP-Z2-9]{5}-){2}[A-HJ-NP-Z2-9]{5}$/);
    expect(await ofCard(sold)).toEqual({ cash: 10_000, credit: -10_000 });
    expect(await ofCard(await make(5_000, { sold_for: "bank_transfer" }))).toEqual({ bank: 5_000, credit: -5_000 });
    expect(await ofCard(await make(5_000, { sold_for: null }))).toEqual({ goodwill: 5_000, credit: -5_000 });
    expect(await make(99_999, { id: sold.id })).toEqual(sold);
    expect(await ofCard(sold)).toEqual({ cash: 10_000, credit: -10_000 });
    const mails = await db().query(`select to_address, payload from public.email_outbox where about = '${sold.id}'`);
    expect(mails).toEqual([
      { to_address: "anna@example.com", payload: { code: sold.code, amount_cents: 10_000, valid_until: null } },
    ]);
    expect(await one(db(), `select made_by from public.gift_cards where id = '${sold.id}'`)).toEqual({
      made_by: "admin@example.com",
    });
    const change = (set: string) => db().exec(`update public.gift_cards set ${set} where id = '${sold.id}'`);
    await expect(change("amount_cents = 1")).rejects.toThrow(/value of a gift card/);
  });

  it.each<[string, Row]>([
    ["amount_cents", { amount_cents: 99 }],
    ["amount_cents", { amount_cents: 5_000_001 }],
    ["sold_for", { sold_for: "card" }],
    ["to_name", { to_name: " " }],
    ["to_name", { to_name: "Anna\tLee" }],
    ["to_address", { to_address: "nobody" }],
    ["valid_until", { valid_until: "2020-01-01" }],
    ["id", { id: "x" }],
  ])("is refused for its %s: %j", async (field, more) => {
    const card = { id: randomUUID(), amount_cents: 10_000, sold_for: null, to_name: "Anna", ...more };
    const refused = { ok: false, code: "invalid_card", field };
    expect(await f.ask(db(), f.admin, "make_gift_card", { card })).toMatchObject(refused);
  });

  it("pays a whole hold and confirms it, and pays a part of another, as the preview shows", async () => {
    const card = await make(TOTAL + 10_000);
    const [whole, part] = [await held(), await held()];
    expect(await check(whole, card.code.toLowerCase().replaceAll("-", " "))).toEqual({
      ok: true,
      left_cents: TOTAL + 10_000,
      takes_cents: TOTAL,
      owed_cents: TOTAL,
    });
    const paid = { ok: true, booking: { status: "confirmed", paid_cents: TOTAL } };
    expect(await use(whole, card, TOTAL)).toMatchObject(paid);
    expect(await f.mailCount(db(), whole, "booking_confirmed")).toBe(1);

    expect(await use(part, card, 5_000)).toMatchObject({ code: "card_changed", outlook: { takes_cents: 10_000 } });
    const payment = randomUUID();
    expect(await use(part, card, 10_000, payment)).toMatchObject({
      booking: { status: "pending", owed_cents: TOTAL - 10_000 },
    });
    expect(await use(part, card, 10_000, payment)).toMatchObject({ ok: true, booking: { paid_cents: 10_000 } });
    expect(await use(part, card, 1)).toMatchObject({ code: "card_empty" });
    expect(await left(card)).toBe(0);
    const opened = await f.openPayment(db(), part);
    expect(opened.payment).toMatchObject({ amount_cents: TOTAL - 10_000, method: "provider" });
    await f.event(db(), f.paymentOf(opened), "completed");
    expect(await f.view(db(), part)).toMatchObject({ status: "confirmed", owed_cents: 0, needs_attention: false });
    for (const wish of [whole, part]) await sound(wish);
  });

  it("gets its money back when the whole amount was paid on a page that was open", async () => {
    const card = await make(10_000);
    const wish = await held();
    const opened = await f.openPayment(db(), wish);
    await use(wish, card, 10_000);
    await f.event(db(), f.paymentOf(opened), "completed");
    expect(await left(card)).toBe(10_000);
    expect(await f.view(db(), wish)).toMatchObject({ status: "confirmed", owed_cents: 0, needs_attention: false });
    await sound(wish);
  });

  it("gets its part of a refund at once, while the provider returns the other", async () => {
    const card = await makeForToday(40_000);
    const wish = await held();
    await use(wish, card, 40_000);
    await f.pay(db(), wish);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: wish.id, reason: "x", refund_cents: 60_000 });
    expect(await left(card)).toBe(60_000 - (TOTAL - 40_000));
    const refunds = await db().query(`select p.method, r.amount_cents::int as cents, r.status from public.refunds r
      join public.payments p on p.id = r.payment_id where r.booking_id = '${wish.id}' order by p.method`);
    expect(refunds).toEqual([
      { method: "gift_card", cents: 60_000 - (TOTAL - 40_000), status: "succeeded" },
      { method: "provider", cents: TOTAL - 40_000, status: "pending" },
    ]);
    await sound(wish);
  });

  it("is refused with a reason, and without the booking's token", async () => {
    const [wish, card, over] = [await held(), await make(10_000), await makeForToday(10_000)];
    await db().exec(`update public.gift_cards set valid_until = private.today() - 1 where id = '${over.id}'`);
    const stranger = { ...wish, token: f.newToken() };
    expect(await check(wish, "AAAAA-BBBBB-CCCCC")).toMatchObject({ code: "card_unknown" });
    expect(await check(wish, over.code)).toMatchObject({ code: "card_over" });
    expect(await check(stranger, card.code)).toMatchObject({ code: "not_found" });
    expect(await use(stranger, card, 10_000)).toMatchObject({ code: "not_found" });
    expect(await takeBack(card)).toEqual({ ok: true });
    expect(await check(wish, card.code)).toMatchObject({ code: "card_voided" });
    expect(await use(wish, card, 10_000)).toMatchObject({ code: "card_voided" });
    const taken = randomUUID();
    await use(await held(), await make(10_000), 10_000, taken);
    expect(await use(wish, await make(10_000), 10_000, taken)).toMatchObject({ code: "id_taken" });
    await sound(wish);
  });

  it("keeps its payments when it is voided, and voids what returns to it later", async () => {
    const card = await make(30_000);
    const wish = await held();
    await use(wish, card, 30_000);
    await f.pay(db(), wish);
    expect(await takeBack(card)).toEqual({ ok: true });
    await f.ask(db(), f.admin, "admin_refund_booking", { booking_id: wish.id, reason: "Weather" });
    expect(await left(card)).toBe(30_000);
    expect(await takeBack(card, "Given in cash")).toEqual({ ok: true });
    expect(await left(card)).toBe(0);
    const { rows } = (await call(db(), f.admin, "admin_gift_cards", { search: card.code })) as { rows: Row[] };
    expect(rows).toMatchObject([{ left_cents: 0, void_reason: "Lost", voided_by: "admin@example.com" }]);
    await sound(wish);
  });

  it("cannot be guessed: 30 wrong tries at once, while its owner may ask as often", async () => {
    const who = { role: "anon", headers: { "x-forwarded-for": "203.0.113.99" } } as const;
    await db().exec("update private.rate_rules set seconds_per_token = 3600 where purpose = 'code'");
    const [card, wish] = [await make(10_000), await held()];
    const ask = (code: string) => call(db(), who, "check_gift_card", { ...f.mine(wish), code });
    for (let n = 0; n < 40; n += 1) expect(await ask(card.code)).toMatchObject({ ok: true });
    for (let n = 0; n < 30; n += 1) await ask("AAAAA-BBBBB-CCCCC");
    await expect(ask("AAAAA-BBBBB-CCCCC")).rejects.toMatchObject({ code: "PT429" });
    const guess = { ...f.mine(wish), code: "AAAAA-BBBBB-CCCCC", payment_id: randomUUID(), expected_cents: 1 };
    await expect(call(db(), who, "use_gift_card", guess)).rejects.toMatchObject({ code: "PT429" });
    await db().exec("delete from private.rate_limits");
  });

  describe("has as documents", () => {
    it.each(["cash", "bank_transfer"])(
      "a receipt when it is sold for %s, with only the end of its code",
      async (method) => {
        const card = await make(10_000, { sold_for: method });
        expect(await papers(card)).toEqual([{ kind: "receipt", cents: 10_000, method }]);
        const { name, details } = await one(
          db(),
          `select name, details from public.documents where gift_card_id = '${card.id}'`,
        );
        expect(JSON.stringify(details)).not.toContain(card.code);
        expect(details).toMatchObject({ card: card.code.slice(-5), to_name: "Anna" });
        const { rows } = (await call(db(), f.admin, "admin_gift_cards", { search: card.code })) as { rows: Row[] };
        expect(rows).toMatchObject([{ documents: [{ name, kind: "receipt", cents: 10_000 }] }]);
      },
    );

    it("a payout of the rest when it is voided, and none when it was given for free or used up", async () => {
      const [given, part, used] = [await make(10_000, { sold_for: null }), await make(TOTAL + 500), await make(TOTAL)];
      for (const card of [part, used]) expect(await use(await held(), card, TOTAL)).toMatchObject({ ok: true });
      for (const card of [given, part, used]) await takeBack(card);
      expect(await papers(given)).toEqual([]);
      expect(await papers(part)).toMatchObject([
        { kind: "receipt", cents: TOTAL + 500 },
        { kind: "payout", cents: 500 },
      ]);
      expect(await papers(used)).toMatchObject([{ kind: "receipt", cents: TOTAL }]);
    });

    it("none of the booking it pays, which has an invoice and a receipt of its own", async () => {
      const [card, wish] = [await make(TOTAL), await held()];
      await use(wish, card, TOTAL);
      const own = `select kind, cents::int, gift_card_id from public.documents where booking_id = '${wish.id}' order by kind`;
      expect(await db().query(own)).toEqual([
        { kind: "invoice", cents: TOTAL, gift_card_id: null },
        { kind: "receipt", cents: TOTAL, gift_card_id: null },
      ]);
      expect(await papers(card)).toHaveLength(1);
    });
  });

  describe("is valid through its last day", () => {
    const standing = ({ id }: Card) =>
      one(
        db(),
        `select valid_until::text as until, private.card_left(id)::int as cents from public.gift_cards where id = '${id}'`,
      );
    const flag = async ({ id }: f.Held) =>
      (await one(db(), `select attention_reason from public.bookings where id = '${id}'`))["attention_reason"];
    const cancel = async (wish: f.Held) => {
      const { status } = await f.view(db(), wish);
      const { refund_cents } = await f.ask(db(), f.anon, "cancel_quote", f.mine(wish));
      expect(await f.cancel(db(), wish, refund_cents, status)).toMatchObject({ ok: true });
    };
    const desk = (verb: string, more: Row) => (wish: f.Held) =>
      f.ask(db(), f.admin, verb, { booking_id: wish.id, reason: "x", ...more });
    const runOut = async (wish: f.Held) => {
      await f.endHold(db(), wish.id);
      await f.ask(db(), f.service, "expire_holds", {});
      await call(db(), f.service, "return_card_balances", {});
    };
    const move = async (wish: f.Held) => {
      const args = { ...f.mine(wish), move_id: randomUUID(), to_date: day };
      const shown = await f.ask(db(), f.anon, "move_my_booking", { ...args, expected_difference_cents: 1 });
      const { difference_cents } = shown["outlook"] as Row;
      await f.ask(db(), f.anon, "move_my_booking", { ...args, expected_difference_cents: difference_cents });
    };
    const WAYS: [string, cents: number, (wish: f.Held) => Promise<unknown>][] = [
      ["a hold is cancelled by the traveler", 10_000, cancel],
      ["a hold runs out", 10_000, runOut],
      ["a hold is cancelled by the desk", 10_000, desk("admin_cancel_booking", {})],
      ["a booking is cancelled by the traveler", TOTAL, cancel],
      ["a booking is cancelled by the desk", TOTAL, desk("admin_cancel_booking", { refund_cents: 60_000 })],
      ["a booking is refunded in part", TOTAL, desk("admin_refund_booking", { amount_cents: 5_000 })],
      ["a booking is moved to a cheaper day", 2 * TOTAL, move],
    ];
    const paidByCard = async (cents: number) => {
      const card = await makeForToday(Math.max(cents, 10_000));
      const wish = await held(cents > TOTAL ? dear : day);
      expect(await use(wish, card, cents)).toMatchObject({ ok: true });
      return { card, wish };
    };

    it.each(WAYS)("gets its money back with the same last day when %s", async (_, cents, giveBack) => {
      const { card, wish } = await paidByCard(cents);
      const before = await standing(card);
      await giveBack(wish);
      const after = await standing(card);
      expect(after["until"]).toBe(before["until"]);
      if (cents === 10_000) expect(after["cents"]).toBe(10_000);
      else expect(Number(after["cents"])).toBeGreaterThan(Number(before["cents"]));
      expect(await flag(wish)).toBeNull();
      await sound(wish);
    });

    it.each(WAYS)(
      "pays nothing after its last day, and flags the booking for the desk, when %s",
      async (_, cents, giveBack) => {
        const { card, wish } = await paidByCard(cents);
        await db().exec(`update public.gift_cards set valid_until = private.today() - 1 where id = '${card.id}'`);
        await giveBack(wish);
        expect(await check(await held(), card.code)).toMatchObject({ code: "card_over" });
        expect(await flag(wish)).toBe(FLAG);
        expect(await f.mailCount(db(), wish, "attention_operator")).toBe(1);
      },
    );

    it("reports to the desk when money returns to a voided card", async () => {
      const { card, wish } = await paidByCard(10_000);
      await takeBack(card);
      await cancel(wish);
      expect(await flag(wish)).toBe(FLAG);
    });

    it("still reports a voided card after the desk confirms the booking", async () => {
      const { wish } = await paidByCard(10_000);
      await db().exec(`select private.flag_booking('${wish.id}', '${FLAG}')`);
      const confirm = { booking_id: wish.id, reason: "Agreed by phone" };
      expect(await f.ask(db(), f.admin, "admin_confirm_booking", confirm)).toMatchObject({ ok: true });
      expect(await flag(wish)).toBe(FLAG);
    });

    it.each(["private.today() + 90", "null"])("refuses %s as a later last day, whoever sets it", async (later) => {
      const { id } = await makeForToday(10_000);
      const prolong = `update public.gift_cards set valid_until = ${later} where id = '${id}'`;
      await expect(db().exec(prolong)).rejects.toThrow(/cannot be extended/);
    });
  });
});
