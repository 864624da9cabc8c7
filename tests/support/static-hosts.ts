import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { root } from "./run.ts";
import { freePort } from "./stack.ts";
import { findMimeTypes } from "./system-packages.ts";

export type StaticHost = {
  url: string;
  stop: () => Promise<void>;
};

const WRANGLER = "4.164.0";
const TIMEOUT_MS = 60_000;

async function untilAnswers(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until;) {
    if (child.exitCode !== null) break;
    if ((await fetch(url).catch(() => null)) !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The host did not start:\n${printed()}`);
}

type Where = {
  folder: string;
  env?: Record<string, string>;
};

async function start(command: string, args: string[], url: string, { folder, env = {} }: Where): Promise<StaticHost> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  await untilAnswers(url, child, () => output);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

export async function startNginx(binary: string, dist: string): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), "journey-nginx-"));
  const listen = `127.0.0.1:${await freePort()}`;
  const { username, uid } = userInfo();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const mime = findMimeTypes();
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid ${join(folder, "pid")}; error_log stderr warn; ${uid === 0 ? `user ${username};` : ""}
    events {}
    http {
      ${mime ? `include ${mime};` : ""} access_log off; ${temporary.join(" ")}
      server { listen ${listen}; root ${dist}; include ${join(dist, "_nginx.conf")}; }
    }`,
  );
  const host = await start(binary, ["-c", join(folder, "nginx.conf"), "-e", "stderr"], `http://${listen}`, { folder });
  const stop = async () => {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...host, stop };
}

/** Cloudflare's own server, too large for package.json: fetched once at one version; null without a registry. */
export function wranglerScript(): string | null {
  const folder = join(root, ".cache/wrangler");
  const script = join(folder, "node_modules/wrangler/bin/wrangler.js");
  if (existsSync(script)) return script;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  const args = ["install", "--save-exact", "--no-audit", "--no-fund", `wrangler@${WRANGLER}`];
  try {
    execFileSync("npm", args, { cwd: folder, stdio: "ignore", timeout: 120_000 });
  } catch {
    return null;
  }
  return existsSync(script) ? script : null;
}

export async function startPages(script: string, dist: string): Promise<StaticHost> {
  const port = await freePort();
  const inspector = await freePort();
  const args = [
    "pages",
    "dev",
    dist,
    "--ip",
    "127.0.0.1",
    "--port",
    String(port),
    "--inspector-port",
    String(inspector),
  ];
  const folder = mkdtempSync(join(tmpdir(), "journey-pages-"));
  const env = {
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    HOME: folder,
    PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"]}`,
  };
  const host = await start(process.execPath, [script, ...args], `http://127.0.0.1:${port}`, { folder, env });
  const stop = async () => {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...host, stop };
}
