import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresBinaries, superuser } from "../database/support/postgres-cluster.ts";
import { openBarePostgres, type Served } from "../database/support/postgres.ts";
import { book, roomyTour, signIn } from "../security/support/desk.ts";
import { callsOf, sendMalformed } from "../security/support/malformed.ts";
import { emptyBuild } from "../support/empty-build.ts";
import { until } from "../support/processes.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { long } from "../support/tiers.ts";

const bin = postgresBinaries();

describe.skipIf(!bin)(`a stack on PostgreSQL${bin ? "" : " (SKIPPED: no package for this platform)"}`, () => {
  let database: Served;
  let stack: Stack;
  let build: string;
  let stateDir: string;
  beforeAll(async () => {
    database = openBarePostgres(bin ?? "");
    build = emptyBuild();
    stateDir = mkdtempSync(join(tmpdir(), "journey-postgres-"));
    const env = { DATABASE_URL: "postgres:///postgres", PGHOST: database.socket, PGUSER: superuser, BUILD_DIR: build };
    stack = await startStack({ stateDir, env });
  });
  afterAll(async () => {
    await stack?.stop();
    await database?.close();
    rmSync(build, { recursive: true, force: true });
    rmSync(stateDir, { recursive: true, force: true });
  });

  const ask = async (verb: string, args: object) => {
    const answer = await fetch(`${stack.url}/rest/v1/rpc/${verb}`, {
      method: "POST",
      headers: { apikey: stack.keys.publishable, "content-type": "application/json" },
      body: JSON.stringify(args),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const catalogue = () => ask("catalogue_since", { since: 0 });

  it("answers malformed calls of a visitor and an owner without a 5xx", async () => {
    const desk = { url: stack.url, keys: stack.keys };
    const { tour, day } = await roomyTour(desk);
    const { id, token } = await book(desk, tour, day, { name: "Anna Lee", email: "anna@example.com" }, 9_000);
    for (const who of ["anon", await signIn(desk, "admin@example.com")] as const) {
      const { statuses, failures } = await sendMalformed(desk, who, { ids: [tour.id, id], day, token });
      expect(failures).toEqual([]);
      expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(callsOf(who));
    }
  });

  it.each<[unknown]>([[0], [1e308], [true], [{}], [[]], ["2027-02-30"], [""]])(
    "refuses %j for a date",
    async (check_in) => {
      const asked = { item_type: "tour", item_id: randomUUID(), guests: 1 };
      expect(await ask("quote", { ...asked, check_in })).toMatchObject({ status: 400 });
      expect(await ask("lock_price", { ...asked, check_in })).toMatchObject({ status: 400 });
    },
  );

  long("cancels a visitor's statement after 3 seconds, as hosted", async () => {
    await database.transaction(async (query) => {
      await query("lock table public.tours in access exclusive mode");
      const started = performance.now();
      expect((await catalogue()).text).toMatch(/statement timeout/);
      const seconds = (performance.now() - started) / 1000;
      expect(seconds).toBeGreaterThan(2.5);
      expect(seconds).toBeLessThan(7);
    });
  });

  it("survives a restart of the database", async () => {
    const pid = stack.process.pid;
    expect((await catalogue()).status).toBe(200);
    database.restart();
    await until("the stack answers again", async () => (await catalogue()).status === 200);
    expect([stack.process.pid, stack.process.exitCode]).toEqual([pid, null]);
    expect(stack.output()).not.toContain("died");
  });
});
