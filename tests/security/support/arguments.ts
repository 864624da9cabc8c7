import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../support/run.ts";

const migrations = globSync("supabase/migrations/*.sql", { cwd: root }).map((file) =>
  readFileSync(join(root, file), "utf8"),
);
export const argumentsOf = (verb: string): { name: string; type: string }[] => {
  const pattern = new RegExp(`create function (?:private|public)\\.${verb}\\(([^)]*)\\)`);
  const declared = migrations.map((script) => pattern.exec(script)?.[1]).find((found) => found !== undefined) ?? "";
  return declared.split(",").flatMap((part) => {
    const [name, type = "text"] = part.trim().split(/\s+/);
    return name ? [{ name, type }] : [];
  });
};
