import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkVoucher } from "../../src/data/sync/voucher/check-voucher.ts";
import { voucherKeysOf } from "../../src/domain/voucher/voucher-keys.ts";
import { readBackup } from "../../supabase/deploy/backup/read-backup.ts";
import { restoreDatabase, restorePictures } from "../../supabase/deploy/backup/restore-backup.ts";
import { sequencesOf } from "../../supabase/deploy/backup/tables.ts";
import { writeBackup } from "../../supabase/deploy/backup/write-backup.ts";
import { aVoucherKey } from "../support/signed-vouchers.ts";
import { root } from "../support/run.ts";
import { call, type Database, type Row } from "./support/database.ts";
import { onPostgres, openEmptyShop } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { migrations } from "./support/migrations.ts";
import { connect, type Served } from "./support/postgres.ts";

const passphrase = "a dozen camels";
const secrets = { VOUCHER_KEYS: "1:secret", MAIL_FROM_NAME: "Journey" };
const pictures = new Map([
  ["seed/registan.webp", { type: "image/webp", bytes: Buffer.from([0, 10, 13, 255]) }],
  ["own/Ташкент 1.png", { type: "image/png", bytes: randomBytes(300_000) }],
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

onPostgres("a backup", (shop) => {
  let folder: string;
  let file: string;
  let voucher: string;
  const opened: Served[] = [];
  const emptyShop = async (versions?: string[]): Promise<Served> => {
    const db = openEmptyShop();
    opened.push(db);
    await recordMigrations(db, versions);
    return db;
  };
  const restore = async (db: Served, sealed = { file, passphrase }) => {
    const sql = connect(db.socket, 1);
    return restoreDatabase(sql, sealed).finally(() => sql.end());
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "journey-backup-"));
    file = join(folder, "shop.backup");
    await recordMigrations(shop());
    await f.addAccounts(shop());
    await shop().exec(readFileSync(join(root, "supabase/seed.sql"), "utf8"));
    const tour = await f.makeTour(shop(), { days: [30] });
    const paid = f.bookingOf(tour, await f.dayFromNow(shop(), 30), {
      special_requests: "tab\tbackslash \\. line\nend \u2028 'quote' \\N",
    });
    await f.bookAndPay(shop(), paid);
    await f.book(shop(), f.bookingOf(tour, await f.dayFromNow(shop(), 30)));
    await f.bookByHand(shop(), tour, await f.dayFromNow(shop(), 30));
    await f.makeGiftCard(shop(), 20_000);
    const signer = await aVoucherKey(1);
    const { wanted } = (await f.ask(shop(), f.service, "wanted_vouchers", {
      key_id: 1,
      public_key: signer.key.key,
      booking_id: paid.id,
    })) as unknown as { wanted: { booking_id: string; departure_id: string; guests: number }[] };
    const vouchers = await Promise.all(wanted.map(async (one) => ({ ...one, code: await signer.sign(one) })));
    await call(shop(), f.service, "store_vouchers", { key_id: 1, vouchers });
    voucher = String(vouchers[0]?.code);
    for (const name of pictures.keys())
      await shop().exec(`insert into storage.objects (bucket_id, name) values ('images', '${name}')`);
    const sql = connect(shop().socket, 1);
    const picture = async (path: string) => {
      const found = pictures.get(path);
      if (!found) throw new Error(`no picture ${path}`);
      return found;
    };
    await writeBackup({ sql, file, passphrase, version: "0.9.0", secrets, picture });
    expect(await call(shop(), f.service, "shop_state", {})).toMatchObject({ backup_age_days: 0 });
    await shop().exec("delete from private.backups");
    await sql.end();
  });
  afterAll(async () => {
    for (const db of opened) await db.close();
    rmSync(folder, { recursive: true });
  });

  it("restores every table, sequence, picture and setting into an empty project", async () => {
    const empty = await emptyShop();
    const found = await restore(empty);
    expect(await contentsOf(empty)).toEqual(await contentsOf(shop()));
    expect(found).toMatchObject({ version: "0.9.0", secrets, pictures: pictures.size });
    const sent = new Map<string, { type: string; bytes: Buffer }>();
    const answer = await restorePictures({ file, passphrase }, async (path, type, bytes) => {
      sent.set(path, { type, bytes });
    });
    expect(answer).toEqual({ sent: pictures.size, failed: [] });
    expect(sent).toEqual(pictures);
  });

  it("leaves a restored shop that sells, numbers on and still accepts vouchers signed before", async () => {
    const restored = await emptyShop();
    await restore(restored);
    const mirror = (await call(restored, f.anon, "catalogue_since", { since: 1_000_000_000 })) as Row;
    expect(await checkVoucher(voucher, voucherKeysOf(mirror["voucher_keys"]))).toMatchObject({ ok: true });
    const tour = await f.makeTour(restored, { days: [40] });
    const booking = f.bookingOf(tour, await f.dayFromNow(restored, 40));
    await f.bookAndPay(restored, booking);
    expect(await f.view(restored, booking)).toMatchObject({ status: "confirmed" });
  });

  it("names pictures that could not be stored and stores the others", async () => {
    const answer = await restorePictures({ file, passphrase }, async (path) => {
      if (path.endsWith(".png")) throw new Error("bucket is full");
    });
    expect(answer).toEqual({ sent: 1, failed: ["own/Ташкент 1.png: bucket is full"] });
  });

  it("is unreadable with another passphrase, with a changed byte and when its end is missing", async () => {
    const whole = readFileSync(file);
    const damaged = Buffer.from(whole);
    damaged[whole.length >> 1] = (damaged[whole.length >> 1] ?? 0) ^ 1;
    const cases = {
      damaged,
      "cut short": whole.subarray(0, whole.length - 5),
      "cut in half": whole.subarray(0, 70_000),
    };
    for (const [name, bytes] of Object.entries(cases)) {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      await expect(readBackup(path, passphrase), name).rejects.toThrow(/damaged/);
    }
    await expect(readBackup(file, "another passphrase")).rejects.toThrow("The passphrase is wrong");
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("holds no name or address that is readable without the passphrase", () => {
    const bytes = readFileSync(file);
    for (const text of ["shop.backup", "@example.com", "VOUCHER_KEYS", "registan"])
      expect(bytes.includes(text)).toBe(false);
  });

  it("refuses a project that is in use or has other migrations, and changes nothing there", async () => {
    const used = await emptyShop();
    await f.makeTour(used);
    const before = await contentsOf(used);
    await expect(restore(used)).rejects.toThrow("public.tours has rows");
    expect(await contentsOf(used)).toEqual(before);
    const older = await emptyShop(["20261101000100"]);
    await expect(restore(older)).rejects.toThrow("version 0.9.0, whose database has other migrations");
  });
});
