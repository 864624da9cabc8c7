import { renameSync, rmSync, statSync } from "node:fs";
import type postgres from "postgres";
import { readBackup, type Contents } from "./read-backup.ts";
import { writeSealed } from "./sealed-file.ts";
import { migrationsOf, sequencesOf, tablesOf } from "./tables.ts";

type Backup = {
  sql: postgres.Sql;
  file: string;
  passphrase: string;
  version: string;
  secrets: Readonly<Record<string, string>>;
  picture: (path: string) => Promise<{ type: string; bytes: Buffer }>;
};

const line = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Each part begins with a line of JSON; a table's rows follow in COPY's format up to `\.`, all from one snapshot. */
async function* contents({ sql, version, secrets, picture }: Backup, tx: postgres.TransactionSql) {
  yield line({ manifest: { version, at: new Date().toISOString(), migrations: await migrationsOf(tx), secrets } });
  for (const { name, columns } of await tablesOf(tx)) {
    yield line({ table: name, columns });
    yield* await tx`copy ${sql.unsafe(`${name} (${columns.join(", ")})`)} to stdout`.readable();
    yield "\\.\n";
  }
  yield line({ sequences: await sequencesOf(tx) });
  const pictures = await tx<{ name: string }[]>`select name from storage.objects where bucket_id = 'images' order by 1`;
  for (const { name } of pictures) {
    const { type, bytes } = await picture(name);
    yield line({ picture: name, type, bytes: bytes.toString("base64") });
  }
  yield line({ end: true });
}

/** Renames the file only after reading all of it back, so an unreadable backup never has the final name. */
export async function writeBackup(backup: Backup): Promise<Contents & { bytes: number }> {
  const { sql, file, passphrase } = backup;
  const unfinished = `${file}.unfinished`;
  try {
    await sql.begin("isolation level repeatable read read only", (tx) =>
      writeSealed(unfinished, passphrase, contents(backup, tx)),
    );
    const found = await readBackup(unfinished, passphrase);
    renameSync(unfinished, file);
    await sql`insert into private.backups (made_at, version) values (now(), ${backup.version})
      on conflict (only_one) do update set made_at = excluded.made_at, version = excluded.version`;
    return { ...found, bytes: statSync(file).size };
  } finally {
    rmSync(unfinished, { force: true });
  }
}
