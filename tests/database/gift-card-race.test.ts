import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { one } from "./support/database.ts";
import { openMigrated } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { cardLies, moneyLies } from "./support/money-lies.ts";
import type { Served } from "./support/postgres.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";
import { stubbornClient } from "./support/stubborn-client.ts";

const CLIENTS = 32;
const CARD = 10_000;
const bin = postgresBinaries();
const title = `${CLIENTS} travellers at once with one gift card`;

describe.skipIf(bin === null)(bin ? title : `${title} (SKIPPED: no package for this platform)`, () => {
  let db: Served;
  beforeAll(async () => {
    db = openMigrated(bin ?? "");
    await f.addAccounts(db);
  });
  afterAll(() => db.close());

  it.each([
    ["all of it for a hold each", CARD, 1],
    ["what a part of it pays, till it is used up", 4_950, 3],
  ])("asking for %s never use more than it is worth", async (_, price, uses) => {
    const tour = await f.makeTour(db, { maxGuests: 500, price: price === CARD ? 450 : 45 });
    const day = await f.dayFromNow(db, 30);
    const card = { id: randomUUID(), amount_cents: CARD, sold_for: "cash", to_name: "Anna" };
    const { code } = await f.ask(db, f.admin, "make_gift_card", { card });
    const wishes = Array.from({ length: CLIENTS }, () => f.bookingOf(tour, day, { guests: 1 }));
    for (const wish of wishes) expect(await f.book(db, wish)).toMatchObject({ ok: true });
    const pool = await Promise.all(Array.from({ length: CLIENTS }, () => stubbornClient(db.socket, async () => {})));
    const answers = await Promise.all(
      pool.map(async ({ ask }, n) => {
        const { id = "", token = "" } = wishes[n] ?? {};
        const use = { booking_id: id, token, code, payment_id: randomUUID() };
        const first = await ask("use_gift_card", { ...use, expected_cents: price });
        const { outlook } = first as { outlook?: { takes_cents: number } };
        // The last one takes what the others left.
        return outlook ? ask("use_gift_card", { ...use, expected_cents: outlook.takes_cents }) : first;
      }),
    );
    await Promise.all(pool.map((client) => client.end()));
    const taken = answers.flatMap((answer) => (answer["ok"] === true ? [Number(answer["taken_cents"])] : []));
    expect(taken).toHaveLength(uses);
    expect(taken.reduce((sum, cents) => sum + cents, 0)).toBe(CARD);
    expect(answers.filter(({ code: why }) => why === "card_empty")).toHaveLength(CLIENTS - uses);
    expect(await one(db, `select private.card_left('${card.id}')::int as cents`)).toEqual({ cents: 0 });
    expect(await cardLies(db)).toEqual([]);
    for (const { id } of wishes) expect(await moneyLies(db, id)).toEqual([]);
  });
});
