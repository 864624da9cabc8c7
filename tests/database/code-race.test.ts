import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMigrated } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import type { Served } from "./support/postgres.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";
import { stubbornClient } from "./support/stubborn-client.ts";

const CLIENTS = 32;
const bin = postgresBinaries();
const title = `${CLIENTS} travellers at once with one code`;

describe.skipIf(bin === null)(bin ? title : `${title} (SKIPPED: no package for this platform)`, () => {
  let db: Served;
  beforeAll(async () => {
    db = openMigrated(bin ?? "");
  });
  afterAll(() => db.close());

  it.each([
    ["for one use", { use_limit: 1, once_per_email: false }, {}, 1, "code_used_up"],
    ["for five uses", { use_limit: 5, once_per_email: false }, {}, 5, "code_used_up"],
    [
      "once for an email",
      { use_limit: null, once_per_email: true },
      { customer_email: "one@example.com" },
      1,
      "code_unusable",
    ],
  ])("%s use it so often, and no more", async (_, rule, who, uses, refusal) => {
    const code = `RACE-${randomUUID().slice(0, 8).toUpperCase()}`;
    await db.query(`
      insert into public.codes (id, code, percent, use_limit, once_per_email)
      values ('${randomUUID()}', '${code}', 10, ${String(rule.use_limit)}, ${String(rule.once_per_email)})`);
    const tour = await f.makeTour(db, { maxGuests: 500 });
    const day = await f.dayFromNow(db, 30);
    const pool = await Promise.all(Array.from({ length: CLIENTS }, () => stubbornClient(db.socket, async () => {})));
    const answers = await Promise.all(
      pool.map(({ ask }) => ask("create_booking", { booking: f.bookingOf(tour, day, { code, guests: 1, ...who }) })),
    );
    await Promise.all(pool.map((one) => one.end()));
    const told = answers.map((answer) => (answer["ok"] === true ? "booked" : String(answer["code"])));
    expect(told.filter((one) => one === "booked")).toHaveLength(uses);
    expect(told.filter((one) => one === refusal)).toHaveLength(CLIENTS - uses);
    expect(await f.seatsMismatch(db)).toEqual([]);
  });
});
