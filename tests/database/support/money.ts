import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { refundFigures, standingSchema } from "../../../src/domain/desk/payments/refund-figures.ts";
import type { Random } from "../../simulation/random.ts";
import { callOffStep, deskChangeStep, moveStep } from "./change-money.ts";
import { type Database, one, type Row } from "./database.ts";
import * as f from "./fixtures.ts";
import { guideStep } from "./guide-money.ts";
import { event, type Purse, tell } from "./purse.ts";

const anyOf = <T>(random: Random, values: T[]): T | undefined => values[random.int(0, values.length - 1)];

const open = async (db: Database, { wish, payments }: Purse, part: string | null = null) => {
  const opened = await f.ask(db, f.service, "open_payment", { booking_id: wish.id, token: wish.token, part });
  const id = opened.payment?.["payment_id"];
  if (!opened.ok || typeof id !== "string" || payments.includes(id)) return;
  payments.push(id);
  if (payments.length % 2 === 0) return;
  await f.ask(db, f.service, "attach_session", {
    payment_id: id,
    provider_payment_id: `p-${id}`,
    redirect_url: "https://pay.example",
    settlement_currency: "UZS",
    settlement_amount: Math.round(Number(opened.payment?.["amount_cents"]) * 12_650.37),
    settlement_rate: 12_650.37,
  });
};
export async function payPart(db: Database, { wish, payments }: Purse, cents: number): Promise<void> {
  const made = await one(
    db,
    `insert into public.payments (booking_id, amount_cents, superseded, customer_data, booking_data)
     values ('${wish.id}', ${cents}, true, '{}', '{}') returning id`,
  );
  payments.push(String(made["id"]));
  await f.event(db, String(made["id"]), "completed");
}

export const moveTo = async (db: Database, { wish }: Purse, cents: number, kept = 0): Promise<void> =>
  db.exec(`do $$
    declare booking public.bookings;
    begin
      perform private.lock_booking('${wish.id}');
      update public.bookings b set moves = b.moves + 1, kept_cents = greatest(b.kept_cents, ${kept}),
        total_price = ${cents} / 100.0,
        quote = b.quote || jsonb_build_object('total_cents', ${cents}, 'fees_cents', round(${cents} / 11.0))
      where b.id = '${wish.id}' and b.status = 'confirmed' returning b.* into booking;
      if booking.id is not null then
        perform private.promise_refund(booking, greatest(0, -private.balance(booking.id, 'receivable') - private.surplus(booking.id)), 'Moved', null);
      end if;
    end $$`);

/** Only a few refunds are claimed at once, so postpone those of other schedules. */
export const leaveOldRefunds = (db: Database): Promise<void> =>
  db.exec(
    "update public.refunds set next_try_at = 'infinity' where status in ('pending', 'processing') and next_try_at < 'infinity'",
  );

async function refundStep(db: Database, purse: Purse, random: Random): Promise<void> {
  const claimed = (await f.ask(db, f.service, "claim_refunds", {})) as unknown as Row[];
  for (const refund of claimed) {
    if ((refund["payment"] as Row)["method"] !== "provider") throw new Error("The provider never had this money");
    const left = Number(refund["amount_cents"]) - Number(refund["done_cents"]);
    const result = random.pick(["succeeded", "succeeded", "pending", "failed"]);
    const named = { refund: refund["id"], lease: refund["lease"], step: refund["step"] };
    const begin = () =>
      f.ask(db, f.service, "begin_refund_step", {
        ...named,
        cents: random.chance(0.5) ? left : Math.max(1, Math.floor(left / 3)),
      });
    const begun = await begin();
    if (random.chance(0.3) && JSON.stringify(await begin()) !== JSON.stringify(begun))
      throw new Error(`Another step under the same key: ${JSON.stringify(begun)}`);
    const step = { ...named, result, cents: result === "succeeded" ? begun["cents"] : 0 };
    const recorded = await tell(db, purse, f.service, "record_refund_step", step);
    if (recorded.ok && result === "succeeded")
      purse.provider?.add(String((refund["payment"] as Row)["payment_id"]), Number(begun["settlement"]));
    if (random.chance(0.3)) await f.ask(db, f.service, "record_refund_step", step);
  }
  await db.exec(
    "update public.refunds set next_try_at = now() where status = 'processing' and next_try_at < 'infinity'",
  );
}

