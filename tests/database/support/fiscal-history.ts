import { createRandom } from "../../simulation/random.ts";
import type { Database } from "./database.ts";
import { fiscalLies } from "./money-lies.ts";
import { newPurse, type Shop } from "./money-schedule.ts";
import { leaveOldRefunds, MONEY_STEPS } from "./money.ts";

/** Each second step sends refunds, since most steps only promise them. */
const STEPS = [
  "pays a deposit",
  "pays",
  "pays twice",
  "pays a part",
  "a gift card",
  "card rests go back",
  "cash or a transfer",
  "moves",
  "moves by itself",
  "desk changes",
  "desk gives some back",
  "desk gives by hand",
  "a refund fails and is given in cash",
  "desk sends a refund again",
  "provider takes back",
  "provider gives some back",
  "cancels",
  "expires",
];
const LENGTH = 6;

type HistoryCoverage = { sales: number; refunds: number };

export async function playHistory(
  db: Database,
  shop: Shop,
  seed: number,
  coverage: HistoryCoverage,
): Promise<string | undefined> {
  const random = createRandom(seed);
  await leaveOldRefunds(db);
  const purse = await newPurse(db, shop, random);
  const way: string[] = [];
  for (let at = 0; at < LENGTH; at += 1) {
    const first = at === 0 ? random.pick(["pays a deposit", "pays", "a gift card"]) : undefined;
    for (const name of [first ?? STEPS[random.int(0, STEPS.length - 1)] ?? "", "refunds go out"]) {
      way.push(name);
      await MONEY_STEPS[name]?.(db, purse, random);
    }
    const lie = (await fiscalLies(db, purse.wish.id))[0];
    if (lie) return `seed ${seed}: ${way.join(", ")}: ${JSON.stringify(lie)}`;
  }
  const [made] =
    await db.query(`select count(*) filter (where refund_id is null)::int as sales, count(refund_id)::int as refunds
    from public.fiscal_receipts where booking_id = '${purse.wish.id}'`);
  coverage.sales += Number(made?.["sales"]);
  coverage.refunds += Number(made?.["refunds"]);
  return undefined;
}
