import { randomUUID } from "node:crypto";
import { createRandom, type Random } from "../../simulation/random.ts";
import { type Database, one, type Row } from "./database.ts";
import * as f from "./fixtures.ts";
import { moneyLies } from "./money-lies.ts";
import { leaveOldRefunds } from "./money.ts";
import { afterChange, backOnCancelling, type Change, type Facts, type Reading, untouched } from "./policy-reading.ts";

const AHEAD = [8, 17, 33, 47, 62, 75, 95, 130];
const PRICES = [45_000, 61_111, 30_000, 150_000, 105_000, 12_345, 210_000, 88_888];
const STEPS = 7;
const PER_TOUR = 100;
const ROUNDED = 3;
const CODE = "POLICY";
const AGREED = { agreed_total_cents: 150_01, agreed_reason: "A schedule" };

export type PolicyShop = { tour: string; days: string[]; made: number };
type Trip = Row & { id: string; token: string };
type World = { db: Database; shop: PolicyShop; trip: Trip; reading: Reading; random: Random };

export async function openPolicyShop(db: Database): Promise<PolicyShop> {
  await f.addAccounts(db);
  await db.exec(`insert into public.codes (id, code, percent) values (gen_random_uuid(), '${CODE}', 10)`);
  await db.exec(`create table private.days_passed (days integer not null);
    insert into private.days_passed values (0);
    grant select on private.days_passed to public;
    create or replace function private.today() returns date language sql stable set search_path = '' as
      'select (now() at time zone ''Asia/Tashkent'')::date + days from private.days_passed'`);
  return { tour: "", days: await Promise.all(AHEAD.map((ahead) => f.dayFromNow(db, ahead))), made: 0 };
}

async function paidTrip(db: Database, shop: PolicyShop, random: Random): Promise<Trip> {
  if (shop.made % PER_TOUR === 0) {
    shop.tour = await f.makeTour(db, { maxGuests: 500, days: AHEAD });
    await f.addOptions(db, shop.tour);
    for (const [place, cents] of PRICES.entries())
      await db.exec(`update public.departures set price_cents = ${cents}
        where tour_id = '${shop.tour}' and start_date = '${shop.days[place] ?? ""}'`);
  }
  shop.made += 1;
  const [first = "", ...others] = shop.days;
  const wish = f.bookingOf(shop.tour, random.pick([first, ...others]), {
    guests: random.int(1, 4),
    total_price_cents: 5_000_000,
    options: random.pick([[], [{ id: f.OPTION, count: 1 }]]),
  });
  const kind = random.pick(["web", "code", "by hand"]);
  if (kind === "by hand") {
    const { token, total_price_cents: _, ...byHand } = wish;
    await byDesk(db, "admin_manual_booking", { booking: { ...byHand, ...random.pick<Row>([{}, AGREED]) } });
    await db.exec(`insert into private.booking_tokens values ('${wish.id}', private.token_hash('${token}'))`);
  } else {
    const made = await f.book(db, kind === "code" ? { ...wish, code: CODE } : wish);
    if (!made.ok) throw new Error(`No booking to try on: ${JSON.stringify(made)}`);
  }
  await pay(db, wish, random.pick(["deposit", null]));
  return wish;
}

async function byDesk(db: Database, verb: string, args: Row): Promise<void> {
  const answer = await f.ask(db, f.admin, verb, args);
  if (!answer.ok) throw new Error(`${verb} is refused: ${JSON.stringify(answer)}`);
}

async function pay(db: Database, { id, token }: Trip, part: string | null): Promise<void> {
  const asked = { booking_id: id, token };
  let opened = await f.ask(db, f.service, "open_payment", { ...asked, part });
  if (opened.code === "no_deposit") opened = await f.ask(db, f.service, "open_payment", { ...asked, part: "all" });
  if (opened.ok) await f.event(db, String(opened.payment?.["payment_id"]), "completed");
}

