import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { journey } from "../support/tiers.ts";
import { visitorPages } from "../support/visitor-pages.ts";
import { readCatalogue } from "./catalogue-server.ts";
import { openProxied, type Proxied } from "./proxied.ts";
import { catalogueStored, workerReady } from "./pwa-desk.ts";

let here: Proxied;
let pages: { path: string }[] = [];

beforeAll(async () => {
  pages = await visitorPages(stackUrl);
  here = await openProxied({ restarts: true });
  await here.page.goto(stackUrl, { waitUntil: "networkidle" });
  await workerReady(here.page);
  await catalogueStored(here.page);
  await here.restart();
});
afterAll(async () => {
  expect(here.errors).toEqual([]);
  await here.close();
});
beforeEach(() => {
  here.network.trouble = "no signal";
});

const open = (path: string) => here.page.goto(`${stackUrl}${path}`, { waitUntil: "commit" });
const openWithAge = async (path: string) => {
  await open(path);
  await here.page
    .getByText(/Prices and dates as of .*\d{4}/)
    .first()
    .waitFor();
};

journey("opens every visitor's page with content", async () => {
  const { page } = here;
  for (const { path } of pages) {
    await open(path);
    const heading = page.locator("main h1, main h2").first();
    await heading.waitFor();
    expect(/Page not found/.test(await heading.innerText()), path).toBe(path === "/no-such-page");
    expect(await page.getByText("could not be shown").count(), path).toBe(0);
    // Some addresses redirect to a page whose code loads first.
    await expect
      .poll(async () => (await page.locator("main").innerText()).length, { message: path })
      .toBeGreaterThan(60);
  }
});

it("shows the picture of the home page, on a phone and on a desktop", async () => {
  const { page } = here;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openWithAge("/");
    const picture = page.locator("main picture img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/hero/);
  }
});

journey("shows lists, details never opened before and search, each with the age of its prices", async () => {
  const { page } = here;
  const { destinations, tours, packages } = await readCatalogue(stackUrl, stackKeys.publishable);
  for (const path of ["/", "/destinations", "/tours?sort=price", "/packages?budget=high"]) {
    await openWithAge(path);
    expect(await page.locator("main h3").count(), path).toBeGreaterThan(0);
  }
  const seen = new Set(pages.map(({ path }) => path));
  const details = [
    ...destinations.map(({ id, name }) => [`/destinations/${id}`, name] as const),
    ...tours.map(({ id, title }) => [`/tours/${id}`, title] as const),
    ...packages.map(({ id, title }) => [`/packages/${id}`, title] as const),
  ].filter(([path], at) => at % 10 === 0 && !seen.has(path));
  expect(details.length).toBeGreaterThan(3);
  for (const [path, title] of details) {
    await openWithAge(path);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  }
  await openWithAge("/tours/never-was");
  await page.getByText("Tour not found").waitFor();
  await openWithAge("/search?q=Khiwa&type=tour&duration=1-3");
  await page.locator("ul[aria-label=Tours] h3", { hasText: "Khiva" }).first().waitFor();
});

/** Shorter than any wait: the app calls a network slow after 2 s and gives up after 8. */
const WITHOUT_WAITING_MS = 1_500;

it("shows content without waiting for a network that hangs", async () => {
  here.network.trouble = "hangs";
  await open("/");
  await here.page.locator("main h3").first().waitFor();
  const times: number[] = [];
  for (let start = 0; start < 3; start += 1) {
    await open("/tours");
    const shown = await here.page.waitForFunction(
      () => document.querySelector("main h3") !== null && performance.now(),
      null,
      { polling: "raf" },
    );
    times.push(Number(await shown.jsonValue()));
  }
  expect(Math.min(...times)).toBeLessThan(WITHOUT_WAITING_MS);
});

journey("opens an address with a dot in it behind a Wi-Fi's login page", async () => {
  here.network.trouble = "login page";
  const tour = pages.find(({ path }) => path.startsWith("/tours/"))?.path;
  const headings: [string, RegExp][] = [
    ["/?utm_source=google.com", /./],
    ["/search?q=St.%20John", /Search/],
    [`${tour}?from=mail.example.com&v=1.2`, /./],
    ["/booking/confirmation/pay.1", /./],
    ["/tours/a.b", /not found/i],
  ];
  for (const [address, heading] of headings) {
    await open(address);
    await here.page.locator("main h1, main h2").filter({ hasText: heading }).first().waitFor();
    expect(await here.page.getByText("Hotel WiFi login").count(), address).toBe(0);
  }
});

it("stays in a stored language and says so, when another is chosen", async () => {
  const { page } = here;
  await open("/tours?sort=price");
  await page.getByRole("contentinfo").getByRole("link", { name: "Oʻzbekcha" }).click();
  await page.getByText("Oʻzbekcha needs a connection once").waitFor();
  await expect.poll(() => page.url()).toBe(`${stackUrl}/tours?sort=price`);
});
