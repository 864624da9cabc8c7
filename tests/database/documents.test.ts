import { beforeAll, expect, it } from "vitest";
import type { Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Document = { name: string; kind: string; cents: number; payment_id: string | null; reason: string };

onOneEngine("documents", (db) => {
  let tour = "";
  let day = "";
  const year = async () =>
    Number((await db().query("select extract(year from private.today())::int as year"))[0]?.["year"]);
  const seen = async (wish: Row): Promise<Document[]> =>
    ((await f.ask(db(), f.anon, "my_booking", { booking_id: wish["id"], token: wish["token"] })) as unknown as Row)[
      "documents"
    ] as Document[];
  const kinds = async (wish: Row) => (await seen(wish)).map(({ kind, cents }) => [kind, cents]);
  const find = (named: string) => f.ask(db(), f.service, "find_document", { named });
  const byHand = async (guests = 2) => {
    const wish = await f.bookByHand(db(), tour, day, { guests });
    return wish;
  };
  const sendRefunds = async () => {
    const claimed = (await f.ask(db(), f.service, "claim_refunds", {})) as unknown as Row[];
    for (const { id, lease, step, amount_cents } of claimed)
      await f.ask(db(), f.service, "record_refund_step", {
        refund: id,
        lease,
        step,
        result: "succeeded",
        cents: amount_cents,
      });
  };
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [40] });
    day = await f.dayFromNow(db(), 40);
  });

  it("are none for a hold, receipt and invoice when paid, credit note for a promised refund, payout for a sent one", async () => {
    const wish = f.bookingOf(tour, day);
    await f.book(db(), wish);
    expect(await kinds(wish)).toEqual([]);
    const payment = await f.pay(db(), wish);
    expect((await kinds(wish)).toSorted()).toEqual([
      ["invoice", 98_010],
      ["receipt", 98_010],
    ]);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: wish.id, reason: "x", refund_cents: 49_005 });
    const promised = await seen(wish);
    expect(promised).toHaveLength(3);
    expect(promised.at(-1)).toMatchObject({ kind: "credit_note", cents: 49_005, payment_id: payment });
    await sendRefunds();
    const all = await seen(wish);
    expect(all).toHaveLength(4);
    expect(all.at(-1)).toMatchObject({ kind: "payout", cents: 49_005, payment_id: payment, reason: "returned" });
    const receipt = await find(payment);
    expect(receipt).toMatchObject({ kind: "receipt", cents: 98_010, details: { customer_name: "Жасур Oʻrinov" } });
    expect(await find(String(receipt["name"]))).toEqual(receipt);
    expect(await find("REC-1999-00001")).toBeNull();
  });

  it("credit what was invoiced and will never be paid", async () => {
    const { id } = await byHand();
    const mine = async () =>
      (await f.ask(db(), f.admin, "admin_booking", { booking_id: id }))["documents"] as Document[];
    expect(await mine()).toMatchObject([{ kind: "invoice", cents: 98_010, payment_id: null }]);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: id, reason: "x" });
    expect(await mine()).toMatchObject([{ kind: "invoice" }, { kind: "credit_note", cents: 98_010 }]);
  });

  it("stay the same whatever became of the booking, and cannot be changed", async () => {
    const wish = f.bookingOf(tour, day, { guests: 1 });
    const payment = await f.bookAndPay(db(), wish);
    const before = await find(payment);
    await f.event(db(), payment, "completed");
    await db().exec(`update public.bookings set customer_first_name = 'Other' where id = '${wish.id}'`);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: wish.id, reason: "x" });
    await sendRefunds();
    expect(await find(payment)).toEqual(before);
    for (const change of [
      "update public.documents set cents = 1",
      "delete from public.documents",
      "truncate public.documents",
    ])
      await expect(db().exec(change), change).rejects.toThrow("document cannot change");
  });

  it("take no number in a rolled back transaction, and begin at 1 in a new year", async () => {
    const { id } = await byHand();
    const sale = (cents: number) =>
      `select private.post_journal('moved:${id}:${cents}', '${id}', '{"receivable": ${cents}, "revenue": -${cents}}');`;
    const invoices = "select max(number) as top, count(*)::int as all from public.documents where kind = 'invoice'";
    const dead = db().transaction(async (query) => {
      await query(sale(100));
      await query("set constraints all immediate");
      await query("select 1 / 0");
    });
    await expect(dead).rejects.toThrow("division by zero");
    await db().exec(sale(200));
    const [before] = await db().query(invoices);
    expect(before?.["top"]).toBe(before?.["all"]);
    await db().exec(`alter table public.documents disable trigger insert_only;
      update public.documents set year = year - 1;
      alter table public.documents enable trigger insert_only; ${sale(300)}`);
    const [newest] = await db().query("select name from public.documents order by made_at desc limit 1");
    expect(newest?.["name"]).toBe(`INV-${await year()}-00001`);
  });
});
