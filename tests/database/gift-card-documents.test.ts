import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const TOTAL = 98_010;

onOneEngine("the documents of a gift card", (db) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [70] });
    day = await f.dayFromNow(db(), 70);
  });
  const make = async (amount_cents: number, sold_for: string | null = "cash") => {
    const card = { id: randomUUID(), amount_cents, sold_for, to_name: "Anna Lee", valid_until: null };
    return { ...card, code: String((await f.ask(db(), f.admin, "make_gift_card", { card })).code) };
  };
  type Card = Awaited<ReturnType<typeof make>>;
  const papers = ({ id }: Card) =>
    db().query(`select kind, cents::int, details ->> 'method' as method, booking_id, name from public.documents
      where gift_card_id = '${id}' order by made_at, name`);
  const voided = ({ id }: Card) => f.ask(db(), f.admin, "void_gift_card", { card_id: id, reason: "Lost" });
  const listed = async ({ code }: Card) =>
    ((await call(db(), f.admin, "admin_gift_cards", { search: code })) as { rows: Row[] }).rows[0];
  const use = async ({ code }: Card, takes: number) => {
    const wish = f.bookingOf(tour, day, { guests: 2 });
    await f.book(db(), wish);
    const mine = f.mine(wish);
    const args = { ...mine, code, payment_id: randomUUID(), expected_cents: takes };
    expect(await f.ask(db(), f.anon, "use_gift_card", args)).toMatchObject({ ok: true });
    return wish;
  };
  /** Of all there are: what came in and went out by hand or by the provider, and what cards paid of bookings. */
  const sound = async () =>
    expect(
      await db().query(`
        with paper as (
          select details ->> 'method' = 'gift_card' as by_card, sum(case kind when 'receipt' then cents else -cents end) as cents
          from public.documents where side = 'money' group by 1
        ), money as (
          select e.account = 'credit' as by_card, sum(e.cents) as cents from public.ledger_entries e
          where e.account in ('provider', 'cash', 'bank') or e.account = 'credit' and e.booking_id is not null group by 1
        )
        select by_card, paper.cents::int as papers, money.cents::int as money from paper full join money using (by_card)
        where paper.cents is distinct from money.cents`),
    ).toEqual([]);

  it("are a receipt when it is sold, by the way its price came in, and no sale", async () => {
    for (const way of ["cash", "bank_transfer"]) {
      const card = await make(10_000, way);
      expect(await papers(card)).toEqual([
        {
          kind: "receipt",
          cents: 10_000,
          method: way,
          booking_id: null,
          name: expect.stringMatching(/^REC-\d{4}-\d{5}$/),
        },
      ]);
      const [paper] = await papers(card);
      expect((await listed(card))?.["documents"]).toMatchObject([
        { name: paper?.["name"], kind: "receipt", cents: 10_000 },
      ]);
    }
    await sound();
  });

  it("never carry its code, only the end of it", async () => {
    const card = await make(10_000);
    const { details } = await one(db(), `select details from public.documents where gift_card_id = '${card.id}'`);
    expect(JSON.stringify(details)).not.toContain(card.code);
    expect(details).toMatchObject({ card: card.code.slice(-5), to_name: "Anna Lee" });
  });

  it("are none of a card that was given", async () => {
    const card = await make(10_000, null);
    await voided(card);
    expect(await papers(card)).toEqual([]);
    await sound();
  });

  it("are a payout of what is left when it is voided, and none when nothing is", async () => {
    const [whole, part, used] = [await make(10_000), await make(TOTAL + 500), await make(TOTAL)];
    await use(part, TOTAL);
    await use(used, TOTAL);
    for (const card of [whole, part, used]) await voided(card);
    const kinds = async (card: Card) => (await papers(card)).map(({ kind, cents }) => [kind, cents]);
    expect(await kinds(whole)).toEqual([
      ["receipt", 10_000],
      ["payout", 10_000],
    ]);
    expect(await kinds(part)).toEqual([
      ["receipt", TOTAL + 500],
      ["payout", 500],
    ]);
    expect(await kinds(used)).toEqual([["receipt", TOTAL]]);
    await sound();
  });

  it("leave the booking it pays its own invoice and receipt", async () => {
    const card = await make(TOTAL);
    const wish = await use(card, TOTAL);
    const own = await db().query(
      `select kind, cents::int, gift_card_id from public.documents where booking_id = '${wish.id}' order by kind`,
    );
    expect(own).toEqual([
      { kind: "invoice", cents: TOTAL, gift_card_id: null },
      { kind: "receipt", cents: TOTAL, gift_card_id: null },
    ]);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: wish.id, reason: "x", refund_cents: TOTAL });
    expect(await papers(card)).toHaveLength(1);
    await sound();
  });
});
