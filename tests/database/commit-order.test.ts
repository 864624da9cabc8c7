import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMigrated } from "./support/engines.ts";
import { connect, type Served } from "./support/postgres.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";
import { bookingOf, dayFromNow, makeTour } from "./support/fixtures.ts";

type Delta = { revision: number; tours: { id: string }[] };
const bin = postgresBinaries();
const title = bin ? "a slow commit on PostgreSQL" : "a slow commit (SKIPPED: no package for this platform)";

// Needs two sessions, which PGlite does not have.
describe.skipIf(bin === null)(title, () => {
  let db: Served;
  let slow: ReturnType<typeof connect>;
  let fast: ReturnType<typeof connect>;
  beforeAll(async () => {
    db = openMigrated(bin ?? "");
    slow = connect(db.socket, 1);
    fast = connect(db.socket, 1);
  });
  afterAll(async () => {
    await Promise.all([slow.end(), fast.end()]);
    await db.close();
  });
  const since = async (revision: number) =>
    (await db.query(`select public.catalogue_since(${revision}) as delta`))[0]?.["delta"] as Delta;

  it("is never missed by a mirror that asked between two commits", async () => {
    const [first, second] = [await makeTour(db), await makeTour(db)];
    const start = (await since(0)).revision;
    let finish = () => {};
    const open = new Promise<void>((done) => (finish = done));
    let holding = () => {};
    const held = new Promise<void>((done) => (holding = done));
    const slowOne = slow.begin(async (tx) => {
      await tx`update public.tours set title = 'Slow' where id = ${first}`;
      holding();
      await open;
    });
    await held;
    let fastDone = false;
    const fastOne = fast`update public.tours set title = 'Fast' where id = ${second}`.then(() => (fastDone = true));
    await new Promise((done) => setTimeout(done, 300));
    // The second save waits for the first to commit: otherwise the mirror would now move past the first's revision.
    expect(fastDone).toBe(false);
    const between = await since(start);
    expect(between).toMatchObject({ revision: start, tours: [] });
    finish();
    await Promise.all([slowOne, fastOne]);
    const after = await since(between.revision);
    expect(after.tours.map((tour) => tour.id).toSorted()).toEqual([first, second].toSorted());
  });

  it("holds up nobody who books: places are no part of the mirror", async () => {
    const [dated, onRequest] = [await makeTour(db, { days: [30] }), await makeTour(db, { days: [] })];
    const wishes = [bookingOf(dated, await dayFromNow(db, 30)), bookingOf(onRequest, await dayFromNow(db, 10))];
    const start = (await since(0)).revision;
    const answers = await slow.begin(async (saving) => {
      await saving`update public.tours set title = 'Being saved' where id = ${dated}`;
      await fast`set lock_timeout = '5s'`;
      const asked = wishes.map((wish) => fast`select public.create_booking(${fast.json(wish as never)}) as answer`);
      return (await Promise.all(asked)).map(([row]) => row?.["answer"] as { ok: boolean });
    });
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
    const told = await since(start);
    expect(told.tours.map(({ id }) => id)).toEqual([dated]);
    expect(told).toMatchObject({ departures: [] });
  });

  it("misses nothing while four admins save at once and a mirror follows", async () => {
    const tours = await Promise.all(Array.from({ length: 8 }, () => makeTour(db)));
    const seen = new Map<string, number>();
    let revision = (await since(0)).revision;
    let saving = true;
    const mirror = (async () => {
      while (saving) {
        const delta = await since(revision);
        for (const tour of delta.tours)
          seen.set(tour.id, (tour as { id: string; revision: number } & typeof tour).revision);
        revision = delta.revision;
      }
    })();
    const admins = Array.from({ length: 4 }, () => connect(db.socket, 1));
    await Promise.all(
      admins.map(async (sql, n) => {
        for (let turn = 0; turn < 50; turn += 1)
          await sql.begin(async (tx) => {
            await tx`update public.tours set price = ${turn} where id = ${tours[(turn + n * 2) % 8] ?? ""}`;
            await tx`select pg_sleep(${Math.random() / 500})`;
          });
        await sql.end();
      }),
    );
    saving = false;
    await mirror;
    for (const tour of (await since(revision)).tours as { id: string; revision: number }[])
      seen.set(tour.id, tour.revision);
    const truth = await db.query(
      `select id::text, revision::int from public.tours where id = any ('{${tours.join(",")}}')`,
    );
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(truth.map((row) => [row["id"], row["revision"]])));
  });
});