async function factsOf({ db, trip }: World): Promise<Facts> {
  const row = await one(
    db,
    `select b.status, b.guests, b.check_in - private.today() as days, private.is_called_off(b) as called_off,
      (b.total_price * 100)::int as total, b.fee_cents::int as fee, b.kept_cents::int as kept,
      ((b.quote ->> 'total_cents')::bigint - coalesce((b.quote ->> 'kept_cents_by_terms')::bigint, 0))::int as price,
      (select coalesce(-sum(e.cents), 0) from public.ledger_entries e
        where e.booking_id = b.id and e.account in ('revenue', 'fees'))::int as sale,
      (select coalesce(sum(e.cents), 0) from public.ledger_entries e
        where e.booking_id = b.id and e.account = 'receivable')::int as owed,
      (select coalesce(sum(r.amount_cents), 0) from public.refunds r where r.booking_id = b.id)::int as promised
    from public.bookings b where b.id = '${trip.id}'`,
  );
  const { called_off, owed, ...facts } = row as unknown as Omit<Facts, "here" | "calledOff"> & Row;
  return { ...facts, calledOff: called_off === true, here: facts.sale - Math.max(0, Number(owed)) };
}

const differs = (what: string, is: number, should: number, within = ROUNDED): string[] =>
  Math.abs(is - should) <= within ? [] : [`${what} is ${is}, by the policy it is ${should.toFixed(2)}`];

const shownBack = async ({ db, trip }: World): Promise<number> =>
  Number((await f.ask(db, f.anon, "cancel_quote", { booking_id: trip.id, token: trip.token }))["refund_cents"]);

type ChangeRequest = { wish: Row; byDesk: boolean };

async function outlookOf({ db, trip }: World, { wish, byDesk }: ChangeRequest): Promise<Row | undefined> {
  if (byDesk) {
    const shown = await f.ask(db, f.admin, "admin_change_outlook", { booking_id: trip.id, change: wish });
    return shown.ok ? shown : undefined;
  }
  const asked = { booking_id: trip.id, token: trip.token, move_id: randomUUID(), ...wish };
  const refused = await f.ask(db, f.anon, "move_my_booking", { ...asked, expected_difference_cents: -1 });
  return refused["outlook"] as Row | undefined;
}

function make({ db, trip }: World, { wish, byDesk }: ChangeRequest, shown: Row): Promise<f.Answer> {
  const { difference_cents, cancel_before_cents, cancel_after_cents } = shown;
  if (byDesk) {
    const change = { ...wish, difference_cents, cancel_before_cents, cancel_after_cents, id: randomUUID() };
    return f.ask(db, f.admin, "admin_change_booking", { booking_id: trip.id, change, reason: "By phone" });
  }
  return f.ask(db, f.anon, "move_my_booking", {
    booking_id: trip.id,
    token: trip.token,
    move_id: randomUUID(),
    ...wish,
    expected_difference_cents: difference_cents,
    expected_cancel_before_cents: cancel_before_cents,
    expected_cancel_after_cents: cancel_after_cents,
  });
}

