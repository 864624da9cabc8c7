import { randomUUID } from "node:crypto";
import { createRandom, type Random } from "../../simulation/random.ts";
import type { Database, Row, Who } from "./database.ts";
import * as f from "./fixtures.ts";
import { cardLies, moneyLies } from "./money-lies.ts";

const NAME = "Quartermain";
const AT_ONCE = 8;
const ROUNDS = 4;
/** Sentences of the desk for a wrong call, which REST answers with 4xx. */
const REFUSALS = ["PT404", "PT429", "22023", "42501"];

type Person = { email: string; friend: string; booking: f.Held; payments: string[]; orders: string[] };
export type Tally = { sequences: number; steps: number; erased: number; late: number; answers: Map<string, number> };
type Ask = (who: Who, verb: string, args?: Row) => Promise<f.Answer>;
type Verb = (ask: Ask, person: Person, random: Random, db: Database) => Promise<unknown>;

export const newTally = (): Tally => ({ sequences: 0, steps: 0, erased: 0, late: 0, answers: new Map() });

const anyOf = (random: Random, values: readonly string[]): string => values[random.int(0, values.length - 1)] ?? "";
const reason = "In a rush";

const attach = async (ask: Ask, payment_id: string): Promise<void> => {
  const session = { provider_payment_id: `p-${payment_id}`, redirect_url: "https://pay.example" };
  await ask(f.service, "attach_session", { payment_id, ...session });
};

const tell = async (ask: Ask, payment_id: string, new_status: string | null, more: Row = {}): Promise<unknown> =>
  payment_id === ""
    ? undefined
    : ask(f.service, "apply_payment_event", {
        payment_id,
        new_status,
        source: "webhook",
        dedupe_key: randomUUID(),
        payload: { state: { card_holder: NAME } },
        ...more,
      });

const owned = ({ booking, orders }: Person) =>
  `booking_id = '${booking.id}' or id = any ('{${orders.join(",")}}'::uuid[])`;

async function orderCard(ask: Ask, person: Person, random: Random): Promise<void> {
  const card = {
    id: randomUUID(),
    amount_cents: 5_000,
    buyer_name: `Zenobia ${NAME}`,
    buyer_email: person.email,
    to_name: "Anna",
    to_address: person.friend,
    message: `From ${NAME}`,
  };
  await ask(f.anon, "order_gift_card", { card });
  person.orders.push(card.id);
  if (random.chance(0.9)) await attach(ask, card.id);
}

async function openPage(ask: Ask, { booking, payments }: Person, random: Random): Promise<void> {
  const opened = await ask(f.service, "open_payment", {
    ...f.mine(booking),
    part: random.pick([null, "deposit", "all"]),
  });
  if (!opened.ok) return;
  const payment = f.paymentOf(opened);
  if (!payments.includes(payment)) payments.push(payment);
  await attach(ask, payment);
}

const anyPayment = (random: Random, { payments, orders }: Person) => anyOf(random, [...payments, ...orders]);
const erase: Verb = (ask, { email }) => ask(f.admin, "admin_erase_person", { address: email });
const completes: Verb = (ask, person, random) => tell(ask, anyPayment(random, person), "completed");

