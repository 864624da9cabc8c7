import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { cardLies, moneyLies } from "./support/money-lies.ts";

const TOTAL = 98_010;
const FLAG = "Money came back to a gift card that pays nothing any more";

onOneEngine("the validity of a gift card", (db) => {
  let tour = "";
  let day = "";
  let dear = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [70, 90] });
    [day, dear] = [await f.dayFromNow(db(), 70), await f.dayFromNow(db(), 90)];
    await db().exec(
      `update public.departures set price_cents = 90000 where item_id = '${tour}' and start_date = '${dear}'`,
    );
  });
  const make = async (amount_cents: number, days = 0) => {
    const valid_until = await f.dayFromNow(db(), days);
    const card = { id: randomUUID(), amount_cents, sold_for: "cash", to_name: "Anna Lee", valid_until };
    return { ...card, code: String((await f.ask(db(), f.admin, "make_gift_card", { card })).code) };
  };
  type Card = Awaited<ReturnType<typeof make>>;
  const expire = ({ id }: Card) =>
    db().exec(`update public.gift_cards set valid_until = private.today() - 1 where id = '${id}'`);
  const standing = ({ id }: Card) =>
    one(
      db(),
      `select valid_until::text as until, private.card_left(id)::int as cents from public.gift_cards where id = '${id}'`,
    );
  const held = async (on = day) => {
    const wish = f.bookingOf(tour, on, { guests: 2, total_price_cents: 2 * TOTAL });
    expect(await f.book(db(), wish)).toMatchObject({ ok: true });
    return wish;
  };
  type Wish = Awaited<ReturnType<typeof held>>;
  const mine = ({ id, token }: Wish) => ({ booking_id: id, token });
  const use = async (wish: Wish, { code }: Card, expected_cents: number) =>
    expect(
      await f.ask(db(), f.anon, "use_gift_card", { ...mine(wish), code, payment_id: randomUUID(), expected_cents }),
    ).toMatchObject({ ok: true });
  const cancel = async (wish: Wish) => {
    const view = (await call(db(), f.anon, "my_booking", mine(wish))) as Row;
    const quote = (await call(db(), f.anon, "cancel_quote", mine(wish))) as Row;
    expect(
      await f.ask(db(), f.anon, "cancel_my_booking", {
        ...mine(wish),
        expected_refund_cents: quote["refund_cents"],
        expected_status: view["status"],
      }),
    ).toMatchObject({ ok: true });
  };
  const runOut = async (wish: Wish) => {
    await db().exec(`update public.bookings set expires_at = now() - interval '1 minute' where id = '${wish.id}'`);
    await f.ask(db(), f.service, "expire_holds", {});
    await call(db(), f.service, "return_card_rests", {});
  };
  const move = async (wish: Wish) => {
    const args = { ...mine(wish), move_id: randomUUID(), to_date: day };
    const shown = await f.ask(db(), f.anon, "move_my_booking", { ...args, expected_difference_cents: 1 });
    const difference = (shown["outlook"] as Row)["difference_cents"];
    expect(
      await f.ask(db(), f.anon, "move_my_booking", { ...args, expected_difference_cents: difference }),
    ).toMatchObject({ ok: true });
  };
  const flag = async (wish: Wish) =>
    (await one(db(), `select attention_reason from public.bookings where id = '${wish.id}'`))["attention_reason"];
  const told = (wish: Wish) => f.mailCount(db(), wish, "attention_operator");

  /** How a hold or a booking that a card paid gives its money back. */
  const WAYS: [string, dear: boolean, whole: boolean, (wish: Wish) => Promise<unknown>][] = [
    ["a hold is cancelled by the traveler", false, false, cancel],
    ["a hold runs out", false, false, runOut],
    [
      "a hold is cancelled by the desk",
      false,
      false,
      (wish) => f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: wish.id, reason: "x" }),
    ],
    ["a booking is cancelled by the traveler", false, true, cancel],
    [
      "a booking is cancelled by the desk",
      false,
      true,
      (wish) =>
        f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: wish.id, reason: "x", refund_cents: 60_000 }),
    ],
    [
      "a booking is refunded in part",
      false,
      true,
      (wish) => f.ask(db(), f.admin, "admin_refund_booking", { booking_id: wish.id, reason: "x", amount_cents: 5_000 }),
    ],
    ["a booking is moved to a cheaper day", true, true, move],
  ];

  it.each(WAYS)("stays as it was sold when %s", async (_, isDear, isWhole, giveBack) => {
    const card = await make(300_000);
    const wish = await held(isDear ? dear : day);
    const whole = isDear ? 2 * TOTAL : TOTAL;
    const part = isWhole ? card : await make(10_000);
    await use(wish, part, isWhole ? whole : 10_000);
    const before = await standing(part);
    await giveBack(wish);
    const after = await standing(part);
    expect(after["until"]).toBe(before["until"]);
    expect(Number(after["cents"])).toBeGreaterThan(Number(before["cents"]));
    expect(await flag(wish)).toBeNull();
    expect(await moneyLies(db(), wish.id)).toEqual([]);
    expect(await cardLies(db())).toEqual([]);
  });

  it.each(WAYS)(
    "is over for good, and the desk is told, when %s after its last day",
    async (_, isDear, isWhole, giveBack) => {
      const card = await make(isWhole ? 300_000 : 10_000);
      const wish = await held(isDear ? dear : day);
      await use(wish, card, isWhole ? (isDear ? 2 : 1) * TOTAL : 10_000);
      await expire(card);
      const before = await standing(card);
      await giveBack(wish);
      expect((await standing(card))["until"]).toBe(before["until"]);
      const other = await held();
      expect(await f.ask(db(), f.anon, "check_gift_card", { ...mine(other), code: card.code })).toMatchObject({
        code: "card_over",
      });
      expect(await flag(wish)).toBe(FLAG);
      expect(await told(wish)).toBe(1);
    },
  );

  it("tells the desk when money comes back to a card that was taken back", async () => {
    const card = await make(10_000);
    const wish = await held();
    await use(wish, card, 10_000);
    await f.ask(db(), f.admin, "void_gift_card", { card_id: card.id, reason: "Lost" });
    await cancel(wish);
    expect(await flag(wish)).toBe(FLAG);
  });

  it.each(["private.today() + 90", "null"])("refuses %s as a later last day, whoever sets it", async (later) => {
    const card = await make(10_000);
    await expect(
      db().exec(`update public.gift_cards set valid_until = ${later} where id = '${card.id}'`),
    ).rejects.toThrow(/never prolonged/);
  });
});
