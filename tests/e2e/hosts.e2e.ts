import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { startOneOrigin } from "../support/one-origin.ts";
import { stackState, stackUrl } from "../support/shared-stack.ts";
import { startNginx, startPages, type StaticHost, wranglerScript } from "../support/static-hosts.ts";
import { findNginx } from "../support/system-packages.ts";

const nginx = findNginx();
const wrangler = wranglerScript();

const compressed = realpathSync(join(stackState, "dist"));
const plain = mkdtempSync(join(tmpdir(), "journey-hosts-"));

beforeAll(() => cpSync(compressed, plain, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) }));
afterAll(() => rmSync(plain, { recursive: true, force: true }));

const ROOT = '<div id="root"></div>';
const PAGES: readonly [path: string, begins: RegExp | typeof ROOT][] = [
  ["/", /Discover the Magic/],
  ["/about", /About/],
  ["/tours", /Tours/],
  ["/destinations/de570000-0000-4000-8000-000000000001", /Samarkand/],
  ["/auth", ROOT],
  ["/admin", ROOT],
  ["/admin/bookings/7", ROOT],
  ["/trips", ROOT],
  ["/install", ROOT],
  ["/offline", ROOT],
  ["/payment/failure?error=no", ROOT],
];

async function checkHost({ url }: StaticHost): Promise<void> {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers, redirect: "manual" });
  for (const [path, begins] of PAGES) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    const text = await response.text();
    if (begins === ROOT) expect(text, path).toContain(ROOT);
    else expect(/<h1[^>]*>([^]*?)<\/h1>/.exec(text)?.[1], path).toMatch(begins);
  }
  const missing = await get("/assets/gone-12345678.js");
  expect(missing.status).toBe(404);
  expect(missing.headers.get("cache-control") ?? "").not.toMatch(/immutable|max-age=[1-9]/);
  expect((await get("/icons/gone.png")).status).toBe(404);
  const unknown = await get("/nowhere/at/all");
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain(ROOT);

  for (const path of ["/", "/about", "/trips", "/sw.js", "/site.json"])
    expect((await get(path)).headers.get("cache-control"), path).toMatch(/no-cache|max-age=0, must-revalidate/);
  const asset = readdirSync(join(plain, "assets")).find((file) => file.endsWith(".js"));
  expect((await get(`/assets/${asset}`)).headers.get("cache-control")).toContain("immutable");

  const camera = async (path: string) => (await get(path)).headers.get("permissions-policy") ?? "";
  // A host that joins two header lines leaves the later entry in force.
  expect((await camera("/guide/scan")).split(",").findLast((entry) => entry.includes("camera"))).toContain("(self)");
  for (const path of ["/", "/guide", "/trips"]) expect(await camera(path), path).toMatch(/camera=\(\)(?!.*camera)/);
  for (const path of ["/", "/trips", "/nowhere", "/sw.js"]) {
    const policy = (await get(path)).headers.get("content-security-policy") ?? "";
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
  }
}

async function errorsOfApp({ url }: StaticHost): Promise<string[]> {
  const origin = await startOneOrigin(url, stackUrl);
  const { page, errors, close } = await openBrowser();
  try {
    for (const [path, heading] of [
      ["/tours", /Tours/],
      ["/admin/bookings/7", /Sign in|Welcome/],
      ["/trips", /trips/i],
    ] as const) {
      expect((await page.goto(`${origin.url}${path}`, { waitUntil: "networkidle" }))?.status()).toBe(200);
      await page.getByRole("heading", { level: 1, name: heading }).first().waitFor();
    }
    return errors;
  } finally {
    await close();
    await origin.stop();
  }
}

it.each(nginx ? [nginx] : [])("answers each kind of address and starts the app on nginx", async (binary) => {
  const host = await startNginx(binary, compressed);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${host.url}${path}`, { headers, redirect: "manual" });
  try {
    await checkHost(host);
    expect(await errorsOfApp(host)).toEqual([]);
    expect((await get("/sw.js", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
    for (const path of ["/_headers", "/_redirects", "/_nginx.conf", "/vercel.json"])
      expect((await get(path)).status, path).toBe(404);
    expect((await get("/manifest.webmanifest")).headers.get("content-type")).toContain("manifest+json");
    const slash = await get("/about/");
    expect([slash.status, new URL(slash.headers.get("location") ?? "", host.url).pathname]).toEqual([301, "/about"]);
  } finally {
    await host.stop();
  }
});

it.each(wrangler ? [wrangler] : [])(
  "answers each kind of address and starts the app on Cloudflare Pages",
  async (script) => {
    const host = await startPages(script, plain);
    try {
      await checkHost(host);
      expect(await errorsOfApp(host)).toEqual([]);
    } finally {
      await host.stop();
    }
  },
);
