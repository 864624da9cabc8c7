import { afterEach, beforeAll, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { journey } from "../support/tiers.ts";
import { type Catalogue, readCatalogue } from "./catalogue-server.ts";

const url = stackUrl;
const TOUR = "The Classic Silk Road by Rail";
const PACKAGE = "Silk Road Essentials";
let catalogue: Catalogue;
let browser: Browser;
let pages: (readonly [path: string, heading: string])[];

const named = <Row extends { title: string }>(rows: readonly Row[], title: string): Row => {
  const found = rows.find((row) => row.title === title);
  if (!found) throw new Error(`The seed lacks ${title}`);
  return found;
};
const place = (name: string) => catalogue.destinations.find((one) => one.name === name)?.id ?? "";

beforeAll(async () => {
  catalogue = await readCatalogue(url, stackKeys.publishable);
  pages = [
    ["/", "Discover the Magic of Uzbekistan"],
    ["/destinations", "Explore Destinations"],
    ["/tours", "Tours in Uzbekistan"],
    ["/packages", "Travel Packages"],
    ["/about", "About"],
    ["/help", "Help Center"],
    ["/terms", "Terms"],
    [`/destinations/${place("Khiva")}`, "Khiva"],
    [`/tours/${named(catalogue.tours, TOUR).id}`, TOUR],
    [`/packages/${named(catalogue.packages, PACKAGE).id}`, PACKAGE],
  ];
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const main = () => browser.page.locator("main");
const sees = (text: string | RegExp) => main().getByText(text).first().waitFor();
const button = (name: string | RegExp) => main().getByRole("link", { name }).or(main().getByRole("button", { name }));
const go = async (path: string) => {
  await browser.page.goto(`${url}${path}`);
  await browser.page.waitForFunction(() => {
    const heading = document.querySelector("main h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__react"));
  });
};

function checkHead(path: string, html: string): void {
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head.match(/<title>/g), path).toHaveLength(1);
  if (!/^\/(tours|packages|destinations)/.test(path)) return;
  expect(head).toContain(`rel="canonical" href="${url}${path}"`);
  expect(head).toContain('property="og:title"');
  if (path.split("/").length < 3) return;
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = ""]) => json);
  const types = data.flatMap((json) => (JSON.parse(json) as { "@type": string | string[] })["@type"]);
  expect(types.some((type) => ["TouristTrip", "TouristDestination", "Product"].includes(type))).toBe(true);
  expect(types).toContain("BreadcrumbList");
}

journey("shows text, first picture, preview and structured data of each content page without JavaScript", async () => {
  browser = await openBrowser({ javaScriptEnabled: false });
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const [path, heading] of pages) {
    const response = await browser.page.goto(`${url}${path}`);
    checkHead(path, (await response?.text()) ?? "");
    expect(sitemap).toContain(`<loc>${url}${path}</loc>`);
    expect(await main().locator("h1").first().textContent(), path).toContain(heading);
    const [picture] = await main().locator("img").all();
    const width = await picture?.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width ?? 1, `first picture of ${path}`).toBeGreaterThan(0);
  }
});

