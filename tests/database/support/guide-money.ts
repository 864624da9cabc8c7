import { randomUUID } from "node:crypto";
import type { Random } from "../../simulation/random.ts";
import { type Database, one, type Row } from "./database.ts";
import * as f from "./fixtures.ts";
import type { Purse } from "./purse.ts";

const GUIDE = "92000000-0000-4000-8000-000000000001";
const phone = { device_id: "92000000-0000-4000-8000-000000000002", device_key: "k".repeat(43) };

async function carried(db: Database, booking: string, random: Random): Promise<string> {
  const departures = await db.query(`select departure_id as id from public.bookings where id = '${booking}'
    union select from_departure from public.booking_moves where booking_id = '${booking}' order by 1`);
  const id = String(departures[random.int(0, departures.length - 1)]?.["id"]);
  // PGlite prepares statements of a transaction, so each is sent alone.
  for (const sql of [
    `insert into public.guides (id, name) values ('${GUIDE}', 'Aziz') on conflict do nothing`,
    `insert into private.guide_devices (id, guide_id, key_hash, registered_at)
      values ('${phone.device_id}', '${GUIDE}', private.token_hash('${phone.device_key}'), now() - interval '1 day')
      on conflict do nothing`,
    `insert into private.guide_assignments (departure_id, guide_id, began_at)
      values ('${id}', '${GUIDE}', now() - interval '1 day') on conflict do nothing`,
  ])
    await db.exec(sql);
  return id;
}

export async function guideStep(db: Database, { wish, told }: Purse, random: Random): Promise<void> {
  const departure_id = await carried(db, wish.id, random);
  const owed = Number((await one(db, `select private.owed('${wish.id}') as cents`))["cents"]);
  const amount_cents = random.int(1, 60_000);
  const odd = random.chance(0.15);
  const foreign = odd || random.chance(0.3);
  const rate = odd ? 20_000 : 12_500;
  const cash: Row & { id: string } = {
    id: randomUUID(),
    ...phone,
    departure_id,
    booking_id: wish.id,
    amount_cents,
    currency: foreign ? "UZS" : "USD",
    charged_minor: foreign ? amount_cents * rate : amount_cents,
    rate: foreign ? rate : null,
    seen_at: new Date(Date.now() - random.int(0, 5_000_000)).toISOString(),
    note: null,
  };
  const { above } = await one(
    db,
    `select private.is_above_cash_ceiling('${wish.id}', ${amount_cents}, '${String(cash["currency"])}',
       ${String(cash["charged_minor"])}, now()) as above`,
  );
  const ask = () => f.ask(db, f.anon, "report_cash", { cash });
  told?.push(ask);
  for (let times = random.int(1, 3); times > 0; times -= 1) {
    const answer = await ask();
    if (!answer.ok) throw new Error(`Cash that a guide took is refused: ${JSON.stringify(answer)}`);
  }
  const kept = await one(
    db,
    `select (select count(*) from public.guide_cash where id = '${cash.id}' and amount_cents = ${amount_cents})::int as told,
       (select count(*) from public.payments where id = '${cash.id}' and amount_cents = ${amount_cents})::int as booked,
       (select count(*) from private.waiting_cash() c where c.id = '${cash.id}')::int as waiting`,
  );
  const waits = odd || amount_cents > owed || above === true;
  const right = waits ? kept["booked"] === 0 && kept["waiting"] === 1 : kept["booked"] === 1;
  if (kept["told"] !== 1 || !right)
    throw new Error(`Cash that a guide took is lost: ${JSON.stringify({ cash, kept })}`);
}
