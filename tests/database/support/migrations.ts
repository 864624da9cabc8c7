import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "../../../supabase/migrations");

export const migrations = (): { name: string; sql: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), "utf8") }));

export const migrate = async (db: Database): Promise<void> => {
  for (const { name, sql } of migrations()) {
    await db.exec(sql).catch((cause: unknown) => {
      throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    });
  }
};
