import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { scriptHashes } from "../../src/app/prerender/headers.ts";
import { contentHash } from "../../src/data/net/content-hash.ts";

export function deploy(version: string, served: string): void {
  symlinkSync(version, `${served}.new`);
  renameSync(`${served}.new`, served);
}

/** Copies the files behind the link: else changes would go into the shared build. */
export const copyBuild = (from: string, to: string, filter = (_path: string): boolean => true): void =>
  cpSync(realpathSync(from), to, { recursive: true, filter });

const ASSET = /-[\w-]{8}\.(?:js|css|txt)$/;
const textsIn = (folder: string) => globSync("**/*.{html,js,css,json,txt,xml}", { cwd: folder });
const unhashed = (name: string) => name.replace(/[\w-]{8}(?=\.\w+$)/, (hash) => hash.slice(4) + hash.slice(0, 4));

/**
 * The next version without a rebuild: the same app with `version` on its pages, renamed parts and new hashes in the
 * worker.
 */
export async function nextVersion(built: string, folder: string, version: string): Promise<void> {
  copyBuild(built, folder);
  const site: { version: string } = JSON.parse(readFileSync(join(folder, "site.json"), "utf8"));
  const renamed = new Map(
    readdirSync(join(folder, "assets")).flatMap((name) => (ASSET.test(name) ? [[name, unhashed(name)]] : [])),
  );
  const names = new RegExp([...renamed.keys(), site.version].map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const change = (text: string) =>
    text
      .replaceAll(names, (name) => renamed.get(name) ?? version)
      .replace("<head>", `<head><meta name="version" content="${version}">`);
  const hashes = new Map<string, string>();
  const policies = new Map<string, string>();
  async function rewrite(name: string): Promise<void> {
    const path = join(folder, name);
    const before = readFileSync(path, "utf8");
    const after = change(before);
    if (after === before) return;
    const [old, now] = await Promise.all([before, after].map((text) => contentHash(Buffer.from(text))));
    if (old && now) hashes.set(old, now);
    const scripts = scriptHashes(after);
    for (const [place, script] of scriptHashes(before).entries()) policies.set(script, scripts[place] ?? script);
    replaceFile(path, after);
  }
  const texts = textsIn(folder).filter((name) => name !== "sw.js");
  await Promise.all(texts.map(rewrite));
  const headers = join(folder, "_headers");
  replaceFile(
    headers,
    readFileSync(headers, "utf8").replaceAll(/'sha256-[^']+'/g, (one) => policies.get(one) ?? one),
  );
  const worker = change(readFileSync(join(folder, "sw.js"), "utf8"));
  replaceFile(
    join(folder, "sw.js"),
    [...hashes].reduce((text, [old, now]) => text.replaceAll(old, now), worker),
  );
  for (const [name, now] of renamed)
    for (const ending of ["", ".br", ".gz"])
      if (existsSync(join(folder, "assets", name + ending)))
        renameSync(join(folder, "assets", name + ending), join(folder, "assets", now + ending));
}

export function replaceFile(path: string, text: string): void {
  for (const ending of [".br", ".gz"]) rmSync(path + ending, { force: true });
  writeFileSync(path, text);
}

export const showsVersion = (page: Page, version: string): Promise<void> =>
  page.locator(`meta[name=version][content="${version}"]`).waitFor({ state: "attached" });

export const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));

export const updatePrompt = (page: Page) => page.getByText("A new version is ready");

export const takeUpdate = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Reload", exact: true }).click();

export async function wrongFiles(page: Page, folder: string, older = folder): Promise<string[]> {
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
  const missing = ["/index.html", "/shell.html"].filter((page) => !kept.some(([name]) => name === page));
  const sha = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(existsSync(join(folder, name)) ? folder : older, name)))
      .digest("hex");
  return [...missing, ...kept.filter(([name, sum]) => sha(name) !== sum).map(([name]) => name)];
}

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
