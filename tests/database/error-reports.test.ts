import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { call, lit, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("error reports", (db) => {
  beforeAll(() => f.addAccounts(db()));
  beforeEach(() => db().exec("delete from private.error_reports; delete from private.rate_limits"));

  const report = (more: Row = {}): Row => ({
    version: "1.0.0",
    source: "page",
    place: "/tours",
    message: "rows is undefined",
    stack: "at desk.js:1:2",
    count: 1,
    ...more,
  });
  const store = (reports: Row[], address = "") => f.ask(db(), f.service, "store_error_reports", { reports, address });
  const listed = async () => (await call(db(), f.admin, "admin_errors")) as Row[];
  const DAY_OLD = "update private.error_reports set last_at = now() - interval '25 hours'";

  it("counts an error once for each version, page and message, and answers which are new", async () => {
    expect(await store([report(), report({ place: "/" })])).toEqual({ ok: true, first_seen: [0, 1] });
    expect(await store([report({ place: "/trips" }), report({ count: 4 })])).toEqual({ ok: true, first_seen: [0] });
    expect(await store([report({ version: "1.0.1" })])).toEqual({ ok: true, first_seen: [0] });
    const rows = await listed();
    expect(rows.map(({ version, place, count }) => [version, place, count]).toSorted()).toEqual([
      ["1.0.0", "/", 1],
      ["1.0.0", "/tours", 5],
      ["1.0.0", "/trips", 1],
      ["1.0.1", "/tours", 1],
    ]);
  });

  it("stores 10,000 errors of 1,000 kinds in at most 100 rows and loses no count", async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => report({ message: `broken ${at}`, count: 10 }));
    await db().exec(`select private.store_error_reports(${lit(many)}, '')`);
    const rows = await listed();
    expect(rows).toHaveLength(100);
    expect(rows.reduce((sum, { count }) => sum + Number(count), 0)).toBe(10_000);
    expect(rows.find(({ source }) => source === "various")).toMatchObject({ count: 9_010 });
  });

  it("drops the oldest error of yesterday when the list is full", async () => {
    const many = Array.from({ length: 99 }, (_, at) => report({ message: `broken ${at}` }));
    await store(many);
    await db().exec(DAY_OLD);
    expect(await store([report({ message: "new today" })])).toEqual({ ok: true, first_seen: [0] });
    expect(await listed()).toHaveLength(99);
  });

  it("forgets an error 30 days after it was seen last", async () => {
    await store([report()]);
    await db().exec("update private.error_reports set last_at = now() - interval '31 days'");
    await store([report({ message: "another" })]);
    expect((await listed()).map(({ message }) => message)).toEqual(["another"]);
  });

  it("limits how often one network reports", async () => {
    const answers: unknown[] = [];
    for (let times = 0; times < 61; times += 1) answers.push((await store([report()], "203.0.113.7")).ok);
    expect(answers.filter((ok) => ok === true)).toHaveLength(60);
    expect(await store([report()], "203.0.113.8")).toMatchObject({ ok: true });
  });

  it("shows and drops errors for admins only", async () => {
    await store([report()]);
    const [row] = await listed();
    await expect(call(db(), f.traveler, "admin_errors")).rejects.toThrow(/42501|admin/i);
    await expect(call(db(), f.guide, "admin_drop_error", { id: row?.["id"] })).rejects.toThrow(/42501|admin/i);
    expect(await call(db(), f.admin, "admin_drop_error", { id: row?.["id"] })).toEqual({ ok: true });
    expect(await call(db(), f.admin, "admin_drop_error", { id: randomUUID() })).toEqual({ ok: true });
    expect(await listed()).toEqual([]);
  });
});
