import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkVoucher } from "../../src/data/sync/voucher/check-voucher.ts";
import { voucherKeysOf } from "../../src/domain/voucher/voucher-code.ts";
import { readBackup } from "../../supabase/deploy/backup/read-backup.ts";
import { sequencesOf } from "../../supabase/deploy/backup/tables.ts";
import { startStandInProject, type StandInProject } from "../deploy/stand-in-project.ts";
import { root } from "../support/run.ts";
import { aVoucherKey } from "../support/signed-vouchers.ts";
import { call, type Database, type Row } from "./support/database.ts";
import { onPostgres, openEmptyShop } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { migrations } from "./support/migrations.ts";
import { moneyLies } from "./support/money-lies.ts";
import { connect, manySessions, type Served } from "./support/postgres.ts";

const BACKUP_PASSPHRASE = "a dozen camels";
const OTHER_KEYS = "1:MC4CAQAwBQYDK2VwBCIEIBUhPN8kMNVZ7tN0eUkgSSmSXkSXDTvcu8xMmOCOZTVT";
const pictures = new Map([
  ["images/seed/registan.webp", { type: "image/webp", bytes: Buffer.from([0, 10, 13, 255]) }],
  ["images/own/Ташкент 1.png", { type: "image/png", bytes: randomBytes(300_000) }],
]);

const recordMigrations = (db: Database, versions = migrations().map(({ name }) => name.split("_")[0])) =>
  db.exec(`create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key);
    insert into supabase_migrations.schema_migrations values ${versions.map((one) => `('${one}')`).join(", ")}`);