async function promises(db: Database, { wish }: Purse, cents: number, ask: () => Promise<f.Answer>): Promise<void> {
  const sum = `select coalesce(sum(amount_cents), 0)::int as cents from public.refunds
    where booking_id = '${wish.id}' and reason <> 'Back to the gift card'`;
  const before = await one(db, sum);
  const { ok } = await ask();
  const after = await one(db, sum);
  const more = Number(after["cents"]) - Number(before["cents"]);
  if (more !== (ok ? cents : 0)) throw new Error(`Shown ${cents}, promised ${more}`);
}

async function expire(db: Database, { wish }: Purse): Promise<void> {
  await f.endHold(db, wish.id);
  await f.ask(db, f.service, "expire_holds", {});
}

export const MONEY_STEPS: Record<string, (db: Database, purse: Purse, random: Random) => Promise<unknown>> = {
  opens: (db, purse, random) => open(db, purse, random.pick([null, "deposit", "all"])),
  "pays a deposit": async (db, purse, random) => {
    const { payments } = purse;
    await open(db, purse, "deposit");
    const deposit = payments.at(-1);
    if (deposit && random.chance(0.9)) await event(db, purse, deposit, "completed");
  },
  pays: async (db, purse, random) => {
    await open(db, purse);
    const payment = anyOf(random, purse.payments);
    if (!payment) return;
    const repeats = { dedupe_key: randomUUID() };
    await event(db, purse, payment, "completed", repeats);
    if (random.chance(0.5)) await event(db, purse, payment, "completed", random.chance(0.5) ? repeats : {});
  },
  "pays twice": async (db, purse, random) => {
    await open(db, purse);
    for (const payment of purse.payments) await event(db, purse, payment, "failed");
    await open(db, purse);
    for (const payment of purse.payments) if (random.chance(0.9)) await event(db, purse, payment, "completed");
  },
  "pays a part": (db, purse, random) => payPart(db, purse, random.int(1, 30_000)),
  moves: async (db, purse, random) => moveTo(db, purse, random.int(5_000, 120_000), random.pick([0, 0, 10_000])),
  "moves by itself": moveStep,
  "desk changes": deskChangeStep,
  "is called off": callOffStep,
  "the shop charges another currency": (db, _, random) =>
    db.exec(`update private.shop_settings set charged_currency = '${random.pick(["USD", "UZS"])}'`),
  fails: async (db, purse, random) => {
    const payment = anyOf(random, purse.payments);
    if (payment) await event(db, purse, payment, random.chance(0.5) ? "failed" : "cancelled");
  },
  "provider takes back": async (db, purse, random) => {
    const payment = anyOf(random, purse.payments);
    if (!payment) return;
    const { outcome } = await event(db, purse, payment, "refunded");
    if (outcome === "applied") purse.provider?.returnAll(payment);
  },
  "provider gives some back": async (db, purse, random) => {
    const paid = await db.query(
      `select p.id, coalesce(p.settlement_amount, p.amount_cents)::float8 as charged,
         coalesce(sum(r.settlement_sent), 0)::float8 as sent
       from public.payments p left join public.refunds r on r.payment_id = p.id
       where p.booking_id = '${purse.wish.id}' and p.method = 'provider' and p.status in ('completed', 'refunded')
       group by p.id having coalesce(bool_and(r.step_cents is null), true) order by p.id`,
    );
    const payment = anyOf(random, paid);
    if (!payment) return;
    const more = Math.ceil((Number(payment["charged"]) - Number(payment["sent"])) * random.pick([0.01, 0.3, 1]));
    const refunded = Number(payment["sent"]) + more;
    await event(db, purse, String(payment["id"]), "completed", { refunded });
    purse.provider?.add(String(payment["id"]), more);
    if (random.chance(0.3)) await event(db, purse, String(payment["id"]), "completed", { refunded });
  },
  "another amount": async (db, purse, random) => {
    const payment = anyOf(random, purse.payments);
    if (payment) await event(db, purse, payment, "completed", { amount: 1 });
  },
  expires: expire,
  "expires, and others take the places": async (db, purse) => {
    await expire(db, purse);
    await db.exec(`update public.departures d set places = greatest(1, d.taken)
      from public.bookings b where b.id = '${purse.wish.id}' and d.id = b.departure_id`);
  },
  cancels: async (db, purse) => {
    const { wish } = purse;
    const mine = { booking_id: wish.id, token: wish.token };
    const shown = await f.ask(db, f.anon, "cancel_quote", mine);
    const expected = { expected_refund_cents: shown["refund_cents"], expected_status: shown["status"] };
    const cancel = () => f.ask(db, f.anon, "cancel_my_booking", { ...mine, ...expected });
    await promises(db, purse, Number(shown["refund_cents"]), cancel);
  },
  "desk cancels": async (db, purse) => {
    const { id: booking_id, token } = purse.wish;
    const shown = await f.ask(db, f.anon, "cancel_quote", { booking_id, token });
    const cancel = () => f.ask(db, f.admin, "admin_cancel_booking", { booking_id, reason: "Weather" });
    await promises(db, purse, Number(shown["refund_cents"]), cancel);
  },
  "desk gives some back": (db, purse, random) => {
    const booking_id = purse.wish.id;
    const refund = { booking_id, reason: "Goodwill", amount_cents: random.int(1, 60_000) };
    return promises(db, purse, refund.amount_cents, async () => {
      const { standing } = await f.ask(db, f.admin, "admin_booking", { booking_id });
      const answer = await f.ask(db, f.admin, "admin_refund_booking", refund);
      const after = await f.ask(db, f.admin, "admin_booking", { booking_id });
      const day = await f.dayFromNow(db, 0);
      const shown = refundFigures(v.parse(standingSchema, standing), refund.amount_cents, day);
      if (answer.ok && after["status"] === "confirmed" && after["refund_today_cents"] !== shown.cancel_after_cents)
        throw new Error(
          `Cancelling brings ${String(after["refund_today_cents"])}: ${JSON.stringify({ standing, shown })}`,
        );
      return answer;
    });
  },
  "desk gives all back": (db, { wish }) =>
    f.ask(db, f.admin, "admin_refund_booking", { booking_id: wish.id, reason: "Weather" }),
  "desk confirms": (db, { wish }) =>
    f.ask(db, f.admin, "admin_confirm_booking", { booking_id: wish.id, reason: "Paid late" }),
  "cash or a transfer": async (db, purse, random) => {
    const cents = random.int(1, 60_000);
    const foreign = { currency: "UZS", amount: cents * 12_500, rate: 12_500 };
    const money = {
      booking_id: purse.wish.id,
      payment_id: randomUUID(),
      method: random.pick(["cash", "bank_transfer"]),
      amount_cents: cents,
      ...(random.chance(0.3) ? foreign : {}),
    };
    await tell(db, purse, f.admin, "admin_record_money", money);
    if (random.chance(0.3)) await tell(db, purse, f.admin, "admin_record_money", { ...money, amount_cents: 1 });
  },
  "guide tells cash, twice, late": guideStep,
  "desk voids": async (db, purse, random) => {
    const { wish } = purse;
    const recorded = await db.query(
      `select id from public.payments where booking_id = '${wish.id}' and recorded_by is not null order by id`,
    );
    const payment_id = anyOf(random, recorded)?.["id"];
    for (let times = random.int(1, 2); payment_id && times > 0; times -= 1)
      await f.ask(db, f.admin, "admin_void_money", { payment_id, reason: "Counted wrong" });
  },
  "desk gives by hand": async (db, purse, random) => {
    const { wish } = purse;
    const promised = await db.query(
      `select id from public.refunds where booking_id = '${wish.id}' and status in ('pending', 'succeeded', 'failed') order by id`,
    );
    const refund_id = anyOf(random, promised)?.["id"];
    for (let times = random.int(1, 2); refund_id && times > 0; times -= 1)
      await tell(db, purse, f.admin, "admin_record_refund_by_hand", { refund_id, note: "In the office" });
  },
  "a refund fails and is given in cash": async (db, purse, random) => {
    const back = { booking_id: purse.wish.id, reason: "Goodwill", amount_cents: random.int(1, 30_000) };
    await f.ask(db, f.admin, "admin_refund_booking", back);
    const claimed = (await f.ask(db, f.service, "claim_refunds", {})) as unknown as Row[];
    for (const { id: refund, lease, step } of claimed) {
      await tell(db, purse, f.service, "record_refund_step", { refund, lease, step, result: "failed" });
      await tell(db, purse, f.admin, "admin_record_refund_by_hand", { refund_id: refund, note: "In the office" });
    }
  },
  "desk sends a refund again": async (db, purse, random) => {
    const failed = await db.query(
      `select id from public.refunds where booking_id = '${purse.wish.id}' and status in ('failed', 'pending') order by id`,
    );
    const refund_id = anyOf(random, failed)?.["id"];
    if (refund_id) await f.ask(db, f.admin, "admin_send_refund_again", { refund_id, reason: "Once more" });
  },
  "desk settles a double refund": async (db, purse, random) => {
    const twice = await db.query(
      `select id, (twice_cents - settled_cents)::int as cents from public.refunds
        where booking_id = '${purse.wish.id}' and twice_cents > 0 order by id`,
    );
    const { id: refund_id, cents } = anyOf(random, twice) ?? {};
    const settle = {
      refund_id,
      cents,
      method: random.pick(["cash", "bank_transfer", null]),
      reason: "Agreed by phone",
    };
    if (refund_id) await tell(db, purse, f.admin, "admin_settle_double_refund", settle);
  },
  "a gift card": async (db, purse, random) => {
    const { wish } = purse;
    const card = { id: randomUUID(), amount_cents: random.int(100, 120_000), sold_for: "cash", to_name: "Anna" };
    const { code } = await f.ask(db, f.admin, "make_gift_card", { card });
    const using = { booking_id: wish.id, token: wish.token, code };
    const { status: before } = await one(db, `select status from public.bookings where id = '${wish.id}'`);
    const shown = await f.ask(db, f.anon, "check_gift_card", using);
    const use = { ...using, payment_id: randomUUID(), expected_cents: shown["takes_cents"] ?? 1 };
    const used = await tell(db, purse, f.anon, "use_gift_card", use);
    if (shown.code === "card_empty") throw new Error("A card that was sold is empty");
    const part = Number(shown["takes_cents"]) < Number(shown["owed_cents"]);
    if (used.ok && part && before === "pending" && used.booking?.["status"] !== "pending")
      throw new Error("A part confirms the hold");
    if (random.chance(0.3)) {
      const again = await f.ask(db, f.anon, "use_gift_card", use);
      if (again.ok !== used.ok) throw new Error("Asked again it is another answer");
    }
  },
  "desk takes a card back": async (db, { wish }, random) => {
    const cards = await db.query(`select distinct gift_card_id as id from public.payments
      where booking_id = '${wish.id}' and gift_card_id is not null order by 1`);
    const card_id = anyOf(random, cards)?.["id"];
    if (!card_id) return;
    await f.ask(db, f.admin, "void_gift_card", { card_id, reason: "Lost" });
    const { cents } = await one(db, `select private.card_left('${String(card_id)}') as cents`);
    if (Number(cents) !== 0) throw new Error("A card that was taken back is still worth something");
  },
  "card rests go back": async (db, { wish }) => {
    await f.ask(db, f.service, "return_card_balances", {});
    const kept = await db.query(`select p.id from public.payments p
      join public.bookings b on b.id = p.booking_id and b.status <> 'pending'
      join private.refundable('${wish.id}') l on l.payment_id = p.id and l.left_cents > l.own_cents
      where p.booking_id = '${wish.id}' and p.method = 'gift_card'`);
    if (kept.length > 0) throw new Error("What a card paid beside the booking is kept");
  },
  "refunds go out": refundStep,
};
