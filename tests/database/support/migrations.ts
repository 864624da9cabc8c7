import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../supabase/migrations");

export const migrations = (): { name: string; sql: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), "utf8") }));
