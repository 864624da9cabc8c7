import { afterAll, beforeAll, expect, it } from "vitest";
import { CARDS_PER_PAGE } from "../../src/domain/catalogue/rows/page-rows.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { axeFindings } from "../support/axe.ts";
import { openBrowser, type Browser } from "../support/browser.ts";
import { readCatalogue, type Catalogue } from "./catalogue-server.ts";

const url = stackUrl;
let browser: Browser;
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await readCatalogue(url, stackKeys.publishable);
  browser = await openBrowser();
});
afterAll(() => browser.close());

const main = () => browser.page.locator("main");
const go = async (path: string) => {
  await browser.page.goto(`${url}${path}`);
  // What is touched before React has taken the page over is touched in vain.
  await browser.page.waitForFunction(() => {
    const place = document.querySelector("main h1");
    return place !== null && Object.keys(place).some((key) => key.startsWith("__react"));
  });
};
const sees = (text: string | RegExp) => main().getByText(text).first().waitFor();
const button = (name: string | RegExp) => main().getByRole("link", { name }).or(main().getByRole("button", { name }));

it("home shows hero, statistics and the three sections with their limits", async () => {
  await go("/");
  await browser.page.getByRole("heading", { name: "Discover the Magic of Uzbekistan" }).waitFor();
  for (const text of ["12+", "UNESCO Sites", "15K+", "Happy Travelers", "4.8", "Rating"]) await sees(text);
  expect(await button("Explore Destinations").getAttribute("href")).toBe("/destinations");
  expect(await button("Plan Your Trip").getAttribute("href")).toBe("/tours");
  const cards = (name: string) => browser.page.getByRole("list", { name, exact: true }).locator(":scope > li");
  expect(await cards("Featured Destinations").count()).toBe(Math.min(6, catalogue.destinations.length));
  expect(await cards("Popular Tours").count()).toBe(
    Math.min(4, catalogue.tours.filter((tour) => tour.featured).length),
  );
  expect(await cards("Travel Packages").count()).toBe(3);
  await sees("4.8 (24)");
  await sees(/Up to \d+ people/);
  await button(/^Choose Popular/)
    .first()
    .waitFor();
  expect(await button("Custom Trip Planning").getAttribute("href")).toBe("/booking");
  for (const name of ["View All Destinations", "View All Tours"]) await button(name).waitFor();
  await button(/^Book Now/)
    .first()
    .click();
  await browser.page.waitForURL(/\/tours\/.+/);
});

