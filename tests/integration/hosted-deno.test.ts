import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functionEnvironment } from "../../supabase/local/function-environment.ts";
import { root } from "../support/run.ts";

const deno = join(root, "node_modules/deno-hosted-linux-x64/deno");
const here = existsSync(deno);
const title = "on the Deno that hosted functions run on";

const functions = readdirSync(join(root, "supabase/functions"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);
const offline = ["--quiet", "--no-lock", "--node-modules-dir=manual", "--cached-only"];
const secrets = {
  jwtSecret: "j".repeat(40),
  publishableKey: "sb_publishable_x",
  secretKey: "sb_secret_x",
  functionSecret: "f".repeat(40),
  octoSecret: "o".repeat(40),
  octoUniqueKey: "u".repeat(40),
  voucherKeys: "1:MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v_VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g",
  pushKey: {
    publicKey: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  },
};

const lists = new Set(["claim_fiscal_receipts", "claim_due_payments", "claim_refunds", "claim_emails", "claim_news"]);
const database = createServer((request, response) => {
  const name = request.url?.split("/").at(-1) ?? "";
  const answers: Record<string, string> = {
    vouchers_to_sign: '{"ok":true,"wanted":[]}',
    catalogue_since: "{}",
    shop_state:
      '{"housekeeping":null,"backup_age_days":null,"has_owner":true,"migration":null,"can_charge":true,"fiscal":{"has_tin":false,"has_code":false,"lacking":[],"late":0,"late_refunds":0}}',
  };
  request.resume().on("end", () => response.end(answers[name] ?? (lists.has(name) ? "[]" : "null")));
});

let router: ChildProcess;
let url: string;

beforeAll(async () => {
  if (!here) return;
  await new Promise<void>((ready) => {
    database.listen(0, "127.0.0.1", ready);
  });
  const env = functionEnvironment({
    supabasePort: (database.address() as AddressInfo).port,
    smtpPort: 9,
    siteUrl: "http://localhost:4173",
    backendUrl: "http://localhost:4173",
    secrets,
    sandbox: { origin: "http://localhost:4173", shopId: 27, secret: secrets.octoSecret, uniqueKey: "u" },
  });
  const rights = ["--allow-net", "--allow-env", "--allow-sys", `--allow-read=${root}`];
  router = spawn(deno, ["run", ...offline, ...rights, "supabase/local/functions-router.ts"], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DENO_NO_UPDATE_CHECK: "1", ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const { stdout } = router;
  if (!stdout) throw new Error("Deno has no output to read");
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: stdout }).on("line", (line) => {
      if (line.startsWith('{"type":"ready"')) resolve(JSON.parse(line).port);
    });
    router.once("exit", (code) => reject(new Error(`Deno ended at its start (${code})`)));
  });
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  if (!here) return;
  router.kill("SIGTERM");
  database.closeAllConnections();
  await new Promise((closed) => {
    database.close(closed);
  });
});

describe.skipIf(!here)(here ? title : `${title} (SKIPPED: npm has it for Linux on x64 only)`, () => {
  it("is of the hosted generation, and type-checks every function", () => {
    expect(execFileSync(deno, ["--version"], { encoding: "utf8" })).toMatch(/^deno 2\.1\./);
    const paths = functions.map((name) => `supabase/functions/${name}/index.ts`);
    execFileSync(deno, ["check", ...offline.filter((flag) => flag !== "--cached-only"), ...paths], { cwd: root });
  });

  it.each(functions)("%s imports nothing that its deno.json does not name", (name) => {
    const folder = join(root, "supabase/functions", name);
    const flags = ["info", "--json", "--no-lock", "--node-modules-dir=manual"];
    const { modules } = JSON.parse(
      execFileSync(deno, [...flags, join(folder, "index.ts")], { cwd: root, encoding: "utf8" }),
    );
    const imported = modules.flatMap((module: { dependencies?: { specifier: string }[] }) =>
      (module.dependencies ?? []).map(({ specifier }) => specifier),
    );
    const bare = new Set(imported.filter((specifier: string) => !specifier.startsWith(".")));
    const { imports } = JSON.parse(readFileSync(join(folder, "deno.json"), "utf8"));
    expect([...bare].filter((specifier) => !Object.hasOwn(imports, String(specifier)))).toEqual([]);
    expect(imported.length).toBeGreaterThan(5);
  });

  it.each(functions)("%s boots, and answers OPTIONS, POST and other methods", async (name) => {
    const preflight = await fetch(`${url}/${name}`, { method: "OPTIONS" });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([
      204,
      "http://localhost:4173",
    ]);
    const posted = await fetch(`${url}/${name}`, { method: "POST", body: "{}" });
    expect(posted.status).toBeLessThan(500);
    const answer = await posted.json();
    if (!posted.ok) expect(answer).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect((await fetch(`${url}/${name}`, { method: "DELETE" })).status).toBe(405);
  });

  it("runs housekeeping", async () => {
    const headers = { authorization: `Bearer ${secrets.functionSecret}` };
    const answer = await fetch(`${url}/housekeeping`, { method: "POST", headers });
    expect([answer.status, await answer.json()]).toMatchObject([200, { ok: true, failed: [] }]);
  });

  it("answers a monitor's GET that it is alive", async () => {
    const answer = await fetch(`${url}/health`);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { ok: true, database: "answers", vouchers: "ready" },
    ]);
  });
});
