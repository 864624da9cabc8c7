import { join } from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import { holdSettings } from "./hold-settings.ts";
import { versionProblem } from "./postgres-version.ts";
import { asPostgrestError } from "./postgrest-errors.ts";
import { restoreStackAfterErrors } from "./stack-pointer.ts";

export type Database = {
  connection: PgliteConnection | PostgresConnection;
  runScript: (script: string) => Promise<void>;
  rows: <Row>(query: string, values?: unknown[]) => Promise<Row[]>;
};

/** PostgreSQL cannot store these as text: NUL and unpaired surrogates. */
export const unwritable = /\\u0000|\\ud[89a-f]/i;

/** The default of 128 MB would grow this process, while the operating system caches the files anyway. */
const BUFFERS = ["-c", "shared_buffers=16MB"];

const embedded = async (stateDir: string): Promise<Database> => {
  const { createPgliteConnection, PGlite } = await import("@supabase/lite/pglite");
  const connection = await createPgliteConnection({
    url: join(stateDir, "database"),
    pgliteOptions: {
      startParams: [...PGlite.defaultStartParams, ...BUFFERS],
      serializers: Object.fromEntries(Object.values(TIMES).map((oid) => [oid, asText])),
    },
  });
  const query = connection.driver.query.bind(connection.driver);
  holdSettings(connection.driver);
  await connection.driver.waitReady;
  restoreStackAfterErrors(connection.driver);
  return {
    connection,
    runScript: async (script) => {
      await connection.driver.exec(script);
    },
    rows: async <Row>(text: string, values: unknown[] = []) => (await query<Row>(text, values)).rows,
  };
};

/** The embedded API passes a caller's JSON unparsed, and the drivers take some of it for a date or fail. */
const asText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : typeof value === "string" ? value : JSON.stringify(value);
const TIMES = { date: 1082, time: 1083, timestamp: 1114, timestamptz: 1184, timetz: 1266 };

/** The embedded API passes JSON as text; serializing it again would store an object as a string. */
const written = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: asText,
  parse: (text: string): unknown => JSON.parse(text),
});
const types = {
  json: written(114),
  jsonb: written(3802),
  ...Object.fromEntries(
    Object.entries(TIMES).map(([name, oid]) => [
      name,
      { to: oid, from: [oid], serialize: asText, parse: (text: string) => text },
    ]),
  ),
};

const PATIENCE_S = 5;

const onServer = async (url: string): Promise<Database> => {
  const [{ createPostgresConnection }, { default: postgres }] = await Promise.all([
    import("@supabase/lite/postgres"),
    import("postgres"),
  ]);
  // A script has its own transaction and needs one connection; a pool would spread it over several.
  const scripts = postgres(url, { max: 1, connect_timeout: PATIENCE_S, idle_timeout: 20, onnotice: () => {} });
  // The driver connects again at once, without end, to something that hangs up.
  const giveUp = setTimeout(() => void scripts.end({ timeout: 0 }), PATIENCE_S * 1_000);
  await scripts`select 1`
    .catch((error: Error & { code?: string }) => {
      const gaveUp = error.code === "CONNECTION_DESTROYED";
      const reason = gaveUp ? `no database within ${PATIENCE_S} s` : error.message || String(error);
      throw new Error(`DATABASE_URL does not answer: ${reason}`, { cause: error });
    })
    .finally(() => clearTimeout(giveUp));
  const [server] = await scripts<{ number: number }[]>`select current_setting('server_version_num')::integer as number`;
  const problem = versionProblem(server?.number ?? 0);
  if (problem) throw new Error(problem);
  const connection = limitStatements(
    createPostgresConnection({ url, postgresOptions: { connect_timeout: PATIENCE_S, onnotice: () => {}, types } }),
  );
  return {
    connection,
    runScript: async (script) => {
      await scripts.unsafe(script);
    },
    rows: async <Row>(query: string, values: unknown[] = []) =>
      (await scripts.unsafe(query, values as never[])) as unknown as Row[],
  };
};

/** Hosted PostgREST applies these statement timeouts by role. */
const TIMEOUTS: Record<string, string> = { anon: "3s", authenticated: "8s" };

/** The embedded database cannot interrupt a statement; `rest-bounds.ts` refuses slow queries instead. */
function limitStatements(connection: PostgresConnection): PostgresConnection {
  const inContext: PostgresConnection["withContext"] = connection.withContext.bind(connection);
  connection.withContext = (context, run, options) =>
    inContext(
      context,
      async (db) => {
        const { role = "" } = (context?.["auth"] ?? {}) as { role?: string };
        const limit = TIMEOUTS[role] ?? "0";
        await db
          .selectNoFrom((make) =>
            make.fn("set_config", [make.val("statement_timeout"), make.val(limit), make.lit(true)]).as("limit"),
          )
          .execute();
        return run(db);
      },
      options,
    );
  return connection;
}

export const openDatabase = async (stateDir: string, url: string | undefined): Promise<Database> => {
  const database = await (url ? onServer(url) : embedded(stateDir));
  Object.assign(database.connection, {
    // Without this the embedded API ignores the migrations and grants every table to every role.
    rlsState: "active",
    normalizeDbError: asPostgrestError,
  });
  return database;
};