const VERBS: readonly [Verb, ...Verb[]] = [
  erase,
  erase,
  completes,
  completes,
  openPage,
  orderCard,
  (ask, person, random) => tell(ask, anyPayment(random, person), random.pick(["failed", "cancelled", "processing"])),
  (ask, person, random) => ask(f.admin, "admin_mark_failed", { payment_id: anyPayment(random, person), reason }),
  (ask, person, random) => ask(f.admin, "admin_mark_failed", { payment_id: anyOf(random, person.orders), reason }),
  (ask, person, random) =>
    tell(ask, anyPayment(random, person), random.pick(["refunded", "completed"]), { refunded: random.int(0, 5_000) }),
  (ask, person, random) => tell(ask, anyPayment(random, person), "completed", { amount: 1 }),
  async (ask, { booking }) => {
    const shown = await ask(f.anon, "cancel_quote", f.mine(booking));
    const expected = { expected_refund_cents: shown["refund_cents"], expected_status: shown["status"] };
    if (shown.ok) await ask(f.anon, "cancel_my_booking", { ...f.mine(booking), ...expected });
  },
  (ask, { booking }) => ask(f.admin, "admin_cancel_booking", { booking_id: booking.id, reason }),
  (ask, { booking }) => ask(f.admin, "admin_confirm_booking", { booking_id: booking.id, reason }),
  (ask, { booking }) => ask(f.admin, "admin_refund_booking", { booking_id: booking.id, reason }),
  (ask, { booking }, random) =>
    ask(f.admin, "admin_record_money", {
      booking_id: booking.id,
      payment_id: randomUUID(),
      method: random.pick(["cash", "bank_transfer"]),
      amount_cents: random.int(1, 30_000),
    }),
  async (ask, { booking }) => {
    const card = { id: randomUUID(), amount_cents: 20_000, sold_for: "cash", to_name: "Anna" };
    const { code } = await ask(f.admin, "make_gift_card", { card });
    const shown = await ask(f.anon, "check_gift_card", { ...f.mine(booking), code });
    const use = { payment_id: randomUUID(), expected_cents: shown["takes_cents"] ?? 1 };
    await ask(f.anon, "use_gift_card", { ...f.mine(booking), code, ...use });
  },
  async (ask, _, random) => {
    const claimed = (await ask(f.service, "claim_refunds")) as unknown as Row[];
    for (const { id: refund, lease, step, amount_cents, done_cents } of claimed) {
      const named = { refund, lease, step };
      const begun = await ask(f.service, "begin_refund_step", {
        ...named,
        cents: Number(amount_cents) - Number(done_cents),
      });
      if (!begun.ok) continue;
      const result = random.pick(["succeeded", "failed"]);
      await ask(f.service, "record_refund_step", { ...named, result, cents: result === "failed" ? 0 : begun["cents"] });
    }
  },
  async (ask, { booking }, _, db) => {
    await f.endHold(db, booking.id);
    await ask(f.service, "expire_holds");
  },
  (ask) => ask(f.service, "return_card_balances"),
  async (ask, person, _, db) => {
    // Waits for no row, since it keeps no order of locks.
    await db.exec(`update public.payments set page_until = now() - interval '1 minute', next_check_at = now()
      where id in (select id from public.payments where (${owned(person)}) and page_until is not null for update skip locked)`);
    const due = (await ask(f.service, "claim_due_payments", { how_many: 200 })) as unknown as Row[];
    for (const { payment_id } of due) await ask(f.service, "mark_payment_checked", { payment_id });
  },
  async (ask, { orders }, random, db) => {
    await db.exec(`update public.payments set created_at = created_at - interval '40 days', page_until = page_until - interval '40 days'
      where id = '${anyOf(random, orders)}'`);
    await ask(f.service, "apply_retention");
  },
];

async function aPerson(db: Database, tour: string, ask: Ask, random: Random): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const more = { guests: 1, customer_email: email, customer_last_name: NAME };
  const wish = f.bookingOf(tour, await f.dayFromNow(db, 30), more);
  const isPast = random.chance(0.3);
  const booking = isPast ? await f.bookByHand(db, tour, String(wish["check_in"]), more) : wish;
  if (!isPast) await f.book(db, wish);
  const person = { email, friend: `${randomUUID()}@example.com`, booking, payments: [], orders: [] };
  await openPage(ask, person, random);
  await orderCard(ask, person, random);
  if (isPast)
    await db.exec(`set session_replication_role = replica;
      update public.bookings set check_in = check_in - 60, check_out = check_out - 60, ends_on = ends_on - 60
        where id = '${booking.id}';
      set session_replication_role = origin`);
  return person;
}

