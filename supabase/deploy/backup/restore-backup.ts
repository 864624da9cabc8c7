import type postgres from "postgres";
import { RestoreRefused } from "./failures.ts";
import { beginStep, type Progress } from "./progress.ts";
import { type BackupManifest, type BackupParts, type Contents, readBackup } from "./read-backup.ts";
import { insertRows, isAccounts, migrationsOf, tablesOf } from "./tables.ts";

type Sealed = { file: string; passphrase: string; progress: Progress };

const MUST_BE_EMPTY = ["auth.users", "public.bookings", "public.tours", "public.packages"];

async function refuseUsed(tx: postgres.TransactionSql): Promise<void> {
  for (const name of MUST_BE_EMPTY) {
    const [row] = await tx`select 1 from ${tx.unsafe(name)} limit 1`;
    if (row) throw new RestoreRefused(`${name} has rows. A backup is restored into a new, empty project only.`);
  }
}

function refuseOtherSchema({ migrations, version }: BackupManifest, migrationsHere: string[]): void {
  const missing = migrations.filter((one) => !migrationsHere.includes(one));
  const newer = migrationsHere.filter((one) => !migrations.includes(one));
  if (missing.length + newer.length === 0) return;
  throw new RestoreRefused(
    `The backup was made by version ${version}, whose database has other migrations. Check out that version, run ` +
      "`npm run deploy` into the empty project, restore, and upgrade from there.",
  );
}

/** One transaction: a restore that fails leaves the project empty. */
export async function restoreDatabase(sql: postgres.Sql, { file, passphrase, progress }: Sealed): Promise<Contents> {
  // Finds a damaged file or a wrong passphrase before anything changes.
  const found = await readBackup(file, passphrase, {}, beginStep(progress, "Reading the file"));
  beginStep(progress, "Restoring");
  await sql.begin(async (tx) => {
    await refuseUsed(tx);
    // Disables triggers and reference checks, so rows may arrive in any order.
    await tx`set local session_replication_role = replica`;
    const parts: BackupParts = {
      async manifest(manifest) {
        refuseOtherSchema(manifest, await migrationsOf(tx));
        const own = (await tablesOf(tx)).filter((table) => !isAccounts(table));
        await tx`truncate ${tx.unsafe(own.map(({ name }) => name).join(", "))}`;
      },
      rows: (table, rows) => insertRows(tx, table, rows),
      async sequences(sequences) {
        for (const { name, last_value: value, is_called: isCalled } of sequences)
          await tx`select setval(${name}::regclass, ${value}::bigint, ${isCalled})`;
      },
    };
    await readBackup(file, passphrase, parts, progress);
  });
  return found;
}

export async function restorePictures(
  { file, passphrase, progress }: Sealed,
  send: (path: string, type: string, bytes: Buffer) => Promise<void>,
): Promise<{ sent: number; failed: string[] }> {
  const failed: string[] = [];
  const parts: BackupParts = {
    picture: (path, type, bytes) =>
      send(path, type, bytes).catch((error: Error) => void failed.push(`${path}: ${error.message}`)),
  };
  const { pictures } = await readBackup(file, passphrase, parts, beginStep(progress, "Sending pictures"));
  return { sent: pictures - failed.length, failed };
}
