import { execFile, spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../settings.ts";
import { writeWhole } from "../state/state-folder.ts";
import { compressFolder } from "./compress-folder.ts";

const inputs = [
  "src/**/*",
  "sw/**/*",
  "public/**/*",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
  "supabase/seed.sql",
  "supabase/seed/translations/*",
];

export const buildSum = (env: Record<string, string>) => {
  const sum = createHash("sha256").update(JSON.stringify({ ...env, pseudo: process.env["PSEUDO"] }));
  for (const path of globSync(inputs, { cwd: projectFolder }).sort()) {
    const file = join(projectFolder, path);
    if (!statSync(file).isFile() || path.includes(".test.")) continue;
    sum.update(path).update(readFileSync(file));
  }
  return sum.digest("hex");
};

const version = async () => {
  const { stdout } = await promisify(execFile)("git", ["rev-parse", "--short", "HEAD"], { cwd: projectFolder }).catch(
    () => ({ stdout: "local" }),
  );
  return stdout.trim();
};

const runVite = (env: Record<string, string>, folder: string, onChild: (child: ChildProcess) => void) =>
  new Promise<void>((resolve, reject) => {
    let output = "";
    const child = spawn(join(projectFolder, "node_modules/.bin/vite"), ["build", "--outDir", folder, "--emptyOutDir"], {
      cwd: projectFolder,
      detached: true,
      // NODE_ENV=test would make a development build without a service worker.
      env: { ...process.env, NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    onChild(child);
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The app could not be built.\n${output}`)),
    );
  });

export const buildApp = async (
  env: Record<string, string>,
  prerenderUrl: string,
  stateDir: string,
  onChild: (child: ChildProcess) => void,
): Promise<string> => {
  const folder = join(stateDir, "dist");
  const mark = join(stateDir, "dist.sum");
  const sum = buildSum(env);
  if (existsSync(mark) && readFileSync(mark, "utf8") === sum && existsSync(join(folder, "index.html"))) return folder;
  rmSync(mark, { force: true });
  // An empty catalogue must not keep this machine from starting.
  const catalogue = { SUPABASE_PRERENDER_URL: prerenderUrl, WITHOUT_CATALOGUE: "1" };
  await runVite({ ...env, ...catalogue, VITE_APP_VERSION: await version() }, folder, onChild);
  // Compressing fully takes longer than building; hosts get it from `npm run compress`.
  await compressFolder(folder, { quick: true });
  writeWhole(mark, sum);
  return folder;
};
