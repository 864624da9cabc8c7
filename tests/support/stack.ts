import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./run.ts";

export type Stack = {
  url: string;
  backendUrl: string;
  inboxUrl: string;
  stateDir: string;
  port: number;
  keys: { publishable: string; secret: string };
  process: ChildProcess;
  output: () => string;
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
};

type Options = {
  stateDir?: string;
  port?: number;
  twoOrigins?: boolean;
  env?: Record<string, string>;
  args?: string[];
  folder?: string;
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => {
        child.once("exit", (code) => resolve(code));
      });

/** bcrypt at the real cost takes 80 ms of processor time. A test of passwords sets 10. */
export const QUICK_PASSWORDS = { LITE_AUTH_BCRYPT_COST: "4" };

export const spawnStack = async (options: Options = {}) => {
  const { stateDir, port, twoOrigins = false, env = {}, args = [], folder: project = root } = options;
  const folder = stateDir ?? mkdtempSync(join(tmpdir(), "journey-stack-"));
  const where = port ?? (await freePort());
  const backendPort = twoOrigins ? await freePort() : where;
  const child = spawn(join(root, "node_modules/.bin/node"), ["supabase/local/start.mjs", ...args], {
    cwd: project,
    env: {
      ...process.env,
      ...QUICK_PASSWORDS,
      ...env,
      PORT: String(where),
      STATE_DIR: folder,
      ...(twoOrigins ? { BACKEND_PORT: String(backendPort) } : {}),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => (printed += chunk));
  child.stderr.on("data", (chunk) => (printed += chunk));
  return { child, folder, port: where, backendPort, output: () => printed, ended: () => ended(child) };
};

export const startStack = async (options: Options = {}): Promise<Stack> => {
  const { child, folder, port, backendPort, output } = await spawnStack(options);
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (/Ready on /.test(output())) resolve();
    };
    child.stdout.on("data", look);
    child.once("exit", (code) => reject(new Error(`The stack ended with ${code} before it was ready:\n${output()}`)));
  });
  const secrets: { publishableKey: string; secretKey: string } = JSON.parse(
    readFileSync(join(folder, "secrets.json"), "utf8"),
  );
  const url = `http://localhost:${port}`;
  return {
    url,
    backendUrl: `http://localhost:${backendPort}`,
    inboxUrl: `${url}/_inbox`,
    stateDir: folder,
    port,
    keys: { publishable: secrets.publishableKey, secret: secrets.secretKey },
    process: child,
    output,
    stop: () => {
      child.kill("SIGINT");
      return ended(child);
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended(child);
    },
  };
};
