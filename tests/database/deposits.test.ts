import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";

onOneEngine("a deposit", (db) => {
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [30, 31, 90] });
  });
  const TOTAL = 237_353;
  const NOW = 118_677;
  const REST = 118_676;
  /** Five people: over $2,000. */
  const held = async (days = 90, guests = 5) => {
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), days), { guests });
    const { booking } = await f.book(db(), wish);
    expect(booking?.["total_cents"]).toBe(guests === 5 ? TOTAL : 98_010);
    return wish;
  };
  type Wish = Awaited<ReturnType<typeof held>>;
  const open = ({ id, token }: Wish, part?: string) =>
    f.ask(db(), f.service, "open_payment", { booking_id: id, token, ...(part ? { part } : {}) });
  const idOf = (opened: f.Answer) => f.paymentOf(opened);
  const pay = async (wish: Wish, part?: string) => f.event(db(), idOf(await open(wish, part)), "completed");
  const view = ({ id, token }: Wish) => call(db(), f.anon, "my_booking", { booking_id: id, token }) as Promise<Row>;
  const mails = ({ id }: Wish, kind: string) =>
    f.count(db(), `public.email_outbox where booking_id = '${id}' and kind = '${kind}'`);
  const tend = () => call(db(), f.service, "queue_reminders");

  it("is the server's half, kept in mind for the next try, and the rest is due 30 days before", async () => {
    const wish = await held();
    expect((await open(wish)).payment).toMatchObject({ amount_cents: TOTAL });
    const first = await open(wish, "deposit");
    expect(first.payment).toMatchObject({ amount_cents: NOW });
    await f.event(db(), idOf(first), "failed");
    // 'Retry' leads to what was chosen, never to more.
    expect((await open(wish)).payment).toMatchObject({ amount_cents: NOW });
    expect((await open(wish, "all")).payment).toMatchObject({ amount_cents: TOTAL });
    expect(await pay(wish, "deposit")).toMatchObject({ outcome: "applied", booking_status: "confirmed" });
    const due = await f.dayFromNow(db(), 60);
    expect(await view(wish)).toMatchObject({ paid_cents: NOW, owed_cents: REST, balance_due_on: due });
    expect(((await view(wish))["statement"] as Row[]).map((line) => [line["kind"], line["cents"]])).toEqual([
      ["paid", -NOW],
      ["sale", TOTAL],
    ]);
    expect((await open(wish, "deposit")).payment).toMatchObject({ amount_cents: REST });
    await pay(wish);
    expect(await view(wish)).toMatchObject({ owed_cents: 0, balance_due_on: null });
    expect(await moneyLies(db(), wish.id)).toEqual([]);
  });

  it.each([
    [30, 5],
    [90, 2],
  ])("is refused %i days before for %i people, and nobody is led to pay all of it instead", async (days, guests) => {
    const wish = await held(days, guests);
    expect(await open(wish, "deposit")).toMatchObject({ code: "no_deposit" });
    expect(await f.count(db(), `public.payments where booking_id = '${wish.id}'`)).toBe(0);
  });

  it("is asked for by mail 7 days and 1 day before, once each, and a missed one is flagged, never cancelled", async () => {
    const wish = await held();
    await pay(wish, "deposit");
    const due = (days: number) =>
      db().exec(`update public.bookings set balance_due_on = private.today() + ${days},
        confirmed_at = now() - interval '2 days' where id = '${wish.id}'`);
    const told = async () => [
      await mails(wish, "balance_7"),
      await mails(wish, "balance_1"),
      await mails(wish, "balance_missed"),
    ];
    await due(8);
    await tend();
    expect(await told()).toEqual([0, 0, 0]);
    const near = async (days: number) => {
      await due(days);
      for (let n = 0; n < 3; n += 1) await tend();
      return told();
    };
    expect(await near(7)).toEqual([1, 0, 0]);
    expect(await near(1)).toEqual([1, 1, 0]);
    expect((await view(wish))["needs_attention"]).toBe(false);
    expect(await near(-1)).toEqual([1, 1, 1]);
    expect(await view(wish)).toMatchObject({ status: "confirmed", needs_attention: true, owed_cents: REST });
    expect(await mails(wish, "attention_operator")).toBe(1);
    // Seen to by the desk: the same day flags it once.
    await f.ask(db(), f.admin, "admin_confirm_booking", { booking_id: wish.id, reason: "Called" });
    await tend();
    expect((await view(wish))["needs_attention"]).toBe(false);
  });

  it("asks nothing of who has paid, or whose departure was cancelled", async () => {
    const [paid, off] = [await held(), await held(31)];
    await pay(paid);
    await pay(off, "deposit");
    await db().exec(`
      update public.departures set state = 'cancelled'
        where id = (select departure_id from public.bookings where id = '${off.id}');
      update public.bookings set balance_due_on = private.today(), confirmed_at = now() - interval '2 days'
        where id in ('${paid.id}', '${off.id}')`);
    await tend();
    for (const wish of [paid, off]) expect(await mails(wish, "balance_1")).toBe(0);
    expect(
      await one(db(), `select balance_due_on is not null as due from public.bookings where id = '${off.id}'`),
    ).toEqual({
      due: true,
    });
  });
});