async function tryChange(world: World, wish: Row, byDesk: boolean): Promise<string[]> {
  const { db, trip, random } = world;
  const asked: ChangeRequest = { wish: { ...wish }, byDesk };
  const before = await factsOf(world);
  const first = await outlookOf(world, asked);
  if (!first || before.days < 0) return [];
  if (byDesk && random.chance(0.2)) asked.wish["back_cents"] = random.int(0, Number(first["possible_cents"]));
  const shown = await outlookOf(world, asked);
  if (!shown) return ["what was possible is not"];
  const { agreed } = await one(
    db,
    `select (private.price((b.quote ->> 'unit_price_cents')::bigint, ${Number(wish["guests"] ?? before.guests)},
      '${JSON.stringify((shown["quote"] as Row)["options"])}', b.quote -> 'code', 10, b.quote -> 'agreed')
      ->> 'total_cents')::int as agreed from public.bookings b where b.id = '${trip.id}'`,
  );
  const done = await make(world, asked, shown);
  if (done.code === "price_changed" || done.code === "refund_changed") return ["what was shown is refused"];
  if (!done.ok) return [];
  const after = await factsOf(world);
  const change: Change = {
    guests: after.guests,
    days: after.days,
    agreed: Number(agreed),
    price: after.price,
    waived: wish["waive_fee"] === true,
    chosen: asked.wish["back_cents"] as number | undefined,
  };
  const brought = backOnCancelling(before, world.reading);
  const { reading, back, sale } = afterChange(before, world.reading, change);
  world.reading = reading;
  const promised = after.promised - before.promised;
  const later = backOnCancelling(after, reading);
  const surplus = Math.max(0, after.here + promised - before.here);
  const atOnce = brought + surplus;
  const isFree = before.calledOff || change.waived || promised > back + ROUNDED || change.chosen !== undefined;
  return [
    ...differs("what goes back", promised, back),
    ...differs("the sale", after.sale, sale),
    ...differs("what is settled", after.fee, reading.settled),
    ...differs("the floor", after.kept - after.fee, reading.floor),
    ...differs("what cancelling brought", Number(shown["cancel_before_cents"]), brought),
    ...differs("what cancelling was said to bring", Number(shown["cancel_after_cents"]), later),
    ...differs("what cancelling brings", await shownBack(world), later),
    ...(!isFree && promised + later > atOnce + ROUNDED
      ? [`the way round brings ${promised + later}, cancelling at once ${atOnce}`]
      : []),
  ];
}

async function sendRefunds({ db, random }: World): Promise<string[]> {
  for (const refund of (await f.ask(db, f.service, "claim_refunds", {})) as unknown as Row[]) {
    const { id, lease, step } = refund;
    const result = random.pick(["failed", "failed", "succeeded", "pending"]);
    const left = Number(refund["amount_cents"]) - Number(refund["done_cents"]);
    const cents = result === "succeeded" ? (random.chance(0.5) ? left : Math.max(1, Math.floor(left / 3))) : 0;
    if (cents > 0) await f.ask(db, f.service, "begin_refund_step", { refund: id, lease, step, cents });
    await f.ask(db, f.service, "record_refund_step", { refund: id, lease, step, result, cents });
  }
  await db.exec(
    "update public.refunds set next_try_at = now() where status = 'processing' and next_try_at < 'infinity'",
  );
  return [];
}

async function settleFailed({ db, trip, random }: World): Promise<string[]> {
  const failed = await db.query(`select id from public.refunds where booking_id = '${trip.id}' and status = 'failed'`);
  const { flagged } = await one(db, `select needs_attention as flagged from public.bookings where id = '${trip.id}'`);
  for (const { id } of failed)
    if (random.chance(0.5)) await f.ask(db, f.admin, "admin_send_refund_again", { refund_id: id, reason: "Again" });
    else await f.ask(db, f.admin, "admin_record_refund_by_hand", { refund_id: id, note: "In the office" });
  return failed.length > 0 && flagged !== true ? ["a refund failed, and nobody is told"] : [];
}

const dayOf = ({ shop, random }: World): string => shop.days[random.int(0, shop.days.length - 1)] ?? "";

