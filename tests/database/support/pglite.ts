import { PGlite } from "@electric-sql/pglite";
import type { Database, Row } from "./database.ts";
import { emptyCluster } from "./empty-cluster.ts";
import { hostedGround, oldDefaults } from "./hosted-ground.ts";
import { superuser } from "./postgres-cluster.ts";

/** The database's first user is a superuser and called postgres: it makes room for the one that is none. */
const makeRoom = `
create role ${superuser} superuser;
set session authorization ${superuser};
alter role postgres rename to embedded;
`;

/** A project made before May 2026. */
export async function openPglite(): Promise<Database> {
  const pg = await PGlite.create({ loadDataDir: await emptyCluster() });
  await pg.exec(makeRoom);
  await pg.exec(hostedGround + oldDefaults);
  await pg.exec("set session authorization postgres");
  return {
    query: async (sql) => (await pg.query<Row>(sql)).rows,
    exec: async (sql) => {
      await pg.exec(sql);
    },
    transaction: (run) => pg.transaction((tx) => run(async (sql) => (await tx.query<Row>(sql)).rows)),
    close: () => pg.close(),
  };
}
