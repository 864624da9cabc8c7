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

/** The keys and rules of the JSON argument of a verb, as its `check_shape` lists them. */
export const shapeOf = (verb: string): Record<string, string> => {
  const body = migrations
    .map((script) => new RegExp(`create function private\\.${verb}\\([^]*?\\$\\$;`).exec(script)?.[0])
    .find((found) => found !== undefined);
  const shape = /check_shape\(\s*\w+,\s*'\w+',\s*'(\{[^']*\})'/.exec(body ?? "")?.[1];
  return shape === undefined ? {} : (JSON.parse(shape) as Record<string, string>);
};
