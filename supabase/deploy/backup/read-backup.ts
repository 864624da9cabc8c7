import * as v from "valibot";
import { BackupUnreadable } from "./failures.ts";
import { newProgress } from "./progress.ts";
import { readSealed } from "./sealed-file.ts";
import type { Sequence, StoredTable } from "./tables.ts";

const manifestSchema = v.object({
  version: v.string(),
  at: v.string(),
  migrations: v.array(v.string()),
  secrets: v.record(v.string(), v.string()),
});
const names = v.array(v.string());
const partSchema = v.union([
  v.object({ manifest: manifestSchema }),
  v.object({ table: v.object({ name: v.string(), columns: names, types: names }) }),
  v.object({
    sequences: v.array(v.object({ name: v.string(), last_value: v.string(), is_called: v.boolean() })),
  }),
  v.object({ picture: v.string(), type: v.string(), bytes: v.string() }),
  v.object({ end: v.literal(true) }),
]);

export type BackupManifest = v.InferOutput<typeof manifestSchema>;
export type Contents = BackupManifest & { tables: number; rows: number; pictures: number };

export type BackupParts = {
  manifest?: (manifest: BackupManifest) => Promise<void>;
  rows?: (table: StoredTable, rows: string[]) => Promise<void>;
  sequences?: (sequences: Sequence[]) => Promise<void>;
  picture?: (path: string, type: string, bytes: Buffer) => Promise<void>;
};

const ROW_BEGINS = "[".charCodeAt(0);
const BATCH_BYTES = 256 * 1024;

/** Throws `BackupUnreadable` when any part is missing, changed or sealed with another passphrase. */
export async function readBackup(
  file: string,
  passphrase: string,
  parts: BackupParts = {},
  progress = newProgress(),
): Promise<Contents> {
  const lines = readSealed(file, passphrase);
  let manifest: BackupManifest | undefined;
  let table: StoredTable | undefined;
  let batch: string[] = [];
  let batchBytes = 0;

  async function flush() {
    if (!table || batch.length === 0) return;
    await parts.rows?.(table, batch);
    progress.rows += batch.length;
    batch = [];
    batchBytes = 0;
  }

  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new BackupUnreadable(`${file} has no end.`);
    if (value[0] === ROW_BEGINS) {
      batch.push(value.toString());
      batchBytes += value.length;
      if (batchBytes >= BATCH_BYTES) await flush();
      continue;
    }
    await flush();
    const part = v.parse(partSchema, JSON.parse(value.toString()));
    if ("manifest" in part) {
      ({ manifest } = part);
      await parts.manifest?.(manifest);
    } else if ("table" in part) {
      ({ table } = part);
      progress.tables += 1;
    } else if ("sequences" in part) {
      await parts.sequences?.(part.sequences);
    } else if ("picture" in part) {
      await parts.picture?.(part.picture, part.type, Buffer.from(part.bytes, "base64"));
      progress.pictures += 1;
    } else {
      // The decryption verifies the last chunk only when the next line is requested.
      await lines.next();
      if (!manifest) throw new BackupUnreadable(`${file} has no manifest.`);
      const { tables, rows, pictures } = progress;
      return { ...manifest, tables, rows, pictures };
    }
  }
}
