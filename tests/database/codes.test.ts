import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { quote } from "../../src/domain/pricing/quote.ts";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const newCode = () => `TEST-${randomUUID().slice(0, 8).toUpperCase()}`;

onOneEngine("promo codes", (db) => {
  let tour: string;
  let day: string;
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500 });
    day = await f.dayFromNow(db(), 30);
  });
  const save = (more: Row = {}) => {
    const code = f.codeOf(more);
    return f.ask(db(), f.admin, "save_code", { code }).then((answer) => ({ answer, code }));
  };
  const made = async (more: Row = {}) => {
    const { answer, code } = await save(more);
    expect(answer).toEqual({ ok: true });
    return code.code;
  };
  const wish = (code: string, more: Row = {}) => f.bookingOf(tour, day, { code, ...more });
  const check = (code: string) => call(db(), f.anon, "check_code", { code, item_id: tour });

  it("take a percentage or an amount off, as the form showed it, in upper or lower case", async () => {
    const code = await made();
    const off = { code, percent: 10 };
    expect(await check(` ${code.toLowerCase()} `)).toEqual({ ok: true, code: off });
    const price = quote(45_000, 2, [], off);
    const booked = await f.book(db(), wish(code.toLowerCase(), { total_price_cents: price.total_cents }));
    expect(booked.booking).toMatchObject({ quote: price, total_cents: price.total_cents });
    const much = { code: await made({ percent: null, amount_cents: 500_000 }), amount_cents: 500_000 };
    const gift = quote(45_000, 2, [], much);
    expect(gift.total_cents).toBe(0);
    expect((await f.book(db(), wish(much.code))).booking).toMatchObject({ quote: gift, total_cents: 0 });
  });

  describe.each<[string, Row]>([
    ["code_over", { archived: true }],
    ["code_over", { valid_until: "2020-01-01" }],
    ["code_over", { valid_from: "2999-01-01" }],
  ])("%s", (code, more) => {
    it(`is reported for ${JSON.stringify(more)}, with the price without it`, async () => {
      const typed = await made(more);
      expect(await check(typed)).toMatchObject({ ok: false, code });
      const refused = await f.book(db(), wish(typed));
      expect(refused).toMatchObject({ ok: false, code, quote: quote(45_000, 2) });
      expect(await f.book(db(), f.bookingOf(tour, day))).toMatchObject({ ok: true });
    });
  });

  it("refuse a change made without having seen the newest version", async () => {
    const { code } = await save();
    const blind = { ...code, percent: 90, revision: null };
    expect(await f.ask(db(), f.admin, "save_code", { code: blind })).toMatchObject({ ok: false, code: "changed" });
  });

  it("count for the trips they name", async () => {
    const typed = await made({ item_ids: [await f.makeTour(db())] });
    expect(await f.book(db(), wish(typed))).toMatchObject({ code: "code_elsewhere", quote: quote(45_000, 2) });
    expect(await f.book(db(), wish(await made({ item_ids: [tour] })))).toMatchObject({ ok: true });
  });

  it("for one use are used until that hold ends, and for good once paid, cancelled or not", async () => {
    const typed = await made({ use_limit: 1 });
    const first = wish(typed);
    expect(await f.book(db(), first)).toMatchObject({ ok: true });
    expect(await f.book(db(), first)).toMatchObject({ ok: true });
    expect(await f.book(db(), wish(typed))).toMatchObject({ code: "code_used_up" });
    await db().exec(`update public.bookings set expires_at = now() - interval '2 days' where id = '${first.id}'`);
    await call(db(), f.service, "expire_holds");
    const second = wish(typed);
    await f.bookAndPay(db(), second);
    const { status } = await one(db(), `select status from public.bookings where id = '${second.id}'`);
    expect(status).toBe("confirmed");
    const quoted = (await call(db(), f.anon, "cancel_quote", f.mine(second))) as Row;
    const cancelled = await f.cancel(db(), second, quoted["refund_cents"], "confirmed");
    expect(cancelled.ok).toBe(true);
    expect(await f.book(db(), wish(typed))).toMatchObject({ code: "code_used_up" });
    const codes = (await call(db(), f.admin, "admin_codes")) as Row[];
    expect(codes.find(({ code }) => code === typed)).toMatchObject({ uses: 1, use_limit: 1 });
  });

  it("for one use per email are not used twice by one mailbox", async () => {
    const typed = await made({ once_per_email: true });
    const customer_email = `${randomUUID()}@example.com`;
    expect(await f.book(db(), wish(typed, { customer_email }))).toMatchObject({ ok: true });
    expect(await f.book(db(), wish(typed, { customer_email: customer_email.toUpperCase() }))).toMatchObject({
      code: "code_unusable",
      message: "This code cannot be used for this booking",
    });
    expect(await check(typed)).toMatchObject({ ok: true });
    expect(await f.book(db(), wish(typed))).toMatchObject({ ok: true });
  });

  it("report only a few times per visitor whether an address has booked", async () => {
    await db().exec("update private.rate_rules set seconds_per_token = 3600 where purpose = 'code_address'");
    const typed = await made({ once_per_email: true });
    const who = { role: "anon", headers: { "x-forwarded-for": "203.0.113.79" } } as const;
    const customer_email = `${randomUUID()}@example.com`;
    expect(await f.book(db(), wish(typed, { customer_email }), who)).toMatchObject({ ok: true });
    for (let n = 0; n < 5; n += 1)
      expect(await f.book(db(), wish(typed, { customer_email }), who)).toMatchObject({ code: "code_unusable" });
    await expect(f.book(db(), wish(typed, { customer_email }), who)).rejects.toMatchObject({ code: "PT429" });
    await expect(f.book(db(), wish(typed), who)).rejects.toMatchObject({ code: "PT429" });
    expect(await f.book(db(), wish(typed))).toMatchObject({ ok: true });
  });

  it("cannot be guessed: 30 tries at once, by whichever verb", async () => {
    const who = { role: "anon", headers: { "x-forwarded-for": "203.0.113.77" } } as const;
    // Stops the clock, so that no try is granted again while a busy machine asks.
    await db().exec("update private.rate_rules set seconds_per_token = 3600 where purpose = 'code'");
    for (let n = 0; n < 15; n += 1) {
      await call(db(), who, "check_code", { code: newCode(), item_id: tour });
      expect(await f.book(db(), wish(newCode()), who)).toMatchObject({ code: "code_unknown" });
    }
    await expect(call(db(), who, "check_code", { code: newCode(), item_id: tour })).rejects.toMatchObject({
      code: "PT429",
    });
    await expect(f.book(db(), wish(newCode()), who)).rejects.toMatchObject({ code: "PT429" });
    expect(await f.book(db(), f.bookingOf(tour, day), who)).toMatchObject({ ok: true });
  });

  it("that exist are no guesses: a whole hotel may use one", async () => {
    const who = { role: "anon", headers: { "x-forwarded-for": "203.0.113.78" } } as const;
    const typed = await made();
    for (let n = 0; n < 40; n += 1)
      expect(await call(db(), who, "check_code", { code: typed, item_id: tour })).toMatchObject({ ok: true });
  });

  it.each<[string, Row]>([
    ["code", { code: "ab" }],
    ["code", { code: "WITH BLANK" }],
    ["percent", { percent: 0 }],
    ["percent", { percent: 101 }],
    ["percent", { percent: "x" }],
    ["percent", { percent: 10, amount_cents: 5 }],
    ["percent", { percent: null }],
    ["amount_cents", { percent: null, amount_cents: 0 }],
    ["valid_until", { valid_from: "2027-05-02", valid_until: "2027-05-01" }],
    ["use_limit", { use_limit: 0 }],
    ["item_ids", { item_ids: "all" }],
  ])("with a wrong %s (%j) are not stored", async (field, more) => {
    expect((await save(more)).answer).toMatchObject({ ok: false, code: "invalid_code", field });
  });

  it("have unique names, and a change is in the audit log", async () => {
    const { code } = await save();
    expect((await save({ code: code.code.toLowerCase() })).answer).toMatchObject({ code: "code_taken" });
    expect((await save({ ...code, percent: 20, revision: 1 })).answer).toEqual({ ok: true });
    const log = (await call(db(), f.admin, "admin_audit", { search: code.id })) as { rows: Row[] };
    expect(log.rows[0]).toMatchObject({
      action: "saved",
      entity: "code",
      label: code.code,
      details: { changes: { percent: { to: 20 } } },
    });
    await expect(call(db(), f.anon, "save_code", { code })).rejects.toThrow();
  });
});