type LayoutShift = { value: number; texts: string[]; isAfterParsing: boolean };
const sumOf = (shifts: LayoutShift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

it.each([390, 1280])("hydrates each content page without an error or a layout shift at %i px", async (width) => {
  browser = await openBrowser({ viewport: { width, height: 844 } });
  const { page } = browser;
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: LayoutShift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
        const texts = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? "");
        shifts.push({ value, texts, isAfterParsing: startTime > (visit?.domInteractive ?? 0) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const [tourPath = ""] = pages.at(-2) ?? [];
  for (const [path, heading] of [...pages, [tourPath, "without a signal"] as const]) {
    if (heading === "without a signal") await page.route("**/rest/v1/**", (route) => route.abort());
    await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
    if (heading === "without a signal") await sees("You are offline.");
    const shifts = await page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts);
    const where = `layout shift of ${path}, ${heading}: ${shifts.flatMap(({ texts }) => texts).join(" | ")}`;
    expect(sumOf(shifts.filter(({ isAfterParsing }) => isAfterParsing)), where).toBeLessThan(0.01);
    // A slow machine paints a row of fields before it has read all of them.
    expect(sumOf(shifts), where).toBeLessThan(0.05);
    expect(browser.errors, path).toEqual([]);
  }
});

journey("sorts, filters and searches lists by their address, and brings them back as they were", async () => {
  browser = await openBrowser();
  const { page } = browser;
  const openFilters = () => button(/^Filters/).click();
  const titles = (list: string) => main().locator(`ul[aria-label=${list}] h3`).allTextContents();
  await go("/tours");
  await main().getByLabel("Sort by").selectOption("price");
  await main().getByRole("button", { name: "List" }).click();
  await page.waitForURL(/sort=price&view=list/);
  await main().getByLabel("Search").fill("yurt");
  await page.waitForURL(/q=yurt/);
  await openFilters();
  await main().getByLabel("Duration").selectOption("1-3");
  await sees(/^\d+ tours? found$/);
  await button("Remove filter: “yurt”").click();
  await button("Remove filter: “yurt”").waitFor({ state: "detached" });
  await button("Remove filter: 1-3 days").waitFor();
  const before = await titles("Tours");
  const [second = ""] = before.slice(1);
  await button(new RegExp(`^View Details.*${second}`)).click();
  await page.waitForURL(/\/tours\/.+/);
  await page.goBack();
  await page.waitForURL((to) => to.search === "?sort=price&view=list&duration=1-3");
  expect(await titles("Tours")).toEqual(before);
  expect(await main().getByRole("button", { name: "List" }).getAttribute("aria-pressed")).toBe("true");

  await go("/packages");
  await main().getByLabel("Search").fill("zzzzzz");
  await sees("0 packages available");
  await button("Clear Filters").click();
  await sees(`${catalogue.packages.length} packages available`);

  await go("/search");
  await main().getByLabel("Search").fill("samarqand");
  await page.waitForURL(/q=samarqand/);
  await main().locator("ul[aria-label=Destinations] h3", { hasText: "Samarkand" }).first().waitFor();
  await openFilters();
  await main().getByLabel("Type").selectOption("tour");
  await sees(/Found \d+ amazing trips\.\.\./);
  expect(await main().getByLabel("Type").locator("option", { hasText: "Hotels (0)" }).isDisabled()).toBe(true);
  await main().getByLabel("Search").fill("qqqqqqqq");
  await page.getByRole("heading", { name: "Nearest matches" }).first().waitFor();
});

it("shows on home and detail pages what leads on to booking, and says when an item does not exist", async () => {
  browser = await openBrowser();
  const { page } = browser;
  await go("/");
  await sees("4.8 (24)");
  for (const [name, count] of [
    ["Featured Destinations", 6],
    ["Popular Tours", 4],
    ["Travel Packages", 3],
  ] as const)
    expect(await page.getByRole("list", { name, exact: true }).locator(":scope > li").count()).toBe(count);
  for (const [name, path] of [
    ["Explore Destinations", "/destinations"],
    ["Plan Your Trip", "/tours"],
    ["Custom Trip Planning", "/booking"],
  ] as const)
    expect(await button(name).getAttribute("href")).toBe(path);
  const tour = named(catalogue.tours, TOUR);
  await go(`/tours/${tour.id}`);
  for (const text of ["per person", "What's Included", "What's Not Included", "Day 1", /seats? left|On request/])
    await sees(text);
  expect(await button("Book This Adventure").getAttribute("href")).toContain(`/booking/tour/${tour.id}`);
  const facts = page.getByRole("complementary", { name: "At a glance" });
  for (const name of ["Tashkent", "Samarkand", "Bukhara", "Khiva"]) await facts.getByRole("link", { name }).waitFor();
  await facts.getByRole("link", { name: "Khiva" }).click();
  await sees(/^\d+\.\d{4}, \d+\.\d{4}$/);
  await page.getByLabel("Recently viewed").getByText(tour.title).waitFor();
  const leading = page.getByRole("complementary", { name: "Packages" }).getByRole("link");
  await leading.first().waitFor();
  for (const link of await leading.all()) {
    const path = (await link.getAttribute("href")) ?? "";
    const item = catalogue.packages.find(({ id }) => path.endsWith(id));
    const parts = catalogue.tours.filter(({ id }) => item?.tour_ids.includes(id));
    expect(parts.some(({ title }) => /Khiva|Classic Silk Road/.test(title))).toBe(true);
  }
  for (const [path, text] of [
    ["/tours/none", "Tour not found"],
    ["/packages/none", "Package not found"],
    ["/destinations/none", "Destination not found"],
  ] as const) {
    await page.goto(`${url}${path}`);
    await sees(text);
  }
});

it("shows each day, the route and the saving of a package, also offline", async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
  const { page, context } = browser;
  const item = named(catalogue.packages, PACKAGE);
  await page.goto(`${url}/packages/${item.id}`);
  const looks = async () => {
    const days = main()
      .getByRole("listitem")
      .filter({ has: page.locator("b", { hasText: /^Day \d+$/ }) });
    await expect.poll(() => days.count()).toBe(item.duration_days);
    for (const id of item.tour_ids) {
      const title = catalogue.tours.find((tour) => tour.id === id)?.title ?? "";
      // The built page may be older than the server's answer.
      await expect.poll(() => days.getByRole("link", { name: title }).count()).toBe(1);
    }
    await main().getByRole("group", { name: "Route: Tashkent, Samarkand, Bukhara" }).waitFor();
    const meets = main()
      .locator("dt", { hasText: /^Meeting point$/ })
      .locator("+ dd");
    await meets.getByText("We meet you at the airport").waitFor();
    for (const fact of ["Guide speaks", "Accommodation", "Meals", "Visa and registration"])
      await main().getByText(fact, { exact: true }).first().waitFor();
  };
  await looks();
  await sees(/You save \$[\d,]+ with this package!/);
  await main().getByText("How we calculate the saving").click();
  const sums = await main().locator("details[open] dd").allTextContents();
  const cents = sums.map((text) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100));
  const [alone = 0, rest = 0, parts = 0, whole = 0, saved = 0] = cents;
  expect(alone + rest).toBe(parts);
  expect(parts - whole).toBe(saved);
  expect(saved).toBeGreaterThan(0);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await looks();
});
