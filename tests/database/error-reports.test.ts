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

  const kinds = (count: number, more: (at: number) => Row = () => ({})) =>
    Array.from({ length: count }, (_, at) => report({ message: `broken ${at}`, ...more(at) }));
  const named = (rows: Row[]) => rows.filter(({ source }) => source !== "various");
  const counted = (rows: Row[]) => rows.reduce((sum, { count }) => sum + Number(count), 0);

  it("stores 10,000 errors of 1,000 kinds in at most 100 rows and loses no count", async () => {
    const many = kinds(1_000, (at) => ({ count: 10, version: `1.0.${at % 4}` }));
    await db().exec(`select private.store_error_reports(${lit(many)}, '')`);
    const rows = await listed();
    expect(rows).toHaveLength(100);
    expect(counted(rows)).toBe(10_000);
    expect(rows.find(({ source }) => source === "various")).toMatchObject({ count: 9_010 });
  });

  it.each([
    ["one address", () => "203.0.113.7"],
    ["one network of IPv6", (call: number) => `2001:db8:0:7::${call + 1}`],
  ])("lists a real error first after %s reported 120 kinds, of which it lists ten", async (_, from) => {
    await store([report({ message: "known before" })], "203.0.113.9");
    for (let call = 0; call < 6; call += 1) {
      const reports = kinds(20, (at) => ({ message: `made up ${call} ${at}`, version: `9.${call}.${at}` }));
      expect(await store(reports, from(call))).toMatchObject({ ok: true });
    }
    expect(await store([report({ message: "real" })], "203.0.113.8")).toEqual({ ok: true, first_seen: [0] });
    const rows = await listed();
    expect(rows[0]).toMatchObject({ message: "real" });
    expect(named(rows)).toHaveLength(12);
    expect(counted(rows)).toBe(122);
    expect(await store([report({ message: "made up again" })], from(7))).toEqual({ ok: true, first_seen: [] });
  });

  it("takes no kind from the share of a network that another network reports too", async () => {
    await store(kinds(10), "203.0.113.7");
    await store(kinds(10), "203.0.113.8");
    expect(await store([report({ message: "another" })], "203.0.113.7")).toEqual({ ok: true, first_seen: [0] });
  });

  it("lets one version fill no more than half of the list, and drops what was not seen for longest", async () => {
    await store([report({ version: "1.0.0", message: "old" })]);
    await store(kinds(50, () => ({ version: "2.0.0" })));
    await store([report({ version: "2.0.0", message: "broken 0" })]);
    expect(await store([report({ version: "2.0.0", message: "new" })])).toEqual({ ok: true, first_seen: [0] });
    const rows = await listed();
    const messages = named(rows).map(({ message }) => message);
    expect(messages).toHaveLength(51);
    expect(messages).toEqual(expect.arrayContaining(["old", "new", "broken 0"]));
    expect(messages).not.toContain("broken 1");
    expect(counted(rows)).toBe(53);
  });

  it("forgets an error 30 days after it was seen last, also if no other arrives", async () => {
    await store([report(), report({ message: "another" })]);
    await db().exec(
      "update private.error_reports set last_at = now() - interval '31 days' where message = 'rows is undefined'",
    );
    expect(await call(db(), f.service, "apply_retention")).toBe(1);
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
