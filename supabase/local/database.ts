import { join } from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";

/** The same database for the embedded API and for migrations, whichever of the two it runs on. */
export type Database = {
  connection: PgliteConnection | PostgresConnection;
  /** Runs a script of many statements; an error carries `position`, counted in the script. */
  runScript: (script: string) => Promise<void>;
  rows: <Row>(query: string, values?: unknown[]) => Promise<Row[]>;
};

const embedded = async (stateDir: string): Promise<Database> => {
  const { createPgliteConnection } = await import("@supabase/lite/pglite");
  const connection = await createPgliteConnection({ url: join(stateDir, "database") });
  return {
    connection,
    runScript: async (script) => {
      await connection.driver.exec(script);
    },
    rows: async <Row>(query: string, values: unknown[] = []) =>
      (await connection.driver.query<Row>(query, values)).rows,
  };
};

const onServer = async (url: string): Promise<Database> => {
  const { createPostgresConnection } = await import("@supabase/lite/postgres");
  const connection = createPostgresConnection({ url, postgresOptions: { connect_timeout: 5, onnotice: () => {} } });
  await connection.driver`select 1`.catch((error: Error) => {
    throw new Error(`DATABASE_URL does not answer: ${error.message || String(error)}`, { cause: error });
  });
  return {
    connection,
    runScript: async (script) => {
      await connection.driver.unsafe(script);
    },
    rows: async <Row>(query: string, values: unknown[] = []) =>
      (await connection.driver.unsafe(query, values as never[])) as unknown as Row[],
  };
};

export const openDatabase = (stateDir: string, url: string | undefined): Promise<Database> =>
  url ? onServer(url) : embedded(stateDir);
