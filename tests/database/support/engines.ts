import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "./database.ts";
import { openPglite } from "./pglite.ts";
import { openCluster, type Served } from "./postgres.ts";
import { postgresBinaries, startCluster } from "./postgres-cluster.ts";
import { readyPglite, readyPostgres } from "./ready-clusters.ts";

/** As the migrations leave them. */
export const openMigratedPglite = (): Promise<Database> => openPglite(readyPglite());
export const openMigrated = (binaries: string): Served => openCluster(startCluster(binaries, readyPostgres()));

const bin = postgresBinaries();
const engines = [
  { name: "PGlite", here: true, open: openMigratedPglite },
  { name: "PostgreSQL", here: bin !== null, open: async () => openMigrated(bin ?? "") },
];

/** For what asks thousands of times and is of no engine's own: a third of the time where PostgreSQL is. */
export const openQuickest = async (): Promise<Database> => (bin === null ? openMigratedPglite() : openMigrated(bin));

/** The same tests on every engine; an engine that is not installed is skipped by name, never passed. */
export const onEveryEngine = (subject: string, tests: (db: () => Database, engine: string) => void): void => {
  for (const { name, here, open } of engines) {
    const title = here ? `${subject} on ${name}` : `${subject} on ${name} (SKIPPED: no package for this platform)`;
    describe.skipIf(!here)(title, () => {
      let db: Database | undefined;
      beforeAll(async () => {
        db = await open();
      });
      afterAll(() => db?.close());
      tests(() => {
        if (!db) throw new Error("the database is not open");
        return db;
      }, name);
    });
  }
};
