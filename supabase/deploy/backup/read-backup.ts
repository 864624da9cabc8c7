import * as v from "valibot";
import { BackupUnreadable, readSealed } from "./sealed-file.ts";
import type { Sequence } from "./tables.ts";

const manifestSchema = v.object({
  version: v.string(),
  at: v.string(),
  migrations: v.array(v.string()),
  secrets: v.record(v.string(), v.string()),
});
const partSchema = v.union([
  v.object({ manifest: manifestSchema }),
  v.object({ table: v.string(), columns: v.array(v.string()) }),
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
  table?: (name: string, columns: string[], rows: AsyncIterable<Buffer>) => Promise<void>;
  sequences?: (sequences: Sequence[]) => Promise<void>;
  picture?: (path: string, type: string, bytes: Buffer) => Promise<void>;
};

const NEWLINE = Buffer.from("\n");

/** Throws `BackupUnreadable` when any part is missing, changed or sealed with another passphrase. */
export async function readBackup(file: string, passphrase: string, parts: BackupParts = {}): Promise<Contents> {
  const lines = readSealed(file, passphrase);
  let manifest: BackupManifest | undefined;
  const sums = { tables: 0, rows: 0, pictures: 0 };

  async function* rows() {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new BackupUnreadable(`${file} ends in the middle of a table.`);
      if (value.equals(Buffer.from("\\."))) return;
      sums.rows += 1;
      yield Buffer.concat([value, NEWLINE]);
    }
  }

  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new BackupUnreadable(`${file} has no end.`);
    const part = v.parse(partSchema, JSON.parse(value.toString()));
    if ("manifest" in part) {
      ({ manifest } = part);
      await parts.manifest?.(manifest);
    } else if ("table" in part) {
      sums.tables += 1;
      const all = rows();
      await parts.table?.(part.table, part.columns, all);
      for await (const _ of all);
    } else if ("sequences" in part) {
      await parts.sequences?.(part.sequences);
    } else if ("picture" in part) {
      sums.pictures += 1;
      await parts.picture?.(part.picture, part.type, Buffer.from(part.bytes, "base64"));
    } else {
      // The decryption verifies the last chunk only when the next line is requested.
      await lines.next();
      if (!manifest) throw new BackupUnreadable(`${file} has no manifest.`);
      return { ...manifest, ...sums };
    }
  }
}
