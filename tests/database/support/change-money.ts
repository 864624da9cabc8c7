import { randomUUID } from "node:crypto";
import type { Random } from "../../simulation/random.ts";
import { type Database, one, type Row } from "./database.ts";
import * as f from "./fixtures.ts";
import { type Purse, tell } from "./purse.ts";

const FIGURES = ["total_cents", "owed_cents", "kept_cents", "fee_cents", "cancel_after_cents", "due_on"] as const;

const figuresOf = (db: Database, { wish }: Purse): Promise<Row> =>
  one(
    db,
    `select (b.total_price * 100)::int as total_cents, private.owed(b.id)::int as owed_cents, b.kept_cents::int,
      b.fee_cents::int, (private.refund_today(b) ->> 'refund_cents')::int as cancel_after_cents,
      b.balance_due_on::text as due_on, private.refunded_cents(b.id)::int as promised_cents, b.guests, b.check_in::text
    from public.bookings b where b.id = '${wish.id}'`,
  );

/** A change does what its outlook showed, to the cent, or is refused because seats lack or nothing changes. */
async function compare(db: Database, purse: Purse, shown: Row, change: () => Promise<f.Answer>): Promise<void> {
  const before = await figuresOf(db, purse);
  const answer = await change();
  const after = await figuresOf(db, purse);
  const expected = answer.ok
    ? {
        ...before,
        ...Object.fromEntries(FIGURES.map((name) => [name, shown[name]])),
        promised_cents: Number(before["promised_cents"]) + Number(shown["back_cents"]),
        guests: shown["guests"] ?? before["guests"],
        check_in: shown["to_date"],
      }
    : before;
  const moves = shown["to_date"] !== before["check_in"];
  const takes = Number(shown["guests"] ?? before["guests"]) - (moves ? 0 : Number(before["guests"]));
  const isFull = answer.code === "seats_gone" && takes > Number(shown["seats_left"] ?? 0);
  const isSame = ["total_cents", "owed_cents", "cancel_after_cents"].every((name) => shown[name] === before[name]);
  const isUnchanged = answer.code === "unchanged" && !moves && takes === 0 && isSame;
  if ((answer.ok || isFull || isUnchanged) && JSON.stringify(after) === JSON.stringify(expected)) return;
  throw new Error(
    `Shown ${JSON.stringify({ ...expected, code: answer.code, left: shown["seats_left"] })}, done ${JSON.stringify(after)}`,
  );
}

export async function moveStep(db: Database, purse: Purse, random: Random): Promise<void> {
  const { wish } = purse;
  const to_date = random.pick(random.chance(0.1) ? ["2020-01-01"] : (wish["days"] as [string, ...string[]]));
  const move = { booking_id: wish.id, token: wish.token, move_id: randomUUID(), to_date };
  const { outlook } = await f.ask(db, f.anon, "move_my_booking", { ...move, expected_difference_cents: -1 });
  if (!outlook) return;
  const shown: Row = { ...(outlook as Row), to_date };
  await compare(db, purse, shown, () =>
    tell(db, purse, f.anon, "move_my_booking", {
      ...move,
      expected_difference_cents: shown["difference_cents"],
      expected_cancel_before_cents: shown["cancel_before_cents"],
      expected_cancel_after_cents: shown["cancel_after_cents"],
    }),
  );
}

export async function deskChangeStep(db: Database, purse: Purse, random: Random): Promise<void> {
  const { wish } = purse;
  const change: Row = {
    ...(random.chance(0.5) ? { to_date: random.pick(wish["days"] as [string, ...string[]]) } : {}),
    ...(random.chance(0.7) ? { guests: random.int(1, 4) } : {}),
    ...(random.chance(0.3) ? { options: random.pick([[], [{ id: f.OPTION, count: random.int(1, 2) }]]) } : {}),
    ...(random.chance(0.3) ? { waive_fee: true } : {}),
  };
  const first = await f.ask(db, f.admin, "admin_change_outlook", { booking_id: wish.id, change });
  if (!first.ok) return;
  if (random.chance(0.5)) change["back_cents"] = random.int(0, Number(first["possible_cents"]));
  const shown = await f.ask(db, f.admin, "admin_change_outlook", { booking_id: wish.id, change });
  if (!shown.ok) throw new Error(`What was possible is not: ${JSON.stringify(shown)}`);
  const { difference_cents, cancel_before_cents, cancel_after_cents } = shown;
  await compare(db, purse, shown, () =>
    tell(db, purse, f.admin, "admin_change_booking", {
      booking_id: wish.id,
      change: { ...change, id: randomUUID(), difference_cents, cancel_before_cents, cancel_after_cents },
      reason: "By phone",
    }),
  );
}

export async function callOffStep(db: Database, { wish }: Purse, random: Random): Promise<void> {
  if (random.chance(0.6)) return;
  const { departure_id } = await one(db, `select departure_id from public.bookings where id = '${wish.id}'`);
  await f.ask(db, f.admin, "cancel_departure", { departure_id, reason: "Storm" });
  await db.exec(`insert into public.departures (tour_id, start_date, price_cents)
    select d.tour_id, d.start_date, d.price_cents from public.departures d where d.id = '${String(departure_id)}'
    on conflict do nothing`);
}
