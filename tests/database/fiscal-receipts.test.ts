import { beforeAll, expect, it } from "vitest";
import { type Database, lit, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import { playHistory } from "./support/fiscal-history.ts";
import * as f from "./support/fixtures.ts";
import { fiscalLies } from "./support/money-lies.ts";
import { openShop } from "./support/money-schedule.ts";

const HISTORIES = Number(process.env["FISCAL_HISTORIES"] ?? 20);
const FROM = Number(process.env["FISCAL_FROM"] ?? 1);

type Line = {
  key: string;
  name: string;
  mxik: string;
  package_code: string;
  vat: boolean;
  cents: number;
  amount: number;
};

const OPTIONS = [
  { id: f.OPTION, count: 1 },
  { id: f.OWN_CODE_OPTION, count: 2 },
];

onOneEngine("fiscal receipts", (db: () => Database) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    await f.setFiscalCodes(db());
    tour = await f.makeTour(db(), { price: 1_500, maxGuests: 500, days: [90, 120] });
    await f.addOptions(db(), tour);
    day = await f.dayFromNow(db(), 90);
    await db().exec("insert into public.exchange_rates values ('UZS', private.today(), 12650.37, 'desk')");
  });

  const booked = async (more: Row = {}) => {
    const wish = f.bookingOf(tour, day, { options: OPTIONS, total_price_cents: 5_000_000, ...more });
    expect(await f.book(db(), wish)).toMatchObject({ ok: true });
    return wish;
  };
  const charge = (currency: string) => db().exec(`update private.shop_settings set charged_currency = '${currency}'`);
  const openInSom = async (wish: f.Held) => {
    await charge("UZS");
    const opened = await f.openPayment(db(), wish);
    await charge("USD");
    return opened;
  };
  const receipts = (booking: f.Held) =>
    db().query(`select id, refund_id is not null as refund, step, currency, amount::float8, lines, fetched_at
      from public.fiscal_receipts where booking_id = '${booking.id}' order by created_at, step`);
  const linesOf = (row: Row | undefined) => (row?.["lines"] ?? []) as Line[];

  it("carry each line with its own code, the item's or the shop's", async () => {
    const wish = await booked();
    const opened = await openInSom(wish);
    const basket = opened["basket"] as Line[];
    expect(opened["tin"]).toBe("301234567");
    expect(basket.map(({ name, mxik, package_code, vat }) => ({ name, mxik, package_code, vat }))).toEqual([
      { name: "Silk Road", ...f.CODES },
      { name: "Single room", ...f.CODES },
      { name: "Airport car", ...f.OWN_CODES },
    ]);
    const settlement = opened["settlement"] as Row;
    expect(basket.reduce((sum, { amount }) => sum + amount, 0)).toBe(settlement["amount"]);
    await f.event(db(), f.paymentOf(opened), "completed");
    const [receipt, ...more] = await receipts(wish);
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({ refund: false, currency: "UZS", amount: settlement["amount"], lines: basket });
  });

  it("prefer the item's code to the shop's", async () => {
    await db().exec(`update public.tours set fiscal = ${lit(f.OWN_CODES)} where id = '${tour}'`);
    const opened = await f.openPayment(db(), await booked());
    await db().exec(`update public.tours set fiscal = null where id = '${tour}'`);
    expect((opened["basket"] as Line[]).map(({ mxik }) => mxik)).toEqual(Array(3).fill(f.OWN_CODES.mxik));
  });

  it("of deposit and balance sum to the price of each line", async () => {
    const wish = await booked();
    await f.pay(db(), wish, { part: "deposit" });
    await f.pay(db(), wish);
    const both = await receipts(wish);
    const sums: Record<string, number> = {};
    for (const { key, cents } of both.flatMap(linesOf)) sums[key] = (sums[key] ?? 0) + cents;
    const total = Number(
      (await one(db(), `select (total_price * 100)::int as cents from public.bookings where id = '${wish.id}'`))[
        "cents"
      ],
    );
    expect(both).toHaveLength(2);
    expect(sums).toEqual({ trip: total - 3_333 - 5_000, [f.OPTION]: 3_333, [f.OWN_CODE_OPTION]: 5_000 });
    expect(await fiscalLies(db(), wish.id)).toEqual([]);
  });

  it("are not made for cash or a gift card", async () => {
    const wish = await f.bookByHand(db(), tour, day);
    const money = { booking_id: wish.id, payment_id: crypto.randomUUID(), method: "cash", amount_cents: 10_000 };
    expect(await f.ask(db(), f.admin, "admin_record_money", money)).toMatchObject({ ok: true });
    expect(await receipts(wish)).toEqual([]);
  });

  it("of a refund in steps refund each line, the last to the tiyin", async () => {
    const wish = await booked();
    const opened = await openInSom(wish);
    const payment = f.paymentOf(opened);
    await f.attachSession(db(), payment);
    await f.event(db(), payment, "completed");
    await f.ask(db(), f.admin, "admin_refund_booking", { booking_id: wish.id, reason: "Weather" });
    for (let round = 0; round < 20; round += 1) {
      const claimed = (await f.ask(db(), f.service, "claim_refunds", {})) as unknown as Row[];
      if (claimed.length === 0) break;
      for (const { id, lease, step, amount_cents, done_cents } of claimed) {
        const named = { refund: id, lease, step };
        const left = Number(amount_cents) - Number(done_cents);
        const cents = Math.min(left, 77_777);
        await f.ask(db(), f.service, "begin_refund_step", { ...named, cents });
        const done = { ...named, result: "succeeded", cents, provider_refund_id: `octo-refund-${String(step)}` };
        for (const _ of [1, 2]) await f.ask(db(), f.service, "record_refund_step", done);
      }
    }
    const [sale, ...refunds] = await receipts(wish);
    expect(refunds.length).toBeGreaterThan(3);
    const left: Record<string, number> = {};
    for (const { key, amount } of linesOf(sale)) left[key] = amount;
    for (const { key, amount } of refunds.flatMap(linesOf)) left[key] = (left[key] ?? 0) - amount;
    expect(Object.values(left)).toEqual([0, 0, 0]);
    expect(await fiscalLies(db(), wish.id)).toEqual([]);
    const claimedReceipts = (await f.ask(db(), f.service, "claim_fiscal_receipts", {
      how_many: 50,
    })) as unknown as Row[];
    const ids = claimedReceipts.map((one) => one["provider_id"]);
    expect(ids).toEqual(expect.arrayContaining([`p-${payment}`, "octo-refund-1", "octo-refund-2"]));
    const late = async () => (await f.ask(db(), f.service, "shop_state", {}))["fiscal"];
    expect(await late()).toMatchObject({ late: 0, late_refunds: 0 });
    await db().exec(
      `update public.fiscal_receipts set created_at = now() - interval '2 days' where payment_id = '${payment}'`,
    );
    expect(await late()).toMatchObject({ late: 1, late_refunds: refunds.length });
  });

  const given = (number: string) => ({
    terminal_id: "EZ000000000102",
    receipt_number: number,
    fiscal_sign: "420808230750",
    qr_url: `https://ofd.soliq.uz/epi?t=EZ000000000102&r=${number}&c=20220929013159&s=420808230750`,
    issued_at: "2022-09-29T01:31:59+05:00",
  });
  const record = (id: unknown, receipt: Row) =>
    f.ask(db(), f.service, "record_fiscal_receipt", { receipt_id: id, receipt });

  it("are fetched once, shown with the booking, and never belong to two payments", async () => {
    const [mine, other] = [await booked(), await booked()];
    for (const wish of [mine, other]) await f.pay(db(), wish);
    const [first] = await receipts(mine);
    const [second] = await receipts(other);
    expect(await record(first?.["id"], given("2121"))).toEqual({ ok: true });
    expect(await record(first?.["id"], given("2122"))).toEqual({ ok: true });
    expect(await record(second?.["id"], given("2121"))).toMatchObject({ ok: false, code: "receipt_taken" });
    expect((await f.view(db(), mine))["fiscal"]).toMatchObject([
      { kind: "sale", receipt_number: "2121", fiscal_sign: "420808230750", terminal_id: "EZ000000000102" },
    ]);
    expect((await f.view(db(), other))["fiscal"]).toMatchObject([{ receipt_number: null, qr_url: null }]);
  });

  it("are not sent, and what lacks a code is named, while the shop has none", async () => {
    await db().exec("update private.shop_settings set fiscal_mxik = ''");
    const wish = await booked();
    expect((await f.openPayment(db(), wish))["basket"]).toBeNull();
    const state = (await f.ask(db(), f.service, "shop_state", {}))["fiscal"];
    await f.setFiscalCodes(db());
    expect(state).toMatchObject({ has_tin: true, has_code: false, lacking: ["Silk Road"] });
    expect(await f.ask(db(), f.service, "shop_state", {})).toMatchObject({ fiscal: { lacking: [] } });
  });

  it.each([
    { mxik: "1", package_code: "1", vat: true },
    { ...f.CODES, vat: "yes" },
    { ...f.CODES, more: 1 },
    { mxik: f.CODES.mxik },
  ])("refuse the code %j", async (code) => {
    await expect(db().exec(`update public.tours set fiscal = ${lit(code)} where id = '${tour}'`)).rejects.toThrow(
      /fiscal code/,
    );
  });
});

onOneEngine("fiscal receipts of random histories", (db: () => Database) => {
  it(
    `sum to the money by card, each line with its code, in ${HISTORIES} of them`,
    async () => {
      const shop = await openShop(db());
      const coverage = { sales: 0, refunds: 0 };
      for (let seed = FROM; seed < FROM + HISTORIES; seed += 1) {
        expect(await playHistory(db(), shop, seed, coverage)).toBeUndefined();
        if (seed % 500 === 0)
          console.info(`${seed} histories: ${coverage.sales} receipts, ${coverage.refunds} refund receipts`);
      }
      expect(coverage.sales).toBeGreaterThan(HISTORIES / 2);
      expect(coverage.refunds).toBeGreaterThan(HISTORIES / 5);
    },
    Math.max(200_000, HISTORIES * 3_000),
  );
});
