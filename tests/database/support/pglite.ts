import { PGlite } from "@electric-sql/pglite";
import type { Database, Row } from "./database.ts";
import { hostedGround, oldDefaults } from "./hosted-ground.ts";
import { migrate } from "./migrations.ts";
import { dropTemplates, superuser } from "./postgres-cluster.ts";

/** Renames PGlite's superuser `postgres` to make room for a `postgres` without superuser rights. */
const makeRoom = `
create role ${superuser} superuser;
set session authorization ${superuser};
alter role postgres rename to embedded;
`;

const served = (pg: PGlite): Database => ({
  query: async (sql) => (await pg.query<Row>(sql)).rows,
  exec: async (sql) => {
    await pg.exec(sql);
  },
  transaction: (run) => pg.transaction((tx) => run(async (sql) => (await tx.query<Row>(sql)).rows)),
  close: () => pg.close(),
});

export async function makePglite(): Promise<Blob> {
  const pg = await PGlite.create();
  await pg.exec(makeRoom);
  await pg.exec(hostedGround + oldDefaults);
  await pg.exec("set session authorization postgres");
  await migrate(served(pg));
  await pg.exec("reset session authorization");
  const cluster = await pg.dumpDataDir("none");
  await pg.close();
  return settled(cluster);
}

/** Closes the database before the dump, since each test file would otherwise recover it from its log. */
async function settled(cluster: Blob): Promise<Blob> {
  const pg = await PGlite.create({ loadDataDir: cluster, username: superuser });
  for (const statement of [...dropTemplates, "checkpoint"]) await pg.exec(statement);
  const smaller = await pg.dumpDataDir("none");
  await pg.close();
  return smaller;
}

export async function openPglite(cluster: Blob): Promise<Database> {
  const pg = await PGlite.create({ loadDataDir: cluster, username: superuser });
  await pg.exec("set session authorization postgres");
  return served(pg);
}
