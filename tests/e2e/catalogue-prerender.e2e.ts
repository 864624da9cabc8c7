import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { openBrowser, type Browser } from "../support/browser.ts";
import { readCatalogue } from "./catalogue-server.ts";

const url = stackUrl;
const pages = new Map<string, string>([
  ["/", "Discover the Magic of Uzbekistan"],
  ["/destinations", "Explore Destinations"],
  ["/tours", "Tours in Uzbekistan"],
  ["/packages", "Travel Packages"],
  ["/about", "About"],
  ["/help", "Help Center"],
  ["/terms", "Terms"],
]);

beforeAll(async () => {
  const { destinations, tours, packages } = await readCatalogue(url, stackKeys.publishable);
  const first = <Row extends { id: string }>(kind: string, rows: Row[], title: (row: Row) => string) => {
    const [row] = rows;
    if (row !== undefined) pages.set(`/${kind}/${row.id}`, title(row));
  };
  first("destinations", destinations, (row) => row.name);
  first("tours", tours, (row) => row.title);
  first("packages", packages, (row) => row.title);
});

describe("with JavaScript off", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser({ javaScriptEnabled: false });
  });
  afterAll(() => browser.close());

  it("content pages show their text and first picture", async () => {
    expect(pages.size).toBe(10);
    for (const [path, heading] of pages) {
      await browser.page.goto(`${url}${path}`);
      const title = browser.page.locator("main h1").first();
      await title.waitFor();
      expect(await title.textContent()).toContain(heading);
      const pictures = browser.page.locator("main img");
      if ((await pictures.count()) > 0) {
        const first = await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth);
        expect(first, `first picture of ${path}`).toBeGreaterThan(0);
      }
    }
  });
});

describe("with JavaScript on", () => {
  it("React takes each page over without an error and nothing moves", async () => {
    for (const [path] of pages) {
      const browser = await openBrowser();
      await browser.page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await browser.page.goto(`${url}${path}`);
      await browser.page.waitForLoadState("networkidle");
      await browser.page.waitForTimeout(500);
      const moved = await browser.page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
      );
      expect(browser.errors, path).toEqual([]);
      expect(moved, `layout shift of ${path}`).toBeLessThan(0.01);
      await browser.close();
    }
  });

  it("pages carry their title, address, preview and structured data without a rating", async () => {
    for (const [path] of pages) {
      const html = await (await fetch(`${url}${path}`)).text();
      const head = html.slice(0, html.indexOf("</head>"));
      expect(head.match(/<title>/g), path).toHaveLength(1);
      if (!/^\/(tours|packages|destinations)/.test(path)) continue;
      expect(head).toContain(`rel="canonical" href="${path}"`);
      expect(head).toContain('property="og:title"');
      if (path.split("/").length < 3) continue;
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = ""]) => json,
      );
      const types = data.map((json) => (JSON.parse(json) as { "@type": string })["@type"]);
      expect(types.some((type) => ["TouristTrip", "TouristDestination", "Product"].includes(type))).toBe(true);
      expect(types).toContain("BreadcrumbList");
      expect(data.join("")).not.toMatch(/rating/i);
    }
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
    for (const path of pages.keys()) expect(sitemap).toContain(`<loc>${path}</loc>`);
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain("Sitemap: /sitemap.xml");
  });
});
