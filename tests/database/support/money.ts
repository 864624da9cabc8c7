import { randomUUID } from "node:crypto";
import type { Random } from "../../simulation/random.ts";
import { type Database, one, type Row } from "./database.ts";
import * as f from "./fixtures.ts";

/**
 * What the ledger must say, computed from the rows it was not written from: payments, refunds and the booking itself.
 * Each line is something that is wrong.
 */
export const moneyLies = (db: Database, booking: string): Promise<Row[]> =>
  db.query(`
    with paid as (
      select coalesce(sum(p.refunded_cents), 0) as given,
        coalesce(sum(least(p.amount_cents - p.refunded_cents, r.unsent)), 0) as due
      from public.payments p left join lateral (
        select coalesce(sum(r.amount_cents - r.done_cents), 0) as unsent
        from public.refunds r where r.payment_id = p.id and r.status <> 'failed'
      ) r on true
      where p.booking_id = '${booking}' and p.status in ('completed', 'refunded')
    ), asked as (
      select coalesce(sum(amount_cents), 0) as cents,
        coalesce(sum(amount_cents - done_cents) filter (where status = 'failed'), 0) as failed
      from public.refunds where booking_id = '${booking}'
    ), beside as (
      select coalesce(sum(greatest(0, p.amount_cents - p.applied_cents - r.promised)), 0) as cents,
        coalesce(bool_or(p.applied_cents > 0), false) as any_own
      from public.payments p left join lateral (
        select coalesce(sum(r.amount_cents), 0) as promised
        from public.refunds r where r.payment_id = p.id and r.status <> 'failed'
      ) r on true
      where p.booking_id = '${booking}' and p.status = 'completed'
    ), held as (
      select account, sum(cents) as cents from public.ledger_entries where booking_id = '${booking}' group by 1
    ), sums as (
      select coalesce(sum(cents) filter (where account = 'refunds_due'), 0) as due,
        coalesce(sum(cents) filter (where account = 'receivable'), 0) as owed,
        -coalesce(sum(cents) filter (where account = 'revenue'), 0) as revenue,
        -coalesce(sum(cents) filter (where account = 'fees'), 0) as fees
      from held
    ), b as (
      select status, (total_price * 100)::bigint as total, (quote ->> 'fees_cents')::bigint as fees
      from public.bookings where id = '${booking}'
    )
    , money as (
      select m.account, coalesce(sum(p.amount_cents - p.refunded_cents), 0) as cents
      from (values ('provider', 'provider'), ('cash', 'cash'), ('bank_transfer', 'bank'), ('gift_card', 'credit')) m (method, account)
      left join public.payments p on p.method = m.method and p.booking_id = '${booking}' and p.status in ('completed', 'refunded')
      group by 1
    )
    select wrong.what, to_jsonb(sums) as sums, to_jsonb(b) as booking
    from paid, asked, beside, sums, b, lateral (values
      ('money does not lie where it came in, less what went back', exists (
        select 1 from money left join held using (account) where money.cents <> coalesce(held.cents, 0)
      )),
      ('refunds due are not what was promised and not yet sent', -sums.due <> paid.due),
      ('something is owed for what is no booking any more', b.status <> 'confirmed' and sums.owed > 0),
      ('a booking is confirmed and not earned',
        b.status = 'confirmed' and sums.revenue + sums.fees < b.total - asked.cents - paid.given),
      ('what was paid beyond is not what is given back first', exists (
        select 1 from (
          select -min(cents) filter (where account = 'refunds_due') as promised, min(id) as first,
            coalesce(min(cents) filter (where account = 'receivable'), 0) as beyond
          from public.ledger_entries
          where booking_id = '${booking}' and (journal like 'promise:%' or journal like 'unasked:%')
          group by journal
        ) j, lateral (
          select greatest(0, -coalesce(sum(cents), 0)) as there from public.ledger_entries
          where booking_id = '${booking}' and account = 'receivable' and id < j.first
        ) before
        where j.beyond < least(j.promised, before.there)
      )),
      ('money beside the booking is more than what nobody owes',
        b.status = 'confirmed' and beside.cents > greatest(0, -sums.owed)),
      ('what nobody owes is taken for the booking''s own',
        b.status = 'confirmed' and beside.cents + asked.failed < -sums.owed),
      ('what came for no booking is taken for its own', b.status = 'expired' and beside.any_own),
      ('what is asked for is not what is owed',
        (private.owed('${booking}')) <> case b.status when 'confirmed' then greatest(0, sums.owed)
          when 'pending' then greatest(0, b.total + sums.owed) else 0 end),
      ('more is earned than the booking costs', sums.revenue + sums.fees > b.total),
      ('fees are not their part of what is earned',
        abs(sums.fees - round((sums.revenue + sums.fees) * b.fees::numeric / b.total)) > 3),
      ('an account breaks its sign', sums.revenue < 0 or sums.fees < 0 or sums.due > 0 or exists (
        select 1 from money where money.cents < 0
      ))
    ) wrong (what, is_so)
    where wrong.is_so
    union all
    select 'journal ' || e.journal || ' does not sum to zero', null, null
    from public.ledger_entries e where e.booking_id = '${booking}'
    group by e.journal, e.currency having sum(e.cents) <> 0`);

