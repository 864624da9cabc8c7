import { createHash } from "node:crypto";
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { contentHash } from "../../src/data/net/content-hash.ts";

/** A deploy: what is served changes in one step, and the files of the other version are gone. */
export function deploy(version: string, served: string): void {
  symlinkSync(version, `${served}.new`);
  renameSync(`${served}.new`, served);
}

/** Writes a file of a build anew, without its compressed siblings, which would be served instead. */
function rewrite(folder: string, name: string, text: string): void {
  for (const ending of [".br", ".gz"]) rmSync(join(folder, name + ending), { force: true });
  writeFileSync(join(folder, name), text);
}

/** The next version, without the time of a build: the same app, whose pages and worker say `mark`. */
export async function nextVersion(old: string, folder: string, mark: string): Promise<void> {
  cpSync(old, folder, { recursive: true });
  let worker = readFileSync(join(folder, "sw.js"), "utf8");
  for (const name of ["index.html", "shell.html"]) {
    const before = readFileSync(join(folder, name), "utf8");
    const after = before.replace("<head>", `<head><meta name="version" content="${mark}">`);
    rewrite(folder, name, after);
    const [old, hash] = await Promise.all([contentHash(Buffer.from(before)), contentHash(Buffer.from(after))]);
    if (!worker.includes(old)) throw new Error(`The worker does not know ${name}`);
    worker = worker.replaceAll(old, hash);
  }
  rewrite(folder, "sw.js", worker);
}

/** What the worker keeps and the build did not make: compared byte by byte with the files themselves. */
export async function wrongFiles(page: Page, folder: string): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const digest = await crypto.subtle.digest(
          "SHA-256",
          (await (await cache.match(url))?.arrayBuffer()) ?? new ArrayBuffer(),
        );
        const { origin, pathname } = new URL(url);
        if (origin === location.origin && !pathname.startsWith("/storage/"))
          found.push([
            pathname,
            [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
          ]);
      }
    }
    return found;
  });
  if (kept.length === 0) return ["nothing is kept at all"];
  const sha = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  return kept.filter(([name, sum]) => sha(name) !== sum).map(([name]) => name);
}

/** Puts something else in the place of a kept file, as a worker of before would have kept it. */
export const poison = (page: Page, name: RegExp, text: string): Promise<number> =>
  page.evaluate(
    async ({ source, body }) => {
      let changed = 0;
      for (const cacheName of await caches.keys()) {
        const cache = await caches.open(cacheName);
        for (const { url } of await cache.keys()) {
          if (!new RegExp(source).test(new URL(url).pathname)) continue;
          const type = (await cache.match(url))?.headers.get("content-type") ?? "text/html";
          await cache.put(url, new Response(body, { headers: { "content-type": type } }));
          changed += 1;
        }
      }
      return changed;
    },
    { source: name.source, body: text },
  );
