import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresBinaries, superuser } from "../../database/support/postgres-cluster.ts";
import { openBarePostgres } from "../../database/support/postgres.ts";
import { emptyBuild } from "../../support/empty-build.ts";
import { startStack } from "../../support/stack.ts";
import { readSync } from "./asking.ts";
import { family } from "./processor-time.ts";

export const CHANGES = 20;

const change = (half: number) => `
  update public.tours set description = description || ' ' where id in (select id from public.tours where not archived limit ${half});
  update public.departures set note = 'Bring a coat' where id in (
    select id from public.departures where not private and state <> 'cancelled' and start_date > private.today() + 1 limit ${half})`;

export async function openShop() {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error("There is no PostgreSQL for this platform");
  const database = openBarePostgres(binaries);
  const build = emptyBuild();
  const stateDir = mkdtempSync(join(tmpdir(), "journey-syncs-"));
  const env = {
    DATABASE_URL: "postgres:///postgres",
    PGHOST: database.socket,
    PGUSER: superuser,
    BUILD_DIR: build,
    HOUSEKEEPING_SECONDS: "3600",
  };
  const stack = await startStack({ stateDir, env });
  await database.exec(change(CHANGES / 2));
  const key = stack.keys.publishable;
  const { revision: newest } = await readSync(stack.url, key, 0);
  const postmaster = Number(readFileSync(join(database.socket, "data/postmaster.pid"), "utf8").split("\n")[0]);
  const stackPid = stack.process.pid ?? 0;
  const isRest = (command: string) => command.includes("supabase-server");
  const isFunctions = (command: string) => command.includes("functions-router");
  return {
    url: stack.url,
    socket: database.socket,
    key,
    newest,
    parts: {
      PostgreSQL: family(postmaster),
      REST: family(stackPid, isRest),
      front: family(stackPid, (command) => !isRest(command) && !isFunctions(command)),
    },
    changeOne: () => database.exec(change(1)),
    close: async () => {
      await stack.stop();
      await database.close();
      for (const folder of [build, stateDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
