import { renameSync, rmSync, statSync } from "node:fs";
import type postgres from "postgres";
import { beginStep, type Progress } from "./progress.ts";
import { readBackup, type Contents } from "./read-backup.ts";
import { writeSealed } from "./sealed-file.ts";
import { migrationsOf, rowsOf, sequencesOf, tablesOf } from "./tables.ts";

type Backup = {
  sql: postgres.Sql;
  file: string;
  passphrase: string;
  version: string;
  secrets: Readonly<Record<string, string>>;
  picture: (path: string) => Promise<{ type: string; bytes: Buffer }>;
  progress: Progress;
};

const line = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Each part is a line of JSON; a table's rows follow it, all from one snapshot. */
async function* contents({ version, secrets, picture, progress }: Backup, tx: postgres.TransactionSql) {
  yield line({ manifest: { version, at: new Date().toISOString(), migrations: await migrationsOf(tx), secrets } });
  for (const table of await tablesOf(tx)) {
    progress.step = `Reading ${table.name}`;
    yield line({ table });
    for await (const rows of rowsOf(tx, table)) {
      yield rows.map((row) => `${row}\n`).join("");
      progress.rows += rows.length;
    }
    progress.tables += 1;
  }
  yield line({ sequences: await sequencesOf(tx) });
  const pictures = await tx<{ name: string }[]>`select name from storage.objects where bucket_id = 'images' order by 1`;
  for (const { name } of pictures) {
    progress.step = `Reading the picture ${name}`;
    const { type, bytes } = await picture(name);
    yield line({ picture: name, type, bytes: bytes.toString("base64") });
    progress.pictures += 1;
  }
  yield line({ end: true });
}

/** Renames the file only after reading all of it back, so an unreadable backup never has the final name. */
export async function writeBackup(backup: Backup): Promise<Contents & { bytes: number }> {
  const { sql, file, passphrase, progress } = backup;
  const unfinished = `${file}.unfinished`;
  const remove = () => rmSync(unfinished, { force: true });
  process.once("exit", remove);
  try {
    await sql.begin("isolation level repeatable read read only", (tx) =>
      writeSealed(unfinished, passphrase, contents(backup, tx)),
    );
    const found = await readBackup(unfinished, passphrase, {}, beginStep(progress, "Reading the file back"));
    renameSync(unfinished, file);
    return { ...found, bytes: statSync(file).size };
  } finally {
    remove();
    process.off("exit", remove);
  }
}

export const noteBackup = (sql: postgres.Sql, version: string) =>
  sql`insert into private.backups (made_at, version) values (now(), ${version})
    on conflict (only_one) do update set made_at = excluded.made_at, version = excluded.version`;