const POLICY_STEPS: Record<string, (world: World) => Promise<string[]>> = {
  "a guest leaves": async (world) => {
    const { guests } = await factsOf(world);
    const waive_fee = world.random.chance(0.1);
    return tryChange(world, { guests: Math.max(1, guests - 1), ...(waive_fee ? { waive_fee } : {}) }, true);
  },
  "guests leave or come": (world) => tryChange(world, { guests: world.random.int(1, 5) }, true),
  "moves by itself": (world) => tryChange(world, { to_date: dayOf(world) }, false),
  "the desk moves it": (world) =>
    tryChange(world, { to_date: dayOf(world), ...(world.random.chance(0.2) ? { waive_fee: true } : {}) }, true),
  "moves and guests leave": (world) =>
    tryChange(world, { to_date: dayOf(world), guests: world.random.int(1, 4) }, true),
  goodwill: async ({ db, trip, random }) => {
    const asked = { booking_id: trip.id, reason: "Goodwill", amount_cents: random.int(1, 30_000) };
    await f.ask(db, f.admin, "admin_refund_booking", asked);
    return [];
  },
  "pays too much": async ({ db, trip, random }) => {
    const money = {
      booking_id: trip.id,
      payment_id: randomUUID(),
      method: "cash",
      amount_cents: random.int(1, 60_000),
    };
    await f.ask(db, f.admin, "admin_record_money", money);
    return [];
  },
  "the desk voids": async ({ db, trip }) => {
    const [cash] = await db.query(`select id from public.payments where booking_id = '${trip.id}' and method = 'cash'
      and status = 'completed' limit 1`);
    if (cash) await f.ask(db, f.admin, "admin_void_money", { payment_id: cash["id"], reason: "Counted wrong" });
    return [];
  },
  "the provider gives some back": async ({ db, trip, random }) => {
    const [paid] = await db.query(`select p.id, p.refunded_cents + greatest(1, (p.amount_cents - p.refunded_cents)
        * ${random.int(1, 60)} / 100) as refunded
      from public.payments p where p.booking_id = '${trip.id}' and p.method = 'provider' and p.status = 'completed' limit 1`);
    if (paid) await f.event(db, String(paid["id"]), "completed", { refunded: Number(paid["refunded"]) });
    return [];
  },
  "options are added or dropped": (world) =>
    tryChange(world, { options: world.random.pick([[], [{ id: f.OPTION, count: world.random.int(1, 2) }]]) }, true),
  "pays what is owed": async ({ db, trip }) => pay(db, trip, null).then(() => []),
  "refunds go out": sendRefunds,
  "failed refunds are sent again or given": settleFailed,
  "days pass": async ({ db, random }) =>
    db.exec(`update private.days_passed set days = days + ${random.int(1, 30)}`).then(() => []),
  "is called off": async ({ db, shop, trip, random }) => {
    if (random.chance(0.8)) return [];
    shop.made = 0;
    const { departure_id } = await one(db, `select departure_id from public.bookings where id = '${trip.id}'`);
    await f.ask(db, f.admin, "cancel_departure", { departure_id, reason: "Storm" });
    return [];
  },
};

async function cancels(world: World): Promise<string[]> {
  const { db, trip, random } = world;
  const before = await factsOf(world);
  if (before.status !== "confirmed") return [];
  const should = backOnCancelling(before, world.reading);
  const mine = { booking_id: trip.id, token: trip.token };
  const shown = { expected_refund_cents: await shownBack(world), expected_status: "confirmed" };
  const answer = random.chance(0.7)
    ? await f.ask(db, f.anon, "cancel_my_booking", { ...mine, ...shown })
    : await f.ask(db, f.admin, "admin_cancel_booking", { booking_id: trip.id, reason: "By phone" });
  if (!answer.ok) return before.days < 0 ? [] : [`not cancelled: ${String(answer.code)}`];
  const after = await factsOf(world);
  return [
    ...differs("what cancelling gave back", after.promised - before.promised, should),
    ...differs("what is kept", after.sale, before.here - should),
  ];
}

export async function firstBreach(db: Database, shop: PolicyShop, seed: number): Promise<string | undefined> {
  const random = createRandom(seed);
  await leaveOldRefunds(db);
  await db.exec("update private.days_passed set days = 0");
  const world: World = { db, shop, trip: await paidTrip(db, shop, random), reading: untouched, random };
  const names = Object.keys(POLICY_STEPS);
  const way: string[] = [];
  for (let at = 0; at <= STEPS; at += 1) {
    const name = at === STEPS ? "cancels" : (names[random.int(0, names.length - 1)] ?? "");
    way.push(name);
    const breaches = await (POLICY_STEPS[name] ?? cancels)(world).catch((error: unknown) => [String(error)]);
    const [lie] = await moneyLies(db, world.trip.id);
    if (lie) breaches.push(JSON.stringify(lie));
    if (breaches.length > 0) return `seed ${seed}: ${way.join(", ")}: ${breaches.join("; ")}`;
  }
  return undefined;
}
