import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lit, one, type Row } from "./support/database.ts";
import { openMigrated } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { connect, type Served } from "./support/postgres.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";

const CLIENTS = 32;
const TURNS = 12;
const LOST_SHARE = 0.3;
const bin = postgresBinaries();
const title = "32 clients that number documents";

class Lost extends Error {}

describe.skipIf(bin === null)(bin ? title : `${title} (SKIPPED: no package for this platform)`, () => {
  let db: Served;
  let tour = "";
  let day = "";
  beforeAll(async () => {
    db = openMigrated(bin ?? "");
    await f.addAccounts(db);
    // Places for all: what is tried here is the numbers.
    tour = await f.makeTour(db, { maxGuests: 500, days: [40] });
    day = await f.dayFromNow(db, 40);
  });
  afterAll(() => db.close());

  /** A sale, sometimes paid in the same transaction, and its end. */
  const statements = (booking: Row): string[][] => {
    const id = String(booking["id"]);
    const sell = `select private.admin_manual_booking(${lit(booking)})`;
    const pay = `insert into public.payments (booking_id, amount_cents, customer_data, booking_data, status, paid_at)
      values ('${id}', 49500, '{}', '{}', 'completed', now())`;
    const end = `update public.bookings set status = 'cancelled' where id = '${id}'`;
    return Math.random() < 0.5 ? [[sell, pay], [end]] : [[sell], [end]];
  };

  const rush = async (turns = TURNS): Promise<{ lost: number; refused: number }> => {
    const ends = { lost: 0, refused: 0 };
    const sql = connect(db.socket, CLIENTS);
    const run = (work: string[], loses: boolean) =>
      sql.begin(async (tx) => {
        await tx.unsafe(`select set_config('request.jwt.claims', '{"sub": "${f.admin.sub}"}', true)`);
        for (const statement of work) await tx.unsafe(statement);
        // As one that dies in the middle of its commit: it had its numbers already.
        if (loses) await tx.unsafe("set constraints all immediate");
        if (loses) throw new Lost();
      });
    const client = async () => {
      for (let turn = 0; turn < turns; turn += 1) {
        const { token: _, total_price_cents: __, ...wish } = f.bookingOf(tour, day, { guests: 1, id: randomUUID() });
        for (const work of statements(wish)) {
          if (Math.random() < LOST_SHARE) {
            await run(work, true).catch((error: unknown) => (ends[error instanceof Lost ? "lost" : "refused"] += 1));
          }
          await run(work, false).catch(() => (ends.refused += 1));
        }
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await sql.end();
    return ends;
  };

  const wrong = () =>
    db.query(`
      select kind, count(*)::int as made, max(number) as top, bool_and(later) as in_order
      from (
        select kind, number, made_at > coalesce(lag(made_at) over (partition by kind, year order by number), '-infinity') as later
        from public.documents
      ) d group by kind having count(*) <> max(number) or not bool_and(later)
      union all
      select 'no document', count(*)::int, null, null from (
        select e.journal from public.ledger_entries e left join public.documents d on d.journal = e.journal
        where d.journal is null group by e.journal
      ) missing having count(*) > 0`);

  it("leave no gap, take none twice, and wait for one another without a knot", async () => {
    const { lost, refused } = await rush();
    const made = await db.query("select kind, count(*)::int as made from public.documents group by kind order by kind");
    process.stdout.write(`documents race: ${JSON.stringify(made)}, ${lost} rolled back\n`);
    expect(await wrong()).toEqual([]);
    expect(refused).toBe(0);
    expect(lost).toBeGreaterThan(50);
    expect(made.map(({ kind }) => kind)).toEqual(["credit_note", "invoice", "receipt"]);
  });

  it("would leave gaps with a sequence, and errors without the lock", async () => {
    const { source } = await one(db, "select pg_get_functiondef('private.number_document'::regproc) as source");
    const plain = String(source);
    await db.exec("create sequence private.numbers start 100000");
    await db.exec(plain.replace("), 0) + 1,", "), 0) * 0 + nextval('private.numbers'),"));
    await rush(3);
    expect(await wrong()).not.toEqual([]);
    await db.exec(plain.replace("perform pg_advisory_xact_lock(7203410003);", ""));
    expect((await rush(3)).refused).toBeGreaterThan(0);
    await db.exec(plain);
  });
});