/** The cards themselves: what is left of each is what it was worth less what it paid, and never beyond either end. */
export const cardLies = (db: Database, booking?: string): Promise<Row[]> =>
  db.query(`
    select c.code, c.amount_cents, c.voided_at, l.cents as left_cents, used.cents as used_cents
    from public.gift_cards c, lateral (select private.card_left(c.id) as cents) l, lateral (
      select coalesce(sum(p.amount_cents - p.refunded_cents), 0)::bigint as cents
      from public.payments p where p.gift_card_id = c.id and p.status in ('completed', 'refunded')
    ) used, lateral (
      select coalesce(sum(e.cents), 0)::bigint as cents from public.ledger_entries e
      where e.gift_card_id = c.id and e.account = 'credit' and e.journal like 'card_voided:%'
    ) voided
    where (l.cents < 0 or used.cents < 0 or used.cents > c.amount_cents
      or l.cents <> c.amount_cents - used.cents - voided.cents
      or c.voided_at is null and voided.cents <> 0
      or exists (
        select 1 from public.refunds r join public.payments p on p.id = r.payment_id and p.gift_card_id = c.id
        where r.status <> 'succeeded'
      ))
      ${booking === undefined ? "" : `and c.id in (select p.gift_card_id from public.payments p where p.booking_id = '${booking}')`}`);

export type Purse = { wish: Row & { id: string; token: string }; payments: string[] };

const anyOf = <T>(random: Random, values: T[]): T | undefined => values[random.int(0, values.length - 1)];

const open = async (db: Database, { wish, payments }: Purse) => {
  const opened = await f.ask(db, f.service, "open_payment", { booking_id: wish.id, token: wish.token });
  const id = opened.payment?.["payment_id"];
  if (opened.ok && typeof id === "string" && !payments.includes(id)) payments.push(id);
};
/** A part, whatever the rules would ask: an attempt of its own beside any that is open. */
export async function payPart(db: Database, { wish, payments }: Purse, cents: number): Promise<void> {
  const made = await one(
    db,
    `insert into public.payments (booking_id, amount_cents, superseded, customer_data, booking_data)
     values ('${wish.id}', ${cents}, true, '{}', '{}') returning id`,
  );
  payments.push(String(made["id"]));
  await f.event(db, String(made["id"]), "completed");
}

