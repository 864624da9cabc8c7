import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { cardLies, moneyLies } from "./support/money-lies.ts";

const TOTAL = 98_010;

onOneEngine("a gift card", (db) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [5, 40, 90] });
    day = await f.dayFromNow(db(), 40);
  });
  const make = async (amount_cents: number, more: Row = {}) => {
    const card = { id: randomUUID(), amount_cents, sold_for: "cash", to_name: "Anna Lee", ...more };
    const answer = await f.ask(db(), f.admin, "make_gift_card", { card });
    expect(answer).toMatchObject({
      ok: true,
      code: expect.stringMatching(/^([A-HJ-NP-Z2-9]{5}-){2}[A-HJ-NP-Z2-9]{5}$/),
    });
    return { id: card.id, code: String(answer.code) };
  };
  type Card = Awaited<ReturnType<typeof make>>;
  const left = async ({ id }: Card) => Number((await one(db(), `select private.card_left('${id}') as cents`))["cents"]);
  const held = async (guests = 2, on = day) => {
    const wish = f.bookingOf(tour, on, { guests });
    expect(await f.book(db(), wish)).toMatchObject({ ok: true });
    return wish;
  };
  type Wish = Awaited<ReturnType<typeof held>>;
  const mine = ({ id, token }: Wish) => ({ booking_id: id, token });
  const check = (wish: Wish, code: string) => f.ask(db(), f.anon, "check_gift_card", { ...mine(wish), code });
  const use = (wish: Wish, { code }: Card, expected_cents: number, payment_id: string = randomUUID()) =>
    f.ask(db(), f.anon, "use_gift_card", { ...mine(wish), code, payment_id, expected_cents });
  const view = (wish: Wish) => call(db(), f.anon, "my_booking", mine(wish)) as Promise<Row>;
  const sound = async (wish: Wish) => {
    expect(await moneyLies(db(), wish.id)).toEqual([]);
    expect(await cardLies(db())).toEqual([]);
  };
  const sums = async (where: string) =>
    Object.fromEntries(
      (
        await db().query(`select account, sum(cents)::int as cents from public.ledger_entries
          where ${where} group by account having sum(cents) <> 0 order by account`)
      ).map(({ account, cents }) => [account, cents]),
    );
  const ofCard = ({ id }: Card) => sums(`gift_card_id = '${id}'`);

  it("is credit: sold against cash or a transfer, given against goodwill, made once by its id, and mailed to whom it is for", async () => {
    const sold = await make(10_000, { to_address: "anna@example.com" });
    expect(await ofCard(sold)).toEqual({ cash: 10_000, credit: -10_000 });
    expect(await ofCard(await make(5_000, { sold_for: "bank_transfer" }))).toEqual({ bank: 5_000, credit: -5_000 });
    expect(await ofCard(await make(5_000, { sold_for: null }))).toEqual({ goodwill: 5_000, credit: -5_000 });
    expect(
      await f.ask(db(), f.admin, "make_gift_card", {
        card: { id: sold.id, amount_cents: 99_999, sold_for: "cash", to_name: "x" },
      }),
    ).toEqual({ ok: true, code: sold.code });
    expect(await ofCard(sold)).toEqual({ cash: 10_000, credit: -10_000 });
    const mails = await db().query(`select to_address, payload from public.email_outbox where about = '${sold.id}'`);
    expect(mails).toEqual([
      { to_address: "anna@example.com", payload: { code: sold.code, amount_cents: 10_000, valid_until: null } },
    ]);
    const { made_by } = await one(db(), `select made_by from public.gift_cards where id = '${sold.id}'`);
    expect(made_by).toBe("admin@example.com");
    await expect(db().exec(`update public.gift_cards set amount_cents = 1 where id = '${sold.id}'`)).rejects.toThrow(
      /worth/,
    );
  });

  it.each<[string, Row]>([
    ["amount_cents", { amount_cents: 99 }],
    ["amount_cents", { amount_cents: 5_000_001 }],
    ["amount_cents", { amount_cents: "x" }],
    ["sold_for", { sold_for: "card" }],
    ["to_name", { to_name: " " }],
    ["to_name", { to_name: null }],
    ["to_address", { to_address: "nobody" }],
    ["valid_until", { valid_until: "soon" }],
    ["valid_until", { valid_until: "2020-01-01" }],
    ["id", { id: "x" }],
  ])("is refused by its %s: %j", async (field, more) => {
    const card = { id: randomUUID(), amount_cents: 10_000, sold_for: null, to_name: "Anna", ...more };
    expect(await f.ask(db(), f.admin, "make_gift_card", { card })).toMatchObject({
      ok: false,
      code: "invalid_card",
      field,
    });
  });

  it("pays a hold wholly and confirms it; what is left pays another in part, told before it is taken", async () => {
    const card = await make(TOTAL + 10_000);
    const [one_, two] = [await held(), await held()];
    expect(await check(one_, card.code.toLowerCase().replaceAll("-", " "))).toEqual({
      ok: true,
      left_cents: TOTAL + 10_000,
      takes_cents: TOTAL,
      owed_cents: TOTAL,
      status: "pending",
    });
    expect(await use(one_, card, TOTAL)).toMatchObject({
      ok: true,
      taken_cents: TOTAL,
      booking: { status: "confirmed" },
    });
    expect(await sums(`booking_id = '${one_.id}'`)).toEqual({ credit: TOTAL, revenue: -89_100, fees: -8_910 });
    expect(await f.mailCount(db(), one_, "booking_confirmed")).toBe(1);

    expect(await check(two, card.code)).toMatchObject({ left_cents: 10_000, takes_cents: 10_000, owed_cents: TOTAL });
    expect(await use(two, card, 5_000)).toMatchObject({ code: "card_changed", outlook: { takes_cents: 10_000 } });
    const payment = randomUUID();
    expect(await use(two, card, 10_000, payment)).toMatchObject({
      ok: true,
      booking: { status: "pending", owed_cents: TOTAL - 10_000 },
    });
    // Its answer was lost: asked again it is paid once.
    expect(await use(two, card, 10_000, payment)).toMatchObject({ ok: true, taken_cents: 10_000 });
    expect(await use(two, card, 1)).toMatchObject({ code: "card_empty" });
    expect(await left(card)).toBe(0);
    const opened = await f.ask(db(), f.service, "open_payment", mine(two));
    expect(opened.payment).toMatchObject({ amount_cents: TOTAL - 10_000, method: "provider" });
    expect(await f.event(db(), f.paymentOf(opened), "completed")).toMatchObject({
      outcome: "applied",
    });
    expect(await view(two)).toMatchObject({
      status: "confirmed",
      owed_cents: 0,
      own_cents: TOTAL,
      needs_attention: false,
    });
    for (const wish of [one_, two]) await sound(wish);
  });

  it("has its money again when somebody on the page of the whole amount paid there", async () => {
    const card = await make(10_000);
    const wish = await held();
    const opened = await f.ask(db(), f.service, "open_payment", mine(wish));
    await use(wish, card, 10_000);
    expect(await f.event(db(), f.paymentOf(opened), "completed")).toMatchObject({
      outcome: "applied",
    });
    expect(await left(card)).toBe(10_000);
    expect(await view(wish)).toMatchObject({ status: "confirmed", owed_cents: 0, needs_attention: false });
    await sound(wish);
  });

  it("gets its part of a refund at once, and the provider's part goes by the provider", async () => {
    const card = await make(40_000, { valid_until: await f.dayFromNow(db(), 0) });
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

  it("is refused with the reason, and to who does not hold the booking", async () => {
    const wish = await held();
    const card = await make(10_000);
    const over = await make(10_000, { valid_until: await f.dayFromNow(db(), 0) });
    await db().exec(`update public.gift_cards set valid_until = private.today() - 1 where id = '${over.id}'`);
    expect(await check(wish, "AAAAA-BBBBB-CCCCC")).toMatchObject({ code: "card_unknown" });
    expect(await check(wish, over.code)).toMatchObject({ code: "card_over" });
    expect(await check({ ...wish, token: f.newToken() }, card.code)).toMatchObject({ code: "not_found" });
    expect(await use({ ...wish, token: f.newToken() }, card, 10_000)).toMatchObject({ code: "not_found" });
    expect(await f.ask(db(), f.admin, "void_gift_card", { card_id: card.id, reason: "Lost" })).toEqual({
      ok: true,
      left_cents: 10_000,
    });
    expect(await check(wish, card.code)).toMatchObject({ code: "card_voided" });
    expect(await use(wish, card, 10_000)).toMatchObject({ code: "card_voided" });
    expect(await ofCard(card)).toEqual({});
    const other = await make(10_000);
    const taken = randomUUID();
    await use(await held(), other, 10_000, taken);
    expect(await use(wish, await make(10_000), 10_000, taken)).toMatchObject({ code: "id_taken" });
    await sound(wish);
  });

  it("taken back keeps what it paid, and what comes back to it later is taken back again", async () => {
    const card = await make(30_000);
    const wish = await held();
    await use(wish, card, 30_000);
    await f.pay(db(), wish);
    expect(await f.ask(db(), f.admin, "void_gift_card", { card_id: card.id, reason: "Lost" })).toEqual({
      ok: true,
      left_cents: 0,
    });
    await f.ask(db(), f.admin, "admin_refund_booking", { booking_id: wish.id, reason: "Weather" });
    expect(await left(card)).toBe(30_000);
    expect(await f.ask(db(), f.admin, "void_gift_card", { card_id: card.id, reason: "Given in cash" })).toEqual({
      ok: true,
      left_cents: 30_000,
    });
    expect(await left(card)).toBe(0);
    const { rows } = (await call(db(), f.admin, "admin_gift_cards", { search: card.code })) as { rows: Row[] };
    expect(rows[0]).toMatchObject({
      code: card.code,
      left_cents: 0,
      void_reason: "Lost",
      voided_by: "admin@example.com",
    });
    await sound(wish);
  });

  it("cannot be guessed: 30 tries at once; who has the card asks as often as they like", async () => {
    const who = { role: "anon", headers: { "x-forwarded-for": "203.0.113.99" } } as const;
    await db().exec("update private.rate_rules set seconds_per_token = 3600 where purpose = 'code'");
    const card = await make(10_000);
    const wish = await held();
    const ask = (code: string) => call(db(), who, "check_gift_card", { ...mine(wish), code });
    for (let n = 0; n < 40; n += 1) expect(await ask(card.code)).toMatchObject({ ok: true });
    for (let n = 0; n < 30; n += 1) await ask("AAAAA-BBBBB-CCCCC");
    await expect(ask("AAAAA-BBBBB-CCCCC")).rejects.toMatchObject({ code: "PT429" });
    const guess = { ...mine(wish), code: "AAAAA-BBBBB-CCCCC", payment_id: randomUUID(), expected_cents: 1 };
    await expect(call(db(), who, "use_gift_card", guess)).rejects.toMatchObject({ code: "PT429" });
  });
});
