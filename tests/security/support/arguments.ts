import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../support/run.ts";

const migrations = globSync("supabase/migrations/*.sql", { cwd: root }).map((file) =>
  readFileSync(join(root, file), "utf8"),
);
/** The arguments of a function, from its migration. */
export const argumentsOf = (verb: string): { name: string; type: string }[] => {
  const pattern = new RegExp(`create function (?:private|public)\\.${verb}\\(([^)]*)\\)`);
  const declared = migrations.map((script) => pattern.exec(script)?.[1]).find((found) => found !== undefined) ?? "";
  return declared.split(",").flatMap((part) => {
    const [name, type = "text"] = part.trim().split(/\s+/);
    return name ? [{ name, type }] : [];
  });
};

export const SOME_ID = "00000000-0000-4000-8000-000000000001";
const FITTING: Record<string, unknown> = {
  uuid: SOME_ID,
  numeric: 1,
  integer: 1,
  bigint: 1,
  date: "2027-01-01",
  timestamptz: "2027-01-01T00:00:00Z",
  boolean: true,
  jsonb: { id: SOME_ID },
  "uuid[]": [SOME_ID],
};
export const fittingArguments = (verb: string): Record<string, unknown> =>
  Object.fromEntries(argumentsOf(verb).map(({ name, type }) => [name, FITTING[type] ?? "x"]));
