import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

type Options = {
  quiet?: boolean;
  env?: Record<string, string>;
  cwd?: string;
  log?: string;
  onMessage?: (message: unknown) => void;
};

export const run = (
  command: string,
  args: string[],
  { quiet = false, env = {}, cwd = root, log, onMessage }: Options = {},
): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe", ...(onMessage ? (["ipc"] as const) : [])] : "inherit",
    });
    if (onMessage) child.on("message", onMessage);
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk;
      if (log) appendFileSync(log, chunk);
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