it("lists sort, switch to rows, and are as they were after going back", async () => {
  await go("/tours");
  const titles = () => main().locator("ul[aria-label=Tours] h3").allTextContents();
  const byTitle = await titles();
  expect(byTitle).toEqual(byTitle.toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base", numeric: true })));
  await main().getByLabel("Sort by").selectOption("price");
  await main().getByRole("button", { name: "List" }).click();
  await browser.page.waitForURL(/sort=price&view=list/);
  const cheapest = Math.min(...catalogue.tours.map((tour) => tour.price_cents));
  const first = catalogue.tours.find((tour) => tour.price_cents === cheapest)?.title;
  await expect.poll(async () => (await titles())[0]).toBe(first);
  const before = await titles();
  await button(/^View Details/)
    .nth(2)
    .click();
  await browser.page.waitForURL(/\/tours\/.+/);
  await browser.page.goBack();
  await browser.page.waitForURL(/sort=price&view=list/);
  expect(await titles()).toEqual(before);
  expect(await main().getByRole("button", { name: "List" }).getAttribute("aria-pressed")).toBe("true");

  await go("/destinations?sort=featured");
  const firstPlace = async () => main().locator("ul[aria-label=Destinations] h3").first().textContent();
  const featured = catalogue.destinations.filter((place) => place.featured).map((place) => place.name);
  await expect.poll(async () => featured.includes((await firstPlace()) ?? "")).toBe(true);
  await sees(/^From \$\d/);
});

it("packages are counted, filtered, compared and found with a typo", async () => {
  await go("/packages");
  await sees(`${catalogue.packages.length} packages available`);
  await sees(/\+\d+ more included/);
  await main().getByLabel("Budget").selectOption("high");
  const dear = catalogue.packages.filter((item) => item.price_cents > 1200_00).length;
  await sees(`${dear} packages available`);
  await main().getByLabel("Search").fill("zzzzzz");
  await sees("0 packages available");
  await button("Clear Filters").click();
  await sees(`${catalogue.packages.length} packages available`);
  expect(await button("Plan Custom Package").getAttribute("href")).toBe("/booking");
  await button("Compare All Packages").click();
  const dialog = browser.page.getByRole("dialog", { name: "Compare packages" });
  expect(await dialog.locator("thead th").count()).toBe(Math.min(12, catalogue.packages.length));
  await browser.page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

it("search forgives a typo, combines filters, offers what is near, and lives in the URL", async () => {
  await go("/search");
  await browser.page.getByRole("heading", { name: "Search Results" }).waitFor();
  const total = catalogue.destinations.length + catalogue.tours.length + catalogue.packages.length;
  await sees(`Found ${total} amazing destinations...`);
  await main().getByLabel("Search").fill("samarqand");
  await browser.page.waitForURL(/q=samarqand/);
  await main().locator("ul[aria-label=Results] h3", { hasText: "Samarkand" }).first().waitFor();
  await main().getByLabel("Type").selectOption("tour");
  await sees(/Found \d+ amazing trips\.\.\./);
  const disabled = main().getByLabel("Type").locator("option", { hasText: "Hotels (0)" });
  expect(await disabled.isDisabled()).toBe(true);
  await main().getByLabel("Search").fill("qqqqqqqq");
  await sees("Found 0 amazing trips...");
  await browser.page.getByRole("heading", { name: "Nearest matches" }).first().waitFor();
  await button("Clear Filters").click();
  await sees(`Found ${total} amazing destinations...`);
});

it("details tell what the specification says, and unknown ids say so", async () => {
  const [tour] = catalogue.tours;
  const [item] = catalogue.packages.filter((one) => (one.original_price_cents ?? 0) > one.price_cents);
  const place = catalogue.destinations.find((one) => one.latitude !== null);
  if (tour === undefined || item === undefined || place === undefined) throw new Error("the seed lacks examples");
  await go(`/packages/${item.id}`);
  await sees(/% OFF/);
  await sees(/You save \$[\d,]+ with this package!/);
  expect(await button("Book This Package").getAttribute("href")).toBe(`/booking/package/${item.id}`);

  await go(`/tours/${tour.id}`);
  await browser.page.getByRole("heading", { level: 1, name: tour.title }).waitFor();
  for (const text of ["per person", "What's Included", "What's Not Included", "Day 1"]) await sees(text);
  expect(await button("Book This Adventure").getAttribute("href")).toBe(`/booking/tour/${tour.id}`);
  await main()
    .getByText(/seats? left|On request/)
    .first()
    .waitFor();

  await main().getByRole("link", { name: place.name, exact: true }).first().click();
  await sees(`${place.latitude?.toFixed(4)}, ${place.longitude?.toFixed(4)}`);
  await button("Browse All Tours").waitFor();
  expect(await button(/^View Package/).count()).toBeLessThanOrEqual(3);
  await browser.page.getByLabel("Recently viewed").getByText(tour.title).waitFor();

  for (const [path, text] of [
    ["/tours/none", "Tour not found"],
    ["/packages/none", "Package not found"],
    ["/destinations/none", "Destination not found"],
  ] as const) {
    await browser.page.goto(`${url}${path}`);
    await sees(text);
  }
  expect(browser.errors).toEqual([]);
});

it("from home to the provider's page, for a place, a month and two people, it takes five taps and one form", async () => {
  const { page } = browser;
  const tour = catalogue.tours.find(({ title }) => title === "Samarkand: Timur's Capital");
  const month = tour?.departure_dates.at(-1)?.slice(0, 7);
  if (!tour || !month) throw new Error("the seed lacks its first tour");
  let taps = 0;
  const tap = async (touch: Promise<unknown>) => {
    taps += 1;
    await touch;
  };
  await go("/");
  const find = page.getByRole("search", { name: "Find a trip" });
  expect(await find.getByLabel("Who").locator("option:checked").innerText()).toBe("2 people");
  await expect.poll(() => find.getByLabel("When").locator("option").count()).toBeGreaterThan(12);
  await tap(find.getByLabel("Where").selectOption("Samarkand"));
  await tap(find.getByLabel("When").selectOption(month));
  await tap(find.getByRole("button", { name: "Search" }).click());
  await page.waitForURL((to) => to.pathname === "/search" && to.search === `?q=Samarkand&month=${month}&people=2`);
  for (const filter of ["“Samarkand”", "2 people"])
    await main()
      .getByRole("button", { name: `Remove filter: ${filter}` })
      .waitFor();
  await tap(
    main()
      .getByRole("link", { name: new RegExp(`^Book .*: ${tour.title}`) })
      .click(),
  );
  await expect.poll(() => page.getByLabel("Departure date").inputValue()).toContain(month);
  await page.getByLabel("Number of guests").selectOption("2");
  await page.getByLabel("First name").fill("Malika");
  await page.getByLabel("Last name").fill("Yusupova");
  await page.getByLabel("Email").fill("five-taps@example.com");
  await page.getByLabel("Phone").fill("+998 90 765 43 21");
  await tap(page.getByRole("button", { name: "Complete Booking & Pay" }).click());
  await page.waitForURL("**/_sandbox/pay/*");
  expect(taps).toBeLessThanOrEqual(5);
});

it("tours are found with the filters of the search, each of which is gone with one tap", async () => {
  await go("/tours");
  await main().getByLabel("Search").fill("yurt");
  await browser.page.waitForURL(/q=yurt/);
  await main().getByLabel("Duration").selectOption("1-3");
  await sees(/^\d+ tours? found$/);
  const shown = await main().locator("ul[aria-label=Tours] > li").count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(catalogue.tours.length);
  await button("Remove filter: “yurt”").click();
  await browser.page.waitForURL((to) => to.search === "?duration=1-3");
  // The address is new before the chips are drawn anew: the next one moves to this one's place.
  await button("Remove filter: “yurt”").waitFor({ state: "detached" });
  await button("Remove filter: 1-3 days").click();
  await expect
    .poll(() => main().locator("ul[aria-label=Tours] > li").count())
    // On a stack where other stories made tours of their own there is a second page.
    .toBe(Math.min(CARDS_PER_PAGE, catalogue.tours.length));
});

it.each([390, 1280])("at %i px the header searches by place, month and people from any page", async (width) => {
  const { page } = browser;
  await page.setViewportSize({ width, height: 844 });
  await go("/help");
  const link = page.getByRole("banner").getByRole("link", { name: "Search" });
  const form = page.getByRole("banner").getByRole("search", { name: "Find a trip" });
  await link.click();
  await expect.poll(() => form.getByLabel("Where").evaluate((where) => where === document.activeElement)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await form.getByLabel("Where").selectOption("Samarkand");
  await form.getByRole("button", { name: "Search" }).click();
  await page.waitForURL((to) => to.pathname === "/search" && to.search === "?q=Samarkand&people=2");
  await form.waitFor({ state: "detached" });
  await main().getByRole("button", { name: "Remove filter: 2 people" }).waitFor();
  expect(browser.errors).toEqual([]);
});
