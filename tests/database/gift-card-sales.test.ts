import { createHash, randomBytes, randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { uuidOf } from "../../src/domain/base64url.ts";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { cardLies } from "./support/money-lies.ts";

onOneEngine("a gift card sold online", (db) => {
  beforeAll(() => f.addAccounts(db()));
  const orderOf = (more: Row = {}) => ({
    id: randomUUID(),
    amount_cents: 10_000,
    buyer_name: "Timur",
    buyer_email: "timur@example.com",
    to_name: "Anna",
    to_address: "anna@example.com",
    message: "Happy birthday",
    language: "ru",
    ...more,
  });
  const order = (card: Row) => f.ask(db(), f.anon, "order_gift_card", { card });
  const open = (payment_id: string) => f.ask(db(), f.service, "open_card_payment", { payment_id });
  const sale = (payment_id: string, token: string | null = null) =>
    f.ask(db(), f.anon, "gift_card_sale", { payment_id, token });
  const report = (payment_id: string, new_status: string, more: Row = {}) =>
    f.ask(db(), f.service, "apply_payment_event", {
      payment_id,
      new_status,
      source: "webhook",
      dedupe_key: randomUUID(),
      ...more,
    });
  const card = (id: string) => db().query(`select * from public.gift_cards where id = '${id}'`);
  const ledger = (id: string) => f.ledgerSums(db(), `gift_card_id = '${id}'`);
  const mails = (id: string) =>
    db().query(`select kind, to_address, payload from public.email_outbox where about = '${id}' order by kind`);
  const bought = async (more: Row = {}) => {
    const wish = orderOf(more);
    expect(await order(wish)).toMatchObject({ ok: true });
    expect(await report(wish.id, "completed", { amount: 10_000 })).toMatchObject({ outcome: "applied" });
    return wish.id;
  };

  it("is made once, when the money has come, and mailed to both", async () => {
    const wish = orderOf();
    expect(await order(wish)).toEqual({ ok: true });
    expect(await order(wish)).toEqual({ ok: true });
    expect(await open(wish.id)).toMatchObject({
      ok: true,
      settlement: { currency: "USD", amount: 10_000 },
      buyer: { email: "timur@example.com", language: "ru" },
    });
    expect([await card(wish.id), await mails(wish.id)]).toEqual([[], []]);
    await report(wish.id, "completed", { amount: 10_000 });
    await report(wish.id, "completed", { amount: 10_000 });
    const [made] = await card(wish.id);
    expect(made).toMatchObject({ sold_for: "provider", to_name: "Anna", language: "ru" });
    expect(await ledger(wish.id)).toEqual({ provider: 10_000, credit: -10_000 });
    const { code } = made ?? {};
    expect(await mails(wish.id)).toEqual([
      {
        kind: "gift_card",
        to_address: "anna@example.com",
        payload: { code, amount_cents: 10_000, valid_until: null, from_name: "Timur", message: "Happy birthday" },
      },
      {
        kind: "gift_card_bought",
        to_address: "timur@example.com",
        payload: { code, amount_cents: 10_000, valid_until: null, for_name: "Anna", mailed_to: "anna@example.com" },
      },
    ]);
    expect(await open(wish.id)).toMatchObject({ code: "already_paid" });
    expect(await one(db(), `select kind, cents::int from public.documents where gift_card_id = '${wish.id}'`)).toEqual({
      kind: "receipt",
      cents: 10_000,
    });
    expect(await cardLies(db())).toEqual([]);
  });

  it("shows the code and the recipient to the holder of the order's token once it is paid, and to nobody else", async () => {
    const token = randomBytes(32).toString("base64url");
    const id = uuidOf(createHash("sha256").update(token).digest().subarray(0, 16));
    await order(orderOf({ id }));
    expect(await sale(id, token)).toMatchObject({ status: "pending", card: null });
    await report(id, "completed", { amount: 10_000 });
    const [made] = await card(id);
    expect(await sale(id, token)).toEqual({
      payment_id: id,
      status: "completed",
      amount_cents: 10_000,
      card: { code: made?.["code"], to_name: "Anna", to_address: "anna@example.com" },
    });
    for (const other of [null, id, randomBytes(32).toString("base64url")])
      expect(await sale(id, other)).toMatchObject({ status: "completed", card: null });
    await f.ask(db(), f.admin, "void_gift_card", { card_id: id, reason: "Lost" });
    expect(await sale(id, token)).toMatchObject({ card: null });
  });

  it("tells an address without a secret neither names nor the code", async () => {
    const id = await bought({ to_address: null });
    expect(await sale(id)).toEqual({ payment_id: id, status: "completed", amount_cents: 10_000, card: null });
    expect(await sale(randomUUID())).toBeNull();
    expect(await f.ask(db(), f.anon, "payment_status", { payment_id: id })).toBeNull();
    expect((await mails(id)).map(({ kind }) => kind)).toEqual(["gift_card_bought"]);
  });

  it.each([
    ["amount_cents", { amount_cents: 2_499 }],
    ["amount_cents", { amount_cents: 200_001 }],
    ["amount_cents", { amount_cents: "x" }],
    ["buyer_name", { buyer_name: " " }],
    ["buyer_email", { buyer_email: "timur" }],
    ["to_name", { to_name: null }],
    ["to_address", { to_address: "anna@" }],
    ["message", { message: "x".repeat(501) }],
    ["buyer_name", { buyer_name: "Timur\u0007" }],
    ["to_name", { to_name: "Anna\nBcc: eve@example.com" }],
    ["message", { message: "Enjoy\u001b[2J" }],
  ])("refuses a wrong %s: %j", async (field, more) => {
    expect(await order(orderOf(more))).toMatchObject({ ok: false, code: "invalid_card", field });
  });

  it("refuses the id of another order", async () => {
    const wish = orderOf();
    await order(wish);
    expect(await order({ ...wish, buyer_name: "Eve" })).toMatchObject({ code: "id_taken" });
  });

  it("makes no card of a failed payment or of a wrong amount", async () => {
    const [failed, wrong] = [orderOf(), orderOf()];
    await order(failed);
    await order(wrong);
    await report(failed.id, "failed");
    expect(await report(wrong.id, "completed", { amount: 9_999 })).toMatchObject({ outcome: "wrong_amount" });
    expect([await card(failed.id), await card(wrong.id)]).toEqual([[], []]);
    expect(await open(failed.id)).toMatchObject({ code: "attempt_over" });
  });

  it("loses what the provider sends back, to the shop's loss where it was spent", async () => {
    const id = await bought();
    await report(id, "completed", { refunded: 4_000 });
    await report(id, "completed", { refunded: 4_000 });
    expect(await ledger(id)).toEqual({ provider: 6_000, credit: -6_000 });
    await db().exec(`select private.post_card(c, -1000, 'cash') from public.gift_cards c where id = '${id}'`);
    await report(id, "refunded");
    expect(await ledger(id)).toEqual({ cash: -1_000, goodwill: 1_000 });
    expect((await card(id))[0]).toMatchObject({ voided_by: "the payment provider" });
    expect(await call(db(), f.admin, "admin_payment", { payment_id: id })).toMatchObject({
      refunded_cents: 10_000,
      needs_attention: true,
      booking: null,
      mails: [{ kind: "gift_card" }, { kind: "gift_card_bought" }],
    });
  });

  it("keeps the money of a voided card until the provider reports its refund", async () => {
    const id = await bought();
    await f.ask(db(), f.admin, "void_gift_card", { card_id: id, reason: "Lost" });
    expect(await ledger(id)).toEqual({ provider: 10_000, goodwill: -10_000 });
    await report(id, "refunded");
    expect(await ledger(id)).toEqual({});
    expect(await call(db(), f.admin, "admin_payment", { payment_id: id })).toMatchObject({
      refunded_cents: 10_000,
      needs_attention: false,
    });
  });

  it("is polled like any payment", async () => {
    const wish = orderOf();
    await order(wish);
    await db().exec(`update public.payments set next_check_at = now() where id = '${wish.id}'`);
    const due = await f.ask(db(), f.service, "claim_due_payments", { how_many: 200 });
    expect(due).toContainEqual(expect.objectContaining({ payment_id: wish.id, booking_id: null }));
  });

  it("stands among the payments and the settlements of the desk", async () => {
    const id = await bought();
    const rows = await f.ask(db(), f.admin, "admin_payments", { search: id });
    expect(rows).toMatchObject([{ payment_id: id, title: "Gift card", customer_name: "Timur", booking_id: null }]);
    expect(await f.ask(db(), f.admin, "admin_payment", { payment_id: id })).toMatchObject({ booking: null });
    const between = await f.ask(db(), f.admin, "admin_payments_between", {
      from_time: new Date(Date.now() - 60_000).toISOString(),
      to_time: new Date(Date.now() + 60_000).toISOString(),
    });
    expect(between).toContainEqual(expect.objectContaining({ payment_id: id, customer_name: "Timur" }));
    expect(await f.ask(db(), f.service, "resend_confirmation", { payment_id: id })).toMatchObject({
      code: "not_found",
    });
  });

  it("exports the order to the buyer, and forgets the buyer but not the friend's card", async () => {
    const id = await bought({ buyer_email: "giver@example.com", buyer_name: "Giverova" });
    const held = await f.ask(db(), f.admin, "admin_export_person", { address: "giver@example.com" });
    expect(JSON.stringify(held)).toContain("Giverova");
    expect(await f.ask(db(), f.admin, "admin_erase_person", { address: "giver@example.com" })).toMatchObject({
      ok: true,
    });
    const left = await one(
      db(),
      `select p::text || c::text as kept from public.payments p join public.gift_cards c using (id)
      where p.id = '${id}'`,
    );
    expect(left["kept"]).not.toMatch(/giver|birthday/i);
    expect(left["kept"]).toMatch(/anna@/);
  });
});
