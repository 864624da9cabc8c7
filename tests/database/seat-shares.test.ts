import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database, Who } from "./support/database.ts";
import { openQuickest } from "./support/engines.ts";
import { addresses, attack, heldSeats, offerProgramme, pass, shareOf } from "./support/seat-attack.ts";

let db: Database;
beforeAll(async () => {
  db = await openQuickest();
  await offerProgramme(db);
});
afterAll(() => db.close());

const empty = async () => {
  await pass(db, 180);
  await db.exec("delete from private.rate_limits");
  expect(await heldSeats(db)).toBe(0);
};

/** A hold of the crowded shop lasts three minutes: going on more often holds no more. */
const MINUTES = [3, 5, 6, 9, 12, 15];
const TOLD = [5, 15];

/** The share of all seats that is held at once, after 5 and after 15 minutes. */
const shares = async (who: Who[], { goesOn = false, opensPages = false } = {}) => {
  const at: number[] = [shareOf(await attack(db, who, opensPages))];
  let passed = 0;
  for (const minute of goesOn ? MINUTES : TOLD) {
    await pass(db, minute - passed);
    passed = minute;
    const held = goesOn ? await attack(db, who, opensPages) : await heldSeats(db);
    if (TOLD.includes(minute)) at.push(shareOf(held));
  }
  await empty();
  return at;
};

it("is the table of docs/decisions/0002-limits.md", async () => {
  const table: Record<string, number[]> = {};
  for (const [n, count] of [1, 10, 100].entries()) {
    table[`${count}, once`] = await shares(addresses(count, 30 + n));
    table[`${count}, again and again`] = await shares(addresses(count, 40 + n), { goesOn: true });
    table[`${count}, with payment pages`] = await shares(addresses(count, 50 + n), { opensPages: true });
  }
  expect(table).toEqual({
    "1, once": [5.6, 5.6, 0],
    "1, again and again": [5.6, 5.6, 0.1],
    "1, with payment pages": [5.6, 5.6, 5.6],
    "10, once": [56.1, 25.3, 0],
    "10, again and again": [56.1, 25.6, 0.7],
    "10, with payment pages": [56.1, 56.1, 56.1],
    "100, once": [100, 25.3, 0],
    "100, again and again": [100, 100, 100],
    "100, with payment pages": [100, 100, 100],
  });
});
