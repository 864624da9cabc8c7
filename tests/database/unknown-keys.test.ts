import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, type Database, type Row } from "./support/database.ts";
import { openQuickest } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const KEY = "no_such_key";
/** Keys are data in these forms, and the database stores none of them. */
const FREE = ["expected", "seen", "known"];
type Argument = { verb: string; name: string; type: string };

let db: Database;
let listed: Argument[] = [];
let values: Record<string, unknown> = {};
beforeAll(async () => {
  db = await openQuickest();
  await f.addAccounts(db);
  const item = await f.makeTour(db);
  const day = await f.dayFromNow(db, 30);
  const booking = f.bookingOf(item, day);
  await f.bookAndPay(db, booking);
  listed = (await db.query(`
    select p.proname as verb, a.name, a.type::regtype::text as type
    from pg_catalog.pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) a (name, type)
    where p.pronamespace = 'public'::regnamespace
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
    order by p.proname`)) as Argument[];
  values = {
    booking_id: booking.id,
    item_id: item,
    item_type: "tour",
    guests: 2,
    check_in: day,
    reason: "because",
    rates: [{ currency: "EUR", per_dollar: 0.9, day: await f.dayFromNow(db, 0), [KEY]: 1 }],
    guest: { [KEY]: 1 },
    fields: { [KEY]: 1 },
    settings: { [KEY]: 1 },
    texts: { title: { source: "Silk Road", text: "Шёлковый путь", [KEY]: 1 } },
    options: [{ id: "private-guide", count: 1, [KEY]: 1 }],
  };
});
afterAll(() => db.close());

const isForm = ({ name, type }: Argument) => type === "jsonb" && !FREE.includes(name);

it("are refused by name in every form that a traveler or the desk may send", async () => {
  const verbs = [...new Set(listed.filter(isForm).map(({ verb }) => verb))];
  expect(verbs.length).toBeGreaterThan(20);
  const taken: Record<string, unknown> = {};
  for (const verb of verbs) {
    const names = listed.filter((one) => one.verb === verb && !FREE.includes(one.name));
    const args: Row = {};
    for (const one of names) args[one.name] = values[one.name] ?? (isForm(one) ? { id: randomUUID(), [KEY]: 1 } : null);
    const answer = (await call(db, f.admin, verb, args)) as { ok?: boolean; field?: string | null } | null;
    const isRefused =
      Object.hasOwn(args, "rates") || Object.hasOwn(args, "options") ? !answer?.ok : answer?.field === KEY;
    if (!isRefused) taken[verb] = answer;
  }
  expect(taken).toEqual({});
});

it("are the only reason: the same rate without one is quoted and stored", async () => {
  const { item_type, item_id, guests, check_in, rates } = values;
  expect(await call(db, f.anon, "quote", { item_type, item_id, guests, check_in, options: [] })).not.toBeNull();
  const currentRates = (rates as Row[]).map(({ currency, per_dollar, day }) => ({ currency, per_dollar, day }));
  expect(await f.ask(db, f.admin, "admin_save_rates", { rates: currentRates })).toEqual({ ok: true });
});