const personLies = (db: Database, person: Person): Promise<Row[]> =>
  db.query(`
    with b as (select * from public.bookings where id = '${person.booking.id}'),
    paid as (select * from public.payments where ${owned(person)})
    select wrong.what from b, lateral (values
      ('an erased booking holds seats of a trip ahead', b.erased_at is not null and b.has_seats and b.ends_on >= private.today()),
      ('money beside an erased booking is not flagged',
        b.erased_at is not null and private.surplus(b.id) > 0 and not b.needs_attention),
      ('money that came in is in no ledger', exists (
        select from paid p where p.status in ('completed', 'refunded') and not exists (
          select from public.ledger_entries e where e.payment_id = p.id or e.gift_card_id = p.id and e.journal like 'card:%'
        )
      )),
      ('a payment of an erased person names it', exists (
        select from paid p where (b.erased_at is not null and p.booking_id = b.id or p.booking_id is null and private.is_erased(p))
          and p::text ~ '${NAME}|${person.email}'
      )),
      ('a message of the provider about an erased person is kept', exists (
        select from paid p join public.payment_events e on e.payment_id = p.id
        where (b.erased_at is not null and p.booking_id = b.id or p.booking_id is null and private.is_erased(p))
          and e.payload::text ~ '${NAME}'
      )),
      ('a mail about an erased booking waits', b.erased_at is not null and exists (
        select from public.email_outbox m where m.booking_id = b.id and m.to_address is not null
      )),
      ('a friend got no card that was paid for', exists (
        select from public.gift_cards c join paid p on p.id = c.id where c.to_address = '${person.friend}'
          and not exists (select from public.email_outbox m where m.about = c.id and m.kind = 'gift_card')
      )),
      ('a card that nobody holds is not flagged', exists (
        select from public.gift_cards c join paid p on p.id = c.id
        where c.to_name = 'Erased' and p.status = 'completed' and p.refunded_cents = 0 and not p.needs_attention
      ))
    ) wrong (what, is_so)
    where wrong.is_so`);

/** Fires eight verbs at once, four times, and checks books, cards, seats and names after each; answers the first lie. */
export async function firstRushLie(
  db: Database,
  many: Database,
  tour: string,
  random: Random,
  tally: Tally,
): Promise<string | undefined> {
  const faults: string[] = [];
  const count = (what: string) => tally.answers.set(what, (tally.answers.get(what) ?? 0) + 1);
  const ask: Ask = async (who, verb, args = {}) => {
    try {
      // Some verbs answer nothing.
      const answer = ((await f.ask(many, who, verb, args)) as f.Answer | null) ?? { ok: true };
      if (verb === "admin_erase_person" && answer.ok) tally.erased += 1;
      if (answer["outcome"] === "applied_attention") tally.late += 1;
      count(answer.ok === false ? String(answer.code) : "ok");
      return answer;
    } catch (error) {
      const { code = "?", message } = error as { code?: string; message: string };
      count(code);
      if (!REFUSALS.includes(code)) faults.push(`${verb}: ${code} ${message}`);
      return { ok: false, code };
    }
  };
  const person = await aPerson(db, tour, ask, random);
  tally.sequences += 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const verbs = Array.from({ length: AT_ONCE }, () => random.pick(VERBS));
    tally.steps += verbs.length;
    // Each verb draws for itself, since the order of their answers is no seed's.
    const draws = verbs.map(() => createRandom(random.int(0, 1_000_000)));
    await Promise.all(verbs.map((verb, at) => verb(ask, person, draws[at] ?? random, db)));
    const lies = [
      ...(await moneyLies(db, person.booking.id)),
      ...(await cardLies(db)),
      ...(await f.seatsMismatch(db)),
      ...(await personLies(db, person)),
    ];
    const lie = faults[0] ?? (lies[0] && JSON.stringify(lies[0]));
    if (lie) return `round ${round}: ${lie}`;
  }
  return undefined;
}
