import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, type Row } from "../database/support/database.ts";
import * as f from "../database/support/fixtures.ts";
import { postgresBinaries } from "../database/support/postgres-cluster.ts";
import { openPostgres, type Served } from "../database/support/postgres.ts";
import { deployGround } from "../deploy/deploy-ground.ts";
import { projectCall, secretKey } from "../deploy/management-api.ts";
import { startStandInProject, type StandInProject } from "../deploy/stand-in-project.ts";
import { until } from "../support/processes.ts";
import { root } from "../support/run.ts";

const binaries = postgresBinaries();
const deno = join(root, "node_modules/deno-hosted-linux-x64/deno");
const here = binaries !== null && existsSync(deno);

/** In place of PostgREST, since the functions only call verbs with the service role; and a mail API. */
async function startRest(database: Served): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.url === "/mails") return response.end('{"id":"1"}');
    const name = request.url?.split("/").at(-1) ?? "";
    const answer = call(database, f.service, name, (body === "" ? {} : JSON.parse(body)) as Row);
    return answer.then(
      (value) => response.end(JSON.stringify(value ?? null)),
      (error: unknown) => response.writeHead(500).end(JSON.stringify({ message: String(error) })),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return server;
}

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
};

describe.skipIf(!here)(`a self-hosted Supabase${here ? "" : " (SKIPPED: no package for this platform)"}`, () => {
  let database: Served;
  let standIn: StandInProject;
  let rest: Server;
  let functions: ChildProcess;
  let restUrl: string;
  let url: string;
  let env: Record<string, string>;
  const ask = async (name: string, body: object = {}, authorization = "") => {
    const answer = await fetch(`${url}/${name}`, {
      method: "POST",
      headers: authorization ? { authorization } : {},
      body: JSON.stringify(body),
    });
    return [answer.status, (await answer.json()) as Row] as const;
  };

  beforeAll(async () => {
    database = await openPostgres(binaries ?? "");
    await database.exec(deployGround);
    standIn = await startStandInProject(database);
    rest = await startRest(database);
    restUrl = `http://127.0.0.1:${(rest.address() as AddressInfo).port}`;
    const { SUPABASE_ACCESS_TOKEN: _, SUPABASE_PROJECT_ID: __, AUTH_SMTP_HOST: ___, ...some } = standIn.env;
    env = {
      ...some,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
      MAIL_FROM_NAME: "Anna's shop",
      MAIL_API_URL: `${restUrl}/mails`,
    };
  });
  afterAll(async () => {
    functions?.kill("SIGTERM");
    rest.close();
    await standIn.stop();
    await database.close();
  });

  it("gets tables, examples, pictures, the scheduler and the functions' environment from npm run deploy", async () => {
    const { output } = await standIn.script("deploy", env, "--examples");
    expect(output).toContain("5/5 The minute's housekeeping");
    expect(output).not.toContain("ended with");
    expect(standIn.api.calls.filter((one) => projectCall(one))).toEqual([]);
    expect(standIn.api.pictures.size).toBeGreaterThan(5);
    expect(await f.count(database, "public.tours")).toBeGreaterThan(5);
    expect(await f.count(database, "cron.job")).toBe(1);
    expect(statSync(join(standIn.project, ".env.functions")).mode & 0o777).toBe(0o600);
  });

  it("serves the functions by plain Deno, which book, sign, run housekeeping and report their health", async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const flags = ["--quiet", "--no-lock", "--node-modules-dir=manual", "--cached-only", "--allow-net", "--allow-env"];
    functions = spawn(
      deno,
      [
        "run",
        ...flags,
        "--allow-sys",
        "--allow-read",
        "--env-file=.env.functions",
        "supabase/local/functions-router.ts",
      ],
      {
        cwd: standIn.project,
        env: {
          PATH: process.env["PATH"],
          // As in a new container, nothing is cached.
          DENO_DIR: join(standIn.project, ".deno"),
          FUNCTIONS_PORT: String(port),
          SUPABASE_URL: restUrl,
        },
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
    await until("the functions listen", () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    );
    await f.addAccounts(database);
    const tour = await f.makeTour(database, { days: [30] });
    const booking = f.bookingOf(tour, await f.dayFromNow(database, 30));
    await f.bookAndPay(database, booking);
    const [signed, view] = await ask("sign-voucher", { id: booking.id, token: booking.token });
    expect([signed, view]).toMatchObject([200, { status: "confirmed", voucher: expect.any(String) }]);
    expect(await ask("housekeeping", {}, `Bearer ${env["FUNCTION_SECRET"]}`)).toMatchObject([
      200,
      { failed: [], mails: { sent: 1, failed: 0 } },
    ]);
    expect(await ask("health")).toMatchObject([
      200,
      { version: expect.any(String), migration: expect.stringMatching(/^\d{14}$/), vouchers: "ready", mail: "ready" },
    ]);
    expect(await ask("create-payment", {})).toMatchObject([400, { code: expect.any(String) }]);
  });
});
