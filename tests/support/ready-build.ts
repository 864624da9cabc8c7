import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSum } from "../../supabase/local/build/build-app.ts";
import { compressFile, QUICK } from "../../supabase/local/build/compress-folder.ts";
import { contentHash } from "../../src/data/net/content-hash.ts";
import { madeOnce } from "./made-once.ts";
import { copyState, sumOfKeys } from "./ready-state.ts";
import { root } from "./run.ts";
import { freePort, startStack } from "./stack.ts";

const folder = join(root, ".cache/ready-build");

/** The app as a stack on the ready state serves it; built once for equal sources and states. */
export const makeReadyBuild = (ready: string): Promise<string> =>
  madeOnce(folder, `${sumOfKeys(ready)}-${buildSum({}).slice(0, 20)}`, async (built) => {
    const stack = await startStack({ stateDir: copyState(ready) });
    await stack.stop();
    cpSync(join(stack.stateDir, "dist"), built, { recursive: true });
    rmSync(stack.stateDir, { recursive: true });
  });

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