/** To another price, as a move does it: what was paid beyond it is given back at once. */
export const moveTo = async (db: Database, { wish }: Purse, cents: number, kept = 0): Promise<void> =>
  db.exec(`do $$
    declare booking public.bookings;
    begin
      perform private.lock_payments('${wish.id}');
      update public.bookings b set moves = b.moves + 1, kept_cents = greatest(b.kept_cents, ${kept}),
        total_price = ${cents} / 100.0,
        quote = b.quote || jsonb_build_object('total_cents', ${cents}, 'fees_cents', round(${cents} / 11.0))
      where b.id = '${wish.id}' and b.status = 'confirmed' returning b.* into booking;
      if booking.id is not null then
        perform private.give_back(booking, private.overpaid(booking.id), 'Moved', null);
      end if;
    end $$`);

/** What other schedules left on its way stays there: only so many are claimed at once. */
export const leaveOldRefunds = (db: Database): Promise<void> =>
  db.exec("update public.refunds set next_try_at = 'infinity' where status in ('pending', 'processing')");

/** One step of whatever is on its way back; what the provider gives back is told twice now and then. */
async function refundStep(db: Database, random: Random): Promise<void> {
  const claimed = (await f.ask(db, f.service, "claim_refunds", {})) as unknown as Row[];
  for (const refund of claimed) {
    if ((refund["payment"] as Row)["method"] !== "provider") throw new Error("The provider never had this money");
    const left = Number(refund["amount_cents"]) - Number(refund["done_cents"]);
    const result = random.pick(["succeeded", "succeeded", "pending", "failed"]);
    const cents = result === "succeeded" ? (random.chance(0.5) ? left : Math.max(1, Math.floor(left / 3))) : 0;
    const step = { refund: refund["id"], lease: refund["lease"], step: refund["step"], result, cents };
    await f.ask(db, f.service, "record_refund_step", step);
    if (random.chance(0.3)) await f.ask(db, f.service, "record_refund_step", step);
  }
  await db.exec(
    "update public.refunds set next_try_at = now() where status = 'processing' and next_try_at < 'infinity'",
  );
}

