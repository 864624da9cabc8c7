import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { startOneOrigin } from "../support/one-origin.ts";
import { stackState, stackUrl } from "../support/shared-stack.ts";
import { startNginx, startPages, type StaticHost, wranglerScript } from "../support/static-hosts.ts";
import { findNginx } from "../support/system-packages.ts";

const nginx = findNginx();
const wrangler = wranglerScript();

// The stack's build has the files that only nginx wants beside the others.
const compressed = join(stackState, "dist");
const plain = mkdtempSync(join(tmpdir(), "journey-hosts-"));

beforeAll(() => cpSync(compressed, plain, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) }));
afterAll(() => rmSync(plain, { recursive: true, force: true }));

const samarkand = "/destinations/de570000-0000-4000-8000-000000000001";
const pages: [path: string, heading: RegExp, status: number][] = [
  ["/", /Discover the Magic/, 200],
  ["/about", /About/, 200],
  ["/tours", /Tours/, 200],
  [samarkand, /Samarkand/, 200],
  ["/auth", /Sign in|Welcome/, 200],
  ["/admin", /Sign in|Welcome/, 200],
  ["/admin/bookings/7", /Sign in|Welcome/, 200],
  ["/trips", /trips/i, 200],
  ["/install", /Install|app/i, 200],
  ["/offline", /offline/i, 200],
  ["/payment/failure?error=no", /payment/i, 200],
];

/** Those that are here: nginx where the system has its package, the other where a registry gives it. */
const hosts: { name: string; start: () => Promise<StaticHost> }[] = [];
if (nginx) hosts.push({ name: "nginx", start: () => startNginx(nginx, compressed) });
if (wrangler) hosts.push({ name: "Cloudflare Pages", start: () => startPages(wrangler, plain) });

for (const { name, start } of hosts)
  describe(`on ${name}`, () => {
    let host: StaticHost;
    let origin: Awaited<ReturnType<typeof startOneOrigin>>;
    let browser: Browser;
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${host.url}${path}`, { headers, redirect: "manual" });

    beforeAll(async () => {
      host = await start();
      origin = await startOneOrigin(host.url, stackUrl);
      browser = await openBrowser({ serviceWorkers: "allow" });
      await browser.context.addInitScript(() => {
        // Without the worker every address is answered by the host.
        Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
        new MutationObserver(() => {
          const text = document.querySelector("h1")?.textContent;
          if (text) sessionStorage.setItem("first heading", sessionStorage.getItem("first heading") ?? text);
        }).observe(document, { childList: true, subtree: true });
      });
    });
    afterAll(async () => {
      await browser.close();
      await origin.stop();
      await host.stop();
    });

    it.each(pages)("%s begins with its own heading, without an error", async (path, heading, status) => {
      const page = await browser.context.newPage();
      const response = await page.goto(`${origin.url}${path}`, { waitUntil: "networkidle" });
      expect(response?.status()).toBe(status);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(await page.evaluate(() => sessionStorage.getItem("first heading"))).toMatch(heading);
      expect(browser.errors).toEqual([]);
      await page.close();
    });

    it("a missing asset is missing and not kept", async () => {
      const missing = await get("/assets/gone-12345678.js");
      expect(missing.status).toBe(404);
      expect(missing.headers.get("cache-control") ?? "").not.toMatch(/immutable|max-age=[1-9]/);
      expect((await get("/icons/gone.png")).status).toBe(404);
    });

    it("an address that nobody knows is 404, and begins from the neutral shell, not from the home page", async () => {
      const unknown = await get("/nowhere/at/all");
      expect(unknown.status).toBe(404);
      const text = await unknown.text();
      expect(text).toContain('<div id="root"></div>');
      expect(text).not.toContain("Discover the Magic");
    });

    it("pages and worker are asked for again, assets are not", async () => {
      for (const path of ["/", "/about", "/trips", "/sw.js", "/site.json"]) {
        expect((await get(path)).headers.get("cache-control"), path).toMatch(/no-cache|max-age=0, must-revalidate/);
      }
      const asset = readdirSync(join(plain, "assets")).find((file) => file.endsWith(".js"));
      expect((await get(`/assets/${asset}`)).headers.get("cache-control")).toContain("immutable");
    });

    it("the camera may be asked for on one page alone", async () => {
      const policy = async (path: string) => (await get(path)).headers.get("permissions-policy") ?? "";
      // Where a host joins two lines, the later entry for a feature counts.
      expect((await policy("/guide/scan")).split(",").findLast((entry) => entry.includes("camera"))).toContain(
        "(self)",
      );
      for (const path of ["/", "/guide", "/trips"]) expect(await policy(path), path).toMatch(/camera=\(\)(?!.*camera)/);
    });

    it("every answer carries the policy, with the sums of this build", async () => {
      for (const path of ["/", "/trips", "/nowhere", "/sw.js"]) {
        const policy = (await get(path)).headers.get("content-security-policy") ?? "";
        expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
      }
    });
  });

it.each(nginx ? [nginx] : [])(
  "%s serves what was compressed beforehand, and none of the hosts' own files",
  async (binary) => {
    const host = await startNginx(binary, compressed);
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${host.url}${path}`, { headers, redirect: "manual" });
    try {
      expect((await get("/sw.js", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
      for (const path of ["/_headers", "/_redirects", "/_nginx.conf", "/vercel.json"]) {
        expect((await get(path)).status, path).toBe(404);
      }
      expect((await get("/manifest.webmanifest")).headers.get("content-type")).toContain("manifest+json");
      const slash = await get("/about/");
      expect([slash.status, new URL(slash.headers.get("location") ?? "", host.url).pathname]).toEqual([301, "/about"]);
    } finally {
      await host.stop();
    }
  },
);
