import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "./database.ts";
import { migrations } from "./migrations.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import { postgresBinaries } from "./postgres-cluster.ts";

export const migrate = async (db: Database): Promise<void> => {
  for (const { name, sql } of migrations()) {
    await db.exec(sql).catch((cause: unknown) => {
      throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    });
  }
};

const bin = postgresBinaries();
const engines = [
  { name: "PGlite", here: true, open: openPglite },
  { name: "PostgreSQL", here: bin !== null, open: () => openPostgres(bin ?? "") },
];

/** The same tests on every engine; an engine that is not installed is skipped by name, never passed. */
export const onEveryEngine = (subject: string, tests: (db: () => Database) => void): void => {
  for (const { name, here, open } of engines) {
    const title = here ? `${subject} on ${name}` : `${subject} on ${name} (SKIPPED: no package for this platform)`;
    describe.skipIf(!here)(title, () => {
      let db: Database | undefined;
      beforeAll(async () => {
        db = await open();
        await migrate(db);
      });
      afterAll(() => db?.close());
      tests(() => {
        if (!db) throw new Error("the database is not open");
        return db;
      });
    });
  }
};
