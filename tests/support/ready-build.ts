import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { buildSum } from "../../supabase/local/build/build-app.ts";
import { compressFile, QUICK } from "../../supabase/local/build/compress-folder.ts";
import { contentHash } from "../../src/data/net/content-hash.ts";
import { copyState } from "./ready-state.ts";
import { root } from "./run.ts";
import { freePort, startStack } from "./stack.ts";

const folder = join(root, ".cache/ready-build");

/** The app as a stack on the ready state serves it; built once for equal sources and states. */
export async function makeReadyBuild(ready: string): Promise<string> {
  const built = join(folder, `${basename(ready)}-${buildSum({}).slice(0, 20)}`);
  if (existsSync(built)) return built;
  const stack = await startStack({ stateDir: copyState(ready) });
  await stack.stop();
  const fresh = join(folder, `new-${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  cpSync(join(stack.stateDir, "dist"), fresh, { recursive: true });
  rmSync(stack.stateDir, { recursive: true });
  for (const name of globSync("*", { cwd: folder, exclude: ["new-*"] }))
    rmSync(join(folder, name), { recursive: true });
  // Of two who make it at the same time the first one's stays.
  if (existsSync(built)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, built);
  return built;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The same build at another address: what files say of each other's content is put right. */
async function copyBuild(built: string, to: string, site: string): Promise<void> {
  cpSync(built, to, { recursive: true });
  const { site: before }: { site: string } = JSON.parse(readFileSync(join(built, "site.json"), "utf8"));
  if (site.length !== before.length) throw new Error(`The worker lists sizes: ${site} is not as long as ${before}`);
  const sums = new Map<string, string>();
  async function rewrite(name: string, change: (text: string) => string): Promise<void> {
    const path = join(to, name);
    const text = readFileSync(path, "utf8");
    const changed = change(text);
    if (changed === text) return;
    sums.set(sha256(text), sha256(changed));
    sums.set(await contentHash(Buffer.from(text)), await contentHash(Buffer.from(changed)));
    writeFileSync(path, changed);
    if (existsSync(`${path}.br`)) await compressFile(path, QUICK);
  }
  const moved = (text: string) => text.replaceAll(before, site);
  const listing = new Set(["sw.js", "site.json"]);
  const others = globSync("**/*.{html,js,xml,txt}", { cwd: to, exclude: (name) => listing.has(name) });
  await Promise.all(others.map((name) => rewrite(name, moved)));
  for (const name of listing)
    await rewrite(name, (text) => [...sums].reduce((whole, [old, now]) => whole.replaceAll(old, now), moved(text)));
}

/** Options of a stack that serves that build from its own state, at an address of its own. */
export async function servingBuild(built: string, stateDir: string) {
  const port = await freePort();
  const build = join(stateDir, "dist");
  await copyBuild(built, build, `http://localhost:${port}`);
  return { stateDir, port, env: { BUILD_DIR: build } };
}
