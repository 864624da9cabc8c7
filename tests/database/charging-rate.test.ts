import { beforeAll, beforeEach, expect, it } from "vitest";
import { usableRates } from "../../src/domain/pricing/orientation.ts";
import { ratesOf } from "../../src/domain/pricing/rates-schema.ts";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const TOTAL = 98_010;

onOneEngine("the charge in another currency", (db) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [40] });
    day = await f.dayFromNow(db(), 40);
  });
  const rate = (per_dollar: number, daysAgo = 0, currency = "UZS") =>
    db().exec(`insert into public.exchange_rates (currency, day, per_dollar, source)
      values ('${currency}', private.today() - ${daysAgo}, ${per_dollar}, 'desk')
      on conflict (currency, day) do update set per_dollar = excluded.per_dollar`);
  beforeEach(() =>
    db().exec("delete from public.exchange_rates; update private.shop_settings set charged_currency = 'UZS'"),
  );
  const held = async () => {
    const wish = f.bookingOf(tour, day);
    await f.book(db(), wish);
    return wish;
  };
  type Wish = Awaited<ReturnType<typeof held>>;
  const charge = (currency: string) => db().exec(`update private.shop_settings set charged_currency = '${currency}'`);
  const open = ({ id, token }: Wish) => f.ask(db(), f.service, "open_payment", { booking_id: id, token });
  const kept = ({ id }: Wish) =>
    one(
      db(),
      `select settlement_currency as currency, settlement_amount::float as amount, settlement_rate::float as rate
       from public.payments where booking_id = '${id}' order by superseded, created_at desc limit 1`,
    );
  const attach = (opened: f.Answer) => f.attachSession(db(), f.paymentOf(opened));

  it.each<[string, number, [number, number][]]>([
    [
      "the newest row",
      12_650.37,
      [
        [12_650.37, 0],
        [12_000, 1],
      ],
    ],
    [
      "the day a bank set ahead",
      12_700,
      [
        [12_700, -2],
        [12_650, 0],
      ],
    ],
    ["the oldest that is shown", 12_111.5, [[12_111.5, 30]]],
  ])("follows the shown rate: %s", async (_, per_dollar, rows) => {
    for (const [value, daysAgo] of rows) await rate(value, daysAgo);
    const wish = await held();
    const settlement = { currency: "UZS", amount: Math.round(TOTAL * per_dollar), rate: per_dollar };
    expect(await open(wish)).toMatchObject({ ok: true, settlement });
    expect(await kept(wish)).toEqual(settlement);
    const { rates } = (await call(db(), f.anon, "catalogue_since", { since: 0 })) as Row;
    const today = await f.dayFromNow(db(), 0);
    expect(usableRates(ratesOf(rates), today).find(({ currency }) => currency === "UZS")?.per_dollar).toBe(per_dollar);
  });

  it("is in dollars when the provider charges dollars, with or without rates", async () => {
    await charge("USD");
    const wish = await held();
    expect(await open(wish)).toMatchObject({ settlement: { currency: "USD", amount: TOTAL, rate: null } });
  });

  it.each<[string, number | null]>([
    ["there is no rate", null],
    ["the newest is too old to be shown", 31],
  ])("is refused when %s, and the booking is unchanged", async (_, daysAgo) => {
    if (daysAgo !== null) await rate(12_000, daysAgo);
    await rate(0.86, 0, "EUR");
    const wish = await held();
    const before = await f.view(db(), wish);
    expect(await open(wish)).toMatchObject({ ok: false, code: "no_rate" });
    expect(await f.count(db(), `public.payments where booking_id = '${wish.id}'`)).toBe(0);
    const after = await f.view(db(), wish);
    expect({ ...after, server_time: "" }).toEqual({ ...before, server_time: "" });
  });

  it("stays fixed for an open page, and is today's for the next one", async () => {
    await rate(12_000);
    const wish = await held();
    const first = await open(wish);
    await attach(first);
    await rate(12_500);
    const again = await open(wish);
    expect(again).toMatchObject({
      payment: { payment_id: first.payment?.["payment_id"] },
      settlement: { rate: 12_000 },
    });
    // The provider compares with what its page requested.
    const id = f.paymentOf(first);
    expect(await f.event(db(), id, "completed", { amount: TOTAL * 12_500 })).toMatchObject({ outcome: "wrong_amount" });
    await f.event(db(), id, "failed");
    expect(await open(wish)).toMatchObject({ settlement: { rate: 12_500, amount: TOTAL * 12_500 } });
  });

  it("is today's for an attempt whose page never opened", async () => {
    await rate(12_000);
    const wish = await held();
    const first = await open(wish);
    expect(await open(wish)).toMatchObject({ payment: { payment_id: first.payment?.["payment_id"] } });
    await rate(12_500);
    expect(await open(wish)).toMatchObject({ payment: { payment_id: first.payment?.["payment_id"] } });
    await db().exec(
      `update public.payments set created_at = now() - interval '2 minutes' where booking_id = '${wish.id}'`,
    );
    const second = await open(wish);
    expect(second.payment?.["payment_id"]).not.toBe(first.payment?.["payment_id"]);
    expect(second).toMatchObject({ settlement: { rate: 12_500 } });
  });

  it("changes with the setting for new pages, while an open page and its refund keep theirs", async () => {
    await charge("USD");
    const early = await held();
    const first = await open(early);
    const inDollars = { settlement_currency: "USD", settlement_amount: TOTAL };
    await f.attachSession(db(), f.paymentOf(first), inDollars);
    const { revision } = (await call(db(), f.admin, "admin_settings")) as Row;
    const save = (charged_currency: string) =>
      f.ask(db(), f.admin, "admin_save_settings", { settings: { charged_currency }, seen: revision });
    expect(await save("XXX")).toMatchObject({ code: "invalid_settings", field: "charged_currency" });
    expect(await save("UZS")).toMatchObject({ code: "no_rate", field: "charged_currency" });
    await rate(12_000);
    expect(await save("UZS")).toMatchObject({ ok: true, settings: { charged_currency: "UZS" } });
    expect(await open(early)).toMatchObject({
      payment: { payment_id: first.payment?.["payment_id"] },
      settlement: { currency: "USD", amount: TOTAL },
    });
    expect(await f.event(db(), f.paymentOf(first), "completed", { amount: TOTAL })).toMatchObject({
      outcome: "applied",
    });
    expect(await open(await held())).toMatchObject({ settlement: { currency: "UZS", amount: TOTAL * 12_000 } });
    await f.ask(db(), f.admin, "admin_refund_booking", { booking_id: early.id, reason: "Ill", amount_cents: 10_000 });
    const claimed = (await call(db(), f.service, "claim_refunds", { how_many: 50 })) as { payment: Row }[];
    const paid = claimed.find(({ payment }) => payment["payment_id"] === f.paymentOf(first));
    expect(paid?.payment).toMatchObject({ settlement_currency: "USD" });
  });

  it("stays for a balance in the currency of its deposit, as long as that has a rate", async () => {
    const withDeposit = async () => {
      const wish = f.bookingOf(tour, day, { guests: 6 });
      await f.book(db(), wish);
      await f.pay(db(), wish, { part: "deposit" });
      return wish;
    };
    await rate(12_000);
    const inSom = await withDeposit();
    await charge("USD");
    await rate(12_500);
    expect(await open(inSom)).toMatchObject({ settlement: { currency: "UZS", rate: 12_500 } });
    const inDollars = await withDeposit();
    await charge("UZS");
    expect(await open(inDollars)).toMatchObject({ settlement: { currency: "USD", rate: null } });
    expect(await open(await held())).toMatchObject({ settlement: { currency: "UZS" } });
    await charge("UZS");
    const later = await withDeposit();
    await charge("USD");
    await db().exec("delete from public.exchange_rates");
    expect(await open(later)).toMatchObject({ settlement: { currency: "USD", rate: null } });
  });

  it("tells health whether it can be charged", async () => {
    const can = async () => ((await call(db(), f.service, "shop_state", {})) as Row)["can_charge"];
    expect(await can()).toBe(false);
    await rate(12_000);
    expect(await can()).toBe(true);
    await db().exec("delete from public.exchange_rates; update private.shop_settings set charged_currency = null");
    expect(await can()).toBe(true);
  });
});