/** Everything that moves money, or makes it lie: late, doubled, replayed, taken back. What is refused moves nothing. */
export const MONEY_STEPS: Record<string, (db: Database, purse: Purse, random: Random) => Promise<unknown>> = {
  opens: open,
  pays: async (db, purse, random) => {
    await open(db, purse);
    const payment = anyOf(random, purse.payments);
    if (!payment) return;
    const told = { source: "test", dedupe_key: randomUUID() };
    await f.event(db, payment, "completed", told);
    if (random.chance(0.5)) await f.event(db, payment, "completed", random.chance(0.5) ? told : {});
  },
  "pays twice": async (db, purse, random) => {
    await open(db, purse);
    for (const payment of purse.payments) await f.event(db, payment, "failed");
    await open(db, purse);
    for (const payment of purse.payments) if (random.chance(0.9)) await f.event(db, payment, "completed");
  },
  "pays a part": (db, purse, random) => payPart(db, purse, random.int(1, 30_000)),
  moves: async (db, purse, random) => moveTo(db, purse, random.int(5_000, 120_000), random.pick([0, 0, 10_000])),
  fails: async (db, { payments }, random) => {
    const payment = anyOf(random, payments);
    if (payment) await f.event(db, payment, random.chance(0.5) ? "failed" : "cancelled");
  },
  "provider takes back": async (db, { payments }, random) => {
    const payment = anyOf(random, payments);
    if (payment) await f.event(db, payment, "refunded");
  },
  "another amount": async (db, { payments }, random) => {
    const payment = anyOf(random, payments);
    if (payment) await f.event(db, payment, "completed", { amount: 1 });
  },
  expires: async (db, { wish }, random) => {
    await db.exec(`update public.bookings set expires_at = now() - interval '1 minute' where id = '${wish.id}'`);
    await f.ask(db, f.service, "expire_holds", {});
    // Others have the places by now.
    if (random.chance(0.4))
      await db.exec(`update public.departures d set places = greatest(1, d.taken) from public.bookings b
        where b.id = '${wish.id}' and b.status = 'expired' and d.id = b.departure_id`);
  },
  cancels: async (db, { wish }) => {
    const mine = { booking_id: wish.id, token: wish.token };
    const shown = await f.ask(db, f.anon, "cancel_quote", mine);
    const expected = { expected_refund_cents: shown["refund_cents"], expected_status: shown["status"] };
    await f.ask(db, f.anon, "cancel_my_booking", { ...mine, ...expected });
  },
  "desk cancels": (db, { wish }) =>
    f.ask(db, f.admin, "admin_cancel_booking", { booking_id: wish.id, reason: "Weather" }),
  "desk gives some back": (db, { wish }, random) =>
    f.ask(db, f.admin, "admin_refund_booking", {
      booking_id: wish.id,
      reason: "Goodwill",
      amount_cents: random.int(1, 60_000),
    }),
  "desk gives all back": (db, { wish }) =>
    f.ask(db, f.admin, "admin_refund_booking", { booking_id: wish.id, reason: "Weather" }),
  "desk confirms": (db, { wish }) =>
    f.ask(db, f.admin, "admin_confirm_booking", { booking_id: wish.id, reason: "Paid late" }),
  "cash or a transfer": async (db, { wish }, random) => {
    const cents = random.int(1, 60_000);
    const foreign = { currency: "UZS", amount: cents * 12_500, rate: 12_500 };
    const money = {
      booking_id: wish.id,
      payment_id: randomUUID(),
      method: random.pick(["cash", "bank_transfer"]),
      amount_cents: cents,
      ...(random.chance(0.3) ? foreign : {}),
    };
    await f.ask(db, f.admin, "admin_record_money", money);
    if (random.chance(0.3)) await f.ask(db, f.admin, "admin_record_money", { ...money, amount_cents: 1 });
  },
  "desk voids": async (db, { wish }, random) => {
    const recorded = await db.query(
      `select id from public.payments where booking_id = '${wish.id}' and recorded_by is not null order by id`,
    );
    const payment_id = anyOf(random, recorded)?.["id"];
    for (let times = random.int(1, 2); payment_id && times > 0; times -= 1)
      await f.ask(db, f.admin, "admin_void_money", { payment_id, reason: "Counted wrong" });
  },
  "desk gives by hand": async (db, { wish }, random) => {
    const promised = await db.query(
      `select id from public.refunds where booking_id = '${wish.id}' and status in ('pending', 'succeeded') order by id`,
    );
    const refund_id = anyOf(random, promised)?.["id"];
    for (let times = random.int(1, 2); refund_id && times > 0; times -= 1)
      await f.ask(db, f.admin, "admin_give_by_hand", { refund_id, note: "In the office" });
  },
  "a gift card": async (db, { wish }, random) => {
    const card = { id: randomUUID(), amount_cents: random.int(100, 120_000), sold_for: "cash", to_name: "Anna" };
    const { code } = await f.ask(db, f.admin, "make_gift_card", { card });
    const using = { booking_id: wish.id, token: wish.token, code };
    const shown = await f.ask(db, f.anon, "check_gift_card", using);
    const use = { ...using, payment_id: randomUUID(), expected_cents: shown["takes_cents"] ?? 1 };
    const used = await f.ask(db, f.anon, "use_gift_card", use);
    if (shown.code === "card_empty") throw new Error("A card that was sold is empty");
    const part = Number(shown["takes_cents"]) < Number(shown["owed_cents"]);
    if (used.ok && part && shown["status"] === "pending" && used.booking?.["status"] !== "pending")
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
    await f.ask(db, f.service, "return_card_rests", {});
    const kept = await db.query(`select p.id from public.payments p
      join public.bookings b on b.id = p.booking_id and b.status <> 'pending'
      join private.refundable('${wish.id}') l on l.payment_id = p.id and l.left_cents > l.own_cents
      where p.booking_id = '${wish.id}' and p.method = 'gift_card'`);
    if (kept.length > 0) throw new Error("What a card paid beside the booking is kept");
  },
  "refunds go out": (db, _, random) => refundStep(db, random),
};
