import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "./database.ts";
import { openPglite } from "./pglite.ts";
import { postgresBinaries, startCluster } from "./postgres-cluster.ts";
import { openCluster, type Served } from "./postgres.ts";
import { readyPglite, readyPostgres } from "./ready-clusters.ts";

const openMigratedPglite = (): Promise<Database> => openPglite(readyPglite());
const openMigrated = (binaries: string): Served => openCluster(startCluster(binaries, readyPostgres()));

const bin = postgresBinaries();

export const openEmptyShop = (): Served => openMigrated(bin ?? "");

const engines = [
  { name: "PGlite", here: true, open: openMigratedPglite },
  { name: "PostgreSQL", here: bin !== null, open: async () => openMigrated(bin ?? "") },
];

/** PostgreSQL where its package exists, since it takes a third of PGlite's time; else PGlite. */
export const openQuickest = async (): Promise<Database> => (bin === null ? openMigratedPglite() : openMigrated(bin));

type Tests<D = Database> = (db: () => D, engine: string) => void;

const withDatabase = <D extends Database>(open: () => Promise<D>, engine: string, tests: Tests<D>): void => {
  let db: D | undefined;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db?.close());
  tests(() => {
    if (!db) throw new Error("the database is not open");
    return db;
  }, engine);
};

export const onOneEngine = (subject: string, tests: Tests): void => {
  describe(subject, () => {
    withDatabase(openQuickest, bin === null ? "PGlite" : "PostgreSQL", tests);
  });
};

export const onEveryEngine = (subject: string, tests: Tests): void => {
  for (const { name, here, open } of engines) {
    const title = here ? `${subject} on ${name}` : `${subject} on ${name} (SKIPPED: no package for this platform)`;
    describe.skipIf(!here)(title, () => {
      withDatabase(open, name, tests);
    });
  }
};

export const onPostgres = (subject: string, tests: Tests<Served>): void => {
  const title = bin === null ? `${subject} (SKIPPED: no package for this platform)` : subject;
  describe.skipIf(bin === null)(title, () => {
    withDatabase(async () => openMigrated(bin ?? ""), "PostgreSQL", tests);
  });
};