async function contentsOf(db: Served): Promise<Record<string, unknown>> {
  const sql = connect(db.socket, 1);
  const found: Record<string, unknown> = { sequences: await sequencesOf(sql) };
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth')`;
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select count(*)::int as rows, md5(string_agg(one::text, chr(10) order by one::text)) as sum from ${name} as one`,
    );
    found[name] = row;
  }
  await sql.end();
  return found;
}

onPostgres("npm run backup and npm run restore", (shop) => {
  let from: StandInProject;
  let file: string;
  let voucher: string;
  let tour: string;
  const opened: { close: () => Promise<unknown> }[] = [];

  async function project(db: Served, versions?: string[]): Promise<StandInProject> {
    await recordMigrations(db, versions);
    const project = await startStandInProject(db);
    opened.push({ close: project.stop });
    return project;
  }
  async function emptyProject(versions?: string[]) {
    const db = openEmptyShop();
    opened.push(db);
    return { db, project: await project(db, versions) };
  }
  const backup = (path: string) => from.script("backup", { ...from.env, BACKUP_PASSPHRASE }, path);
  const leftOf = (path: string) => readdirSync(dirname(path)).filter((name) => name.startsWith(basename(path)));
  const restore = (into: StandInProject, env = {}, path = file) =>
    into.script("restore", { ...into.env, BACKUP_PASSPHRASE, ...env }, path);
  const day = (ahead: number) => f.dayFromNow(shop(), ahead);

  beforeAll(async () => {
    from = await project(shop());
    file = join(from.project, "shop.backup");
    await f.addAccounts(shop());
    await shop().exec(readFileSync(join(root, "supabase/seed.sql"), "utf8"));
    tour = await f.makeTour(shop(), { days: [30, 60], maxGuests: 500 });
    const paid = f.bookingOf(tour, await day(30), {
      special_requests: "tab\tbackslash \\. line\nend \u2028 'quote' \\N",
    });
    await f.bookAndPay(shop(), paid);
    await f.book(shop(), f.bookingOf(tour, await day(30)));
    await f.bookByHand(shop(), tour, await day(30));
    await f.makeGiftCard(shop(), 20_000);
    const signer = await aVoucherKey(1);
    const { wanted } = (await f.ask(shop(), f.service, "vouchers_to_sign", {
      key_id: 1,
      public_key: signer.key.key,
      booking_id: paid.id,
    })) as unknown as { wanted: { booking_id: string; departure_id: string; guests: number }[] };
    const vouchers = await Promise.all(wanted.map(async (one) => ({ ...one, code: await signer.sign(one) })));
    await call(shop(), f.service, "store_vouchers", { key_id: 1, vouchers });
    voucher = String(vouchers[0]?.code);
    for (const [name, picture] of pictures) {
      from.api.pictures.set(name.split("/").map(encodeURIComponent).join("/"), { ...picture, key: "" });
      const path = name.replace("images/", "");
      await shop().exec(`insert into storage.objects (bucket_id, name) values ('images', '${path}')`);
    }
    const { code, output } = await backup(file);
    expect(code, output).toBe(0);
    expect(output).toMatch(/shop\.backup: written and read back\. \d+ tables with \d+ rows, 2 pictures, \d+ secrets/);
    expect(await call(shop(), f.service, "shop_state", {})).toMatchObject({ backup_age_days: 0 });
    await shop().exec("delete from private.backups");
  });
  afterAll(async () => {
    for (const one of opened.toReversed()) await one.close();
  });

  it("restore every table, sequence, picture and setting into an empty project, which sells and checks in", async () => {
    const { db, project: into } = await emptyProject();
    const { code, output } = await restore(into, { VOUCHER_KEYS: OTHER_KEYS });
    expect(code, output).toBe(0);
    expect(await contentsOf(db)).toEqual(await contentsOf(shop()));
    const sent = [...into.api.pictures].map(([name, { type, bytes }]) => [decodeURIComponent(name), { type, bytes }]);
    expect(new Map(sent as never)).toEqual(pictures);
    expect(output).toContain("Other settings than now: VOUCHER_KEYS. ");
    expect(readFileSync(`${file}.env`, "utf8")).toContain(`VOUCHER_KEYS='${from.env["VOUCHER_KEYS"]}'`);
    expect(statSync(`${file}.env`).mode & 0o777).toBe(0o600);

    const mirror = (await call(db, f.anon, "catalogue_since", { since: 1_000_000_000 })) as Row;
    expect(await checkVoucher(voucher, voucherKeysOf(mirror["voucher_keys"]))).toMatchObject({ ok: true });
    const booking = f.bookingOf(tour, await day(60));
    await f.bookAndPay(db, booking);
    expect(await f.view(db, booking)).toMatchObject({ status: "confirmed" });

    into.api.breakAt("POST /storage/v1/object/images/own");
    const used = await restore(into);
    expect([used.code, used.output]).toEqual([6, expect.stringContaining("Nothing was restored. auth.users has rows")]);
    const again = await into.script("restore", { ...into.env, BACKUP_PASSPHRASE }, file, "--pictures");
    expect([again.code, again.output]).toEqual([7, expect.stringContaining("  own/Ташкент 1.png: The picture")]);
    expect(again.output).toContain("1 pictures are in the bucket");
  });

  it("change nothing with a wrong passphrase, a damaged or cut file, or other migrations", async () => {
    const whole = readFileSync(file);
    const damaged = Buffer.from(whole);
    damaged[whole.length >> 1] = (damaged[whole.length >> 1] ?? 0) ^ 1;
    const { db, project: into } = await emptyProject(["20261101000100"]);
    const before = await contentsOf(db);
    const unreadable: [name: string, bytes: Buffer, expected: string][] = [
      ["damaged", damaged, "The file is damaged or incomplete"],
      ["half", whole.subarray(0, 70_000), "The file is damaged or incomplete"],
      ["text", Buffer.from("hello"), "is not a backup"],
    ];
    for (const [name, bytes, expected] of unreadable) {
      writeFileSync(join(into.project, name), bytes);
      await expect(readBackup(join(into.project, name), BACKUP_PASSPHRASE), name).rejects.toThrow(expected);
    }
    const cut = join(into.project, "cut");
    writeFileSync(cut, whole.subarray(0, whole.length - 5));
    const refused = [
      [await restore(into, { BACKUP_PASSPHRASE: "a dozen horses" }), 5, "The passphrase is wrong"],
      [await restore(into, {}, cut), 5, "The file is damaged or incomplete"],
      [await restore(into), 6, "whose database has other migrations"],
    ] as const;
    for (const [{ code, output }, exitCode, expected] of refused)
      expect([code, output]).toEqual([exitCode, expect.stringMatching(`Nothing was restored. .*${expected}`)]);
    expect(await contentsOf(db)).toEqual(before);
    expect(into.api.pictures.size).toBe(0);
  });

  it("end when a table's last row fills the driver's buffer", async () => {
    const each = (statement: string) =>
      shop().exec(`do $$ begin for n in 1..20 loop execute format('${statement}', n); end loop; end $$`);
    // One such table hung the driver's COPY most of the times, twenty always did.
    await each("create table private.large_%s as select repeat(''camel'', 40000) as words from generate_series(1, 3)");
    const large = join(from.project, "large.backup");
    const made = await backup(large);
    await each("drop table private.large_%s");
    expect([made.code, made.output]).toEqual([0, expect.stringContaining("large.backup: written and read back")]);
  });

  it("end with a reason, a code of its own and no file when a backup fails", async () => {
    const path = join(from.project, "failed.backup");
    const script = (env: Record<string, string>, to = path) =>
      from.script("backup", { ...from.env, BACKUP_PASSPHRASE, ...env }, to);
    const other = connect(shop().socket, 1);
    const locked = await other.reserve();
    await locked.unsafe("begin; lock table public.bookings in access exclusive mode").simple();
    const stalled = await script({ BACKUP_STALL_SECONDS: "6" });
    const node = join(root, "node_modules/.bin/node");
    const stopped = spawn(node, ["supabase/deploy/backup.ts", path], {
      cwd: from.project,
      env: { ...process.env, ...from.ofCli, ...from.env, BACKUP_PASSPHRASE },
      stdio: "ignore",
    });
    await expect.poll(() => existsSync(`${path}.unfinished`)).toBe(true);
    stopped.kill("SIGTERM");
    expect(await once(stopped, "exit")).toEqual([143, null]);
    await locked.unsafe("rollback");
    locked.release();
    await other.end();
    const [registan, picture] = [...from.api.pictures].find(([name]) => name.includes("registan")) ?? ["", undefined];
    from.api.pictures.delete(registan);
    const lacking = await script({});
    if (picture) from.api.pictures.set(registan, picture);

    const failed: [{ code: number; output: string }, code: number, sentence: RegExp][] = [
      [await script({ BACKUP_PASSPHRASE: "short" }), 2, /The passphrase needs at least 12 characters/],
      [await script({ BACKUP_STALL_SECONDS: "a while" }), 2, /BACKUP_STALL_SECONDS is not a number/],
      [await script({ SUPABASE_DB_URL: "postgresql://a:b@127.0.0.1:1/c" }), 3, /The database failed: .*ECONNREFUSED/],
      [stalled, 4, /Nothing moved for 6 seconds .*Reading public\.bookings: \d+ tables, \d+ rows, 0 pictures/],
      [lacking, 7, /The picture seed\/registan\.webp could not be read: 4\d\d/],
      [await script({}, join(from.project, "none/x")), 8, /The file could not be written: .*ENOENT/],
    ];
    for (const [{ code, output }, expected, sentence] of failed) {
      expect([code, output]).toEqual([expected, expect.stringMatching(sentence)]);
      expect(output).toContain("No backup was made. ");
    }
    expect(stalled.output).toMatch(/^Reading public\.bookings: \d+ tables, \d+ rows, 0 pictures$/m);
    expect(leftOf(path)).toEqual([]);
  });

  it("end with the database's reason and an empty project when it refuses rows of a restore", async () => {
    const { db, project: into } = await emptyProject();
    await db.exec("alter table public.gift_cards add constraint refuses_all check (false)");
    const before = await contentsOf(db);
    const refused = await restore(into, { BACKUP_STALL_SECONDS: "20" });
    const sentence = /Nothing was restored\. The database failed: .*refuses_all/;
    expect([refused.code, refused.output]).toEqual([3, expect.stringMatching(sentence)]);
    expect(await contentsOf(db)).toEqual(before);
    expect(into.api.pictures.size).toBe(0);
  });

  it("write an encrypted file that only its owner may read", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    for (const text of ["shop.backup", "@example.com", "VOUCHER_KEYS", "registan"])
      expect(bytes.includes(text)).toBe(false);
  });

  it("hold one consistent state of a shop while travelers book and pay", async () => {
    const clients = manySessions(shop(), 10);
    const busy = join(from.project, "busy.backup");
    let isOver = false;
    const before = await f.count(shop(), "public.bookings");
    const departing = await day(60);
    const client = async () => {
      while (!isOver) await f.bookAndPay(clients, f.bookingOf(tour, departing, { guests: 1 }));
    };
    const booking = Promise.all(Array.from({ length: 10 }, client));
    const made = await backup(busy).finally(() => (isOver = true));
    await booking.finally(() => clients.close());
    expect(made.code, made.output).toBe(0);
    const { db, project: into } = await emptyProject();
    const { code, output } = await restore(into, {}, busy);
    expect(code, output).toBe(0);
    const restored = await f.count(db, "public.bookings");
    expect(restored).toBeGreaterThanOrEqual(before);
    expect(restored).toBeLessThan(await f.count(shop(), "public.bookings"));
    expect(await f.seatsMismatch(db)).toEqual([]);
    for (const { id } of await db.query("select id from public.bookings order by created_at desc limit 20"))
      expect(await moneyLies(db, String(id))).toEqual([]);
  });
});
