import { PGlite } from "@electric-sql/pglite";
import type { Database, Row } from "./database.ts";

export const openPglite = async (): Promise<Database> => {
  const pg = await PGlite.create();
  return {
    query: async (sql) => (await pg.query<Row>(sql)).rows,
    exec: async (sql) => {
      await pg.exec(sql);
    },
    transaction: (run) => pg.transaction((tx) => run(async (sql) => (await tx.query<Row>(sql)).rows)),
    close: () => pg.close(),
  };
};
