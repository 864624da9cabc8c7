import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SUPABASE_AUTH_HELPERS_SQL } from "@supabase/lite";
import type { Database } from "./database.ts";

// Hosted Supabase has this before the first migration; the embedded one makes it on demand.
const ground = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin bypassrls;
    end if;
  end $$;
  ${SUPABASE_AUTH_HELPERS_SQL}
  grant usage on schema auth, storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;`;

// The same table as the hosted CLI, so a dump of one fits the other.
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );`;

type SqlError = Error & { position?: string | number };

export const describeFailure = (file: string, script: string, error: SqlError): string => {
  const position = Number(error.position ?? 0);
  if (!position) return `${file}: ${error.message}`;
  const before = script.slice(0, position - 1);
  const line = before.split("\n").length;
  const start = before.lastIndexOf(";") + 1;
  const statement = script.slice(start).trimStart().split("\n").slice(0, 6).join("\n  ");
  return `${file}, line ${line}: ${error.message}\n  ${statement}`;
};

const runFile = async (database: Database, file: string, script: string, ending = "") => {
  try {
    await database.runScript(`begin;\n${script}\n${ending}\ncommit;`);
  } catch (error) {
    await database.runScript("rollback;");
    const shifted = error as SqlError;
    if (shifted.position) shifted.position = Number(shifted.position) - "begin;\n".length;
    throw new Error(`A migration is broken. ${describeFailure(file, script, shifted)}`, { cause: error });
  }
};

/** Sums instead of scripts: reading the scripts back takes the embedded database 250 ms. */
type Applied = { version: string; sum: string | null };

const sumOf = (script: string) => createHash("md5").update(script).digest("hex");

function firstDifference(applied: Applied[], scripts: Map<string, string>): string | undefined {
  return applied.find(({ version, sum }) => sum !== sumOf(scripts.get(version) ?? ""))?.version;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

export const applyMigrations = async (database: Database, folder: string): Promise<number> => {
  await database.runScript(ground);
  await database.runScript(history);
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const scripts = new Map(files.map((file) => [file.split("_")[0] ?? "", readFileSync(join(folder, file), "utf8")]));
  const done = await database.rows<Applied>(
    "select version, md5(statements[1]) as sum from supabase_migrations.schema_migrations order by version",
  );
  const changed = firstDifference(done, scripts);
  if (changed) {
    throw new Error(
      `The database was made by other migrations than these (${changed} differs). Empty the state and start anew: npm run reset`,
    );
  }
  const versions = new Set(done.map(({ version }) => version));
  let applied = 0;
  for (const file of files.sort()) {
    const [version = "", ...rest] = file.replace(/\.sql$/, "").split("_");
    if (versions.has(version)) continue;
    const script = scripts.get(version) ?? "";
    const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${quoted(version)}, ${quoted(rest.join("_"))}, array[${quoted(script)}]);`;
    await runFile(database, file, script, record);
    applied += 1;
  }
  return applied;
};

const marks = `
  create schema if not exists local_stack;
  create table if not exists local_stack.done (what text primary key);`;
const marked = (what: string) => `insert into local_stack.done (what) values (${quoted(what)});`;

async function isDone(database: Database, what: string): Promise<boolean> {
  await database.runScript(marks);
  return (await database.rows("select 1 from local_stack.done where what = $1", [what])).length > 0;
}

/** The seed and its mark are one transaction, so a killed start cannot leave half a seed. */
export const seedOnce = async (database: Database, file: string, script: string): Promise<void> => {
  if (!(await isDone(database, "seed"))) await runFile(database, file, script, marked("seed"));
};

/** An interrupted run starts again, so `run` must be repeatable. */
export const doOnce = async (database: Database, what: string, run: () => Promise<unknown>): Promise<void> => {
  if (await isDone(database, what)) return;
  await run();
  await database.runScript(marked(what));
};
