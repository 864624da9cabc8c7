import { createRandom, type Random } from "../../simulation/random.ts";
import type { Database, Row } from "./database.ts";
import * as f from "./fixtures.ts";
import { cardLies, fiscalLies, moneyLies } from "./money-lies.ts";
import { leaveOldRefunds, MONEY_STEPS } from "./money.ts";
import { ProviderMoney } from "./provider-money.ts";
import type { Purse } from "./purse.ts";

const STEPS = 8;
const AHEAD = [5, 20, 40, 90];
const CODE = "SCHEDULE";
const AGREED = { agreed_total_cents: 300_01, agreed_reason: "A schedule" };
const CHANNEL = { channel: "viator", commission_percent: 25 };
const PER_TOUR = 100;
/** Prices in cents just below and above the sum from which a deposit may be paid. */
const PRICES = [45_000, 70_000, 210_000, 150_000];

const FIRST = ["pays", "pays twice", "opens", "pays a deposit", "pays a part", "cash or a transfer", "a gift card"];

const anyOf = (random: Random, names: readonly string[]): string => names[random.int(0, names.length - 1)] ?? "";

export type Shop = { tours: string[]; days: string[]; next: number };

export async function openShop(db: Database): Promise<Shop> {
  await f.addAccounts(db);
  await db.exec("insert into public.exchange_rates values ('UZS', private.today(), 12500, 'desk')");
  await f.setFiscalCodes(db);
  await db.exec(`insert into public.codes (id, code, percent) values (gen_random_uuid(), '${CODE}', 10)`);
  const days = await Promise.all(AHEAD.map((ahead) => f.dayFromNow(db, ahead)));
  return { tours: [], days, next: 0 };
}

async function tourOf(db: Database, shop: Shop): Promise<string> {
  const { tours, days } = shop;
  if (shop.next % PER_TOUR === 0) {
    const tour = await f.makeTour(db, { maxGuests: 500, days: AHEAD });
    tours.push(tour);
    await f.addOptions(db, tour);
    for (const [place, cents] of PRICES.entries())
      await db.exec(`update public.departures set price_cents = ${cents}
        where tour_id = '${tour}' and start_date = '${days[place] ?? ""}'`);
  }
  shop.next += 1;
  return tours.at(-1) ?? "";
}

export async function newPurse(db: Database, shop: Shop, random: Random): Promise<Purse> {
  const tour = await tourOf(db, shop);
  await db.exec(`update public.departures set places = null where tour_id = '${tour}' and places is not null`);
  await db.exec(`update private.shop_settings set charged_currency = '${random.pick(["USD", "UZS"])}'`);
  const [first = "", ...others] = shop.days;
  const wish: Purse["wish"] = {
    ...f.bookingOf(tour, random.pick([first, ...others]), { guests: random.int(1, 3), total_price_cents: 5_000_000 }),
    options: random.pick([
      [],
      [{ id: f.OPTION, count: 1 }],
      [
        { id: f.OPTION, count: 1 },
        { id: f.OWN_CODE_OPTION, count: 1 },
      ],
    ]),
    days: shop.days,
  };
  const { days: _, ...asked } = wish;
  const { token, total_price_cents: __, ...byHand } = asked as Row & { token: string };
  const kind = random.pick(["web", "web", "web", "code", "by hand", "by hand"]);
  const hold_until = await f.dayFromNow(db, 1);
  const sale = random.pick<Row>([
    {},
    AGREED,
    CHANNEL,
    { hold_until },
    { ...AGREED, ...CHANNEL, hold_until, code: CODE },
  ]);
  const answer =
    kind === "by hand"
      ? await f.ask(db, f.admin, "admin_manual_booking", { booking: { ...byHand, ...sale } })
      : await f.book(db, kind === "code" ? { ...asked, code: CODE } : asked);
  if (!answer.ok) throw new Error(`No booking to try on: ${JSON.stringify(answer)}`);
  if (kind === "by hand")
    await db.exec(`insert into private.booking_tokens values ('${wish.id}', private.token_hash('${token}'))`);
  return { wish, payments: [], repeats: [], provider: new ProviderMoney() };
}

class Crash extends Error {}

const crashing = (db: Database): Database => {
  const dies: Database["transaction"] = (run) =>
    db.transaction(async (query) => {
      await run(query);
      await query("set constraints all immediate");
      throw new Crash();
    });
  // PGlite prepares a query, which must be one command.
  const whole = (sql: string) => `do $whole$ begin ${sql}; end $whole$`;
  return { ...db, transaction: dies, exec: (sql) => dies((query) => query(whole(sql))).then(() => undefined) };
};

const posted = (db: Database, { wish }: Purse): Promise<Row[]> =>
  db.query(`select (select count(*) from public.ledger_entries where booking_id = '${wish.id}')::int as lines,
    (select count(*) from public.documents where booking_id = '${wish.id}')::int as papers,
    (select count(*) from public.fiscal_receipts where booking_id = '${wish.id}')::int as fiscal`);

type Step = (typeof MONEY_STEPS)[string];

async function crash(db: Database, step: Step, purse: Purse, random: Random): Promise<string | undefined> {
  const before = await posted(db, purse);
  const nobody: Purse = {
    ...purse,
    payments: [...purse.payments],
    repeats: [],
    provider: new ProviderMoney(purse.provider),
  };
  const wrong = await step(crashing(db), nobody, createRandom(random.int(0, 1_000_000))).then(
    () => undefined,
    (error: unknown) => (error instanceof Crash ? undefined : String(error)),
  );
  const after = await posted(db, purse);
  return wrong ?? (JSON.stringify(after) === JSON.stringify(before) ? undefined : "a crash left something");
}

async function replay(db: Database, purse: Purse, random: Random): Promise<string | undefined> {
  const before = await posted(db, purse);
  const repeats = [...(purse.repeats ?? [])];
  while (repeats.length > 0) await repeats.splice(random.int(0, repeats.length - 1), 1)[0]?.();
  const after = await posted(db, purse);
  return JSON.stringify(after) === JSON.stringify(before)
    ? undefined
    : `told again: ${JSON.stringify(before)} became ${JSON.stringify(after)}`;
}

export async function firstLie(
  db: Database,
  shop: Shop,
  seed: number,
  only?: readonly string[],
): Promise<string | undefined> {
  const random = createRandom(seed);
  await leaveOldRefunds(db);
  const purse = await newPurse(db, shop, random);
  // Pays first, as most mistakes need money.
  const names = only ?? ["refunds go out", "refunds go out", ...Object.keys(MONEY_STEPS)];
  const first = FIRST.filter((name) => names.includes(name));
  const way: string[] = [];
  for (let at = 0; at < STEPS; at += 1) {
    const name = anyOf(random, at === 0 && first.length > 0 ? first : names);
    const step = MONEY_STEPS[name];
    if (!step) throw new Error(`No step ${name}`);
    const dies = random.chance(0.1);
    way.push(dies ? `${name} (dies first)` : name);
    const died = dies ? await crash(db, step, purse, random) : undefined;
    const thrown = died ?? (await step(db, purse, random).then(() => undefined, String));
    const { id } = purse.wish;
    const lie =
      thrown ??
      (await moneyLies(db, id))[0] ??
      (await cardLies(db, id))[0] ??
      (await fiscalLies(db, id))[0] ??
      (await purse.provider?.lies(db, id))?.[0];
    if (lie) return `seed ${seed}: ${way.join(", ")}: ${JSON.stringify(lie)}`;
  }
  const again = random.chance(0.3) ? await replay(db, purse, random) : undefined;
  return again && `seed ${seed}: ${way.join(", ")}: ${again}`;
}
