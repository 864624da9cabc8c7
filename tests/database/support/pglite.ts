import { PGlite } from "@electric-sql/pglite";
import type { Database, Row } from "./database.ts";
import { hostedGround, oldDefaults } from "./hosted-ground.ts";
import { migrate } from "./migrations.ts";
import { dropTemplates, superuser } from "./postgres-cluster.ts";

/** The database's first user is a superuser and called postgres: it makes room for the one that is none. */
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

/** A project made before May 2026, after the last migration; no superuser's session is left in it. */
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

/** Dumped while it ran, it would be recovered from its log by each file that begins on it. */
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
