import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { staticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "journey-files-"));
const TOURS =
  '<link rel="canonical" href="/tours"/><link rel="alternate" hrefLang="ru" href="/ru/tours"/><link rel="icon" href="/icon.svg"/>' +
  '<meta property="og:url" content="/tours"/><meta property="og:image" content="https://pictures.test/a.jpg"/><a href="/about">About</a>';
let server: Server;
const get = (path: string, headers = {}, host = "127.0.0.1") =>
  fetch(`http://${host}:${(server.address() as AddressInfo).port}${path}`, { headers });

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of Object.entries({
    "index.html": "Home",
    "shell.html": "Shell",
    "about.html": "About",
    "tours.html": TOURS,
    "tours.html.br": brotliCompressSync(TOURS),
    "sitemap.xml": "<url><loc>/ru/tours</loc></url>",
    "robots.txt": "Allow: /\nSitemap: /sitemap.xml\n",
    "site.json": JSON.stringify({
      routes: ["/", "/about", "/tours", "/auth", "/trips/:id", "/booking/confirmation/:paymentId"],
    }),
  }))
    writeFileSync(join(folder, name), text);
  server = createServer(staticFiles(folder));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

it.each([
  ["/", 200, "Home"],
  ["/about", 200, "About"],
  ["/auth", 200, "Shell"],
  ["/auth/", 200, "Shell"],
  ["/trips/7", 200, "Shell"],
  ["/booking/confirmation/pay.1", 200, "Shell"],
  ["/trips/7/8", 404, "Shell"],
  ["/no/such/page", 404, "Shell"],
  ["/icons/gone.png", 404, "Not found\n"],
  ["/assets/gone.js", 404, "Not found\n"],
])("answers %s with %i: %s", async (path, status, text) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(answer.headers.get("cache-control")).toBe(status === 404 ? "no-store" : "no-cache");
});

it("names its own origin in a page's addresses, the sitemap and robots.txt, when the build knew none", async () => {
  const { origin } = new URL((await get("/")).url);
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await get("/tours", { "accept-encoding": encoding });
    expect([encoding, await answer.text()]).toEqual([
      encoding,
      `<link rel="canonical" href="${origin}/tours"/><link rel="alternate" hrefLang="ru" href="${origin}/ru/tours"/><link rel="icon" href="/icon.svg"/>` +
        `<meta property="og:url" content="${origin}/tours"/><meta property="og:image" content="https://pictures.test/a.jpg"/><a href="/about">About</a>`,
    ]);
    expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
  }
  expect(await (await get("/sitemap.xml")).text()).toBe(`<url><loc>${origin}/ru/tours</loc></url>`);
  expect(await (await get("/robots.txt")).text()).toBe(`Allow: /\nSitemap: ${origin}/sitemap.xml\n`);
});

it("leaves a file that is asked for by its own name as built, because the worker compares its hash", async () => {
  expect(await (await get("/tours.html")).text()).toBe(TOURS);
});

it("answers 304 for a page that has not changed, and not for another origin", async () => {
  const { headers } = await get("/tours");
  const seen = { "if-none-match": headers.get("etag") ?? "" };
  expect((await get("/tours", seen)).status).toBe(304);
  expect((await get("/tours", seen, "localhost")).status).toBe(200);
});
