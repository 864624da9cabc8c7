import type { Page } from "playwright-core";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { day, moneyShort } from "#texts/write.ts";
import { addDays } from "../../src/domain/catalogue/travel-dates.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { newEmail } from "../support/shop/bookings.ts";
import { PAYMENT_PAGE } from "../support/shop/pages.ts";
import { changeRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { readCatalogue } from "./catalogue-server.ts";

const shop = { url: stackUrl, keys: stackKeys };
let browser: Browser;
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const open = async (options: Parameters<typeof openBrowser>[0] = {}): Promise<Page> => {
  browser = await openBrowser(options);
  return browser.page;
};
const main = () => browser.page.getByRole("main");
const cards = () => browser.page.locator("ul[aria-label=Tours] h3");
const openFilters = () =>
  main()
    .getByRole("button", { name: /^Filters/ })
    .click();
const focusIs = (field: ReturnType<Page["locator"]>) =>
  expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);

async function longTour() {
  const { tours } = await readCatalogue(shop.url, shop.keys.publishable);
  const found = tours.find(({ title }) => title === "Khiva Inside the Walls");
  if (!found) throw new Error("The seed lacks its tour of Khiva");
  return found;
}

async function placeOf(name: string): Promise<string> {
  const { destinations } = await readCatalogue(shop.url, shop.keys.publishable);
  return destinations.find((one) => one.name === name)?.id ?? "";
}

const tappable = (name: string) =>
  main()
    .getByRole("link", { name, exact: true })
    .evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
const scrollTo = (share: number) =>
  browser.page.evaluate(
    (part) => window.scrollTo({ top: part * document.querySelector("main")!.scrollHeight, behavior: "instant" }),
    share,
  );

journey("leads from the home page to the provider in four taps and one form, asking for the date once", async () => {
  const [departure = ""] = daysAhead(200);
  const tour = await makeTour(shop, [departure], { destination_id: await placeOf("Samarkand") });
  onTestFinished(() => changeRows(shop, `tours?id=eq.${tour.id}`, { archived: true }));
  const page = await open();
  await page.goto(shop.url);
  const find = page.getByRole("search", { name: "Find a trip" });
  expect(await find.getByLabel("Who").locator("option:checked").innerText()).toBe("2 people");
  await expect.poll(() => find.getByLabel("When").locator("option").count()).toBeGreaterThan(12);
  const month = departure.slice(0, 7);
  const book = main().getByRole("link", { name: new RegExp(`^Book .*: ${tour.title}`) });
  const taps = [
    () => find.getByLabel("Where").selectOption("Samarkand"),
    () => find.getByLabel("When").selectOption(month),
    () => find.getByRole("button", { name: "Search" }).click(),
    () => book.click(),
  ];
  for (const tap of taps) await tap();
  await expect.poll(() => page.getByLabel("Departure date").inputValue()).toBe(departure);
  expect(await page.getByLabel("Number of guests").inputValue()).toBe("2");
  await page.getByLabel("First name").fill("Malika");
  await page.getByLabel("Last name").fill("Yusupova");
  await page.getByLabel("Email").fill(newEmail("five-taps"));
  await page.getByLabel("Phone").fill("+998 90 765 43 21");
  await page.getByRole("button", { name: "Complete Booking & Pay" }).click();
  await page.waitForURL(PAYMENT_PAGE);
});

it("searches from the header of any page and gives the focus back when it is closed", async () => {
  const page = await open();
  await page.goto(`${shop.url}/help`, { waitUntil: "networkidle" });
  const link = page.getByRole("banner").getByRole("link", { name: "Search" });
  const form = page.getByRole("banner").getByRole("search", { name: "Find a trip" });
  await link.click();
  await focusIs(form.getByLabel("Where"));
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  await focusIs(link);
  await page.keyboard.press("Enter");
  await form.getByLabel("Where").selectOption("Samarkand");
  await form.getByRole("button", { name: "Search" }).click();
  await page.waitForURL((to) => to.pathname === "/search" && to.search === "?q=Samarkand&people=2");
  await form.waitFor({ state: "detached" });
  await main().getByRole("button", { name: "Remove filter: “Samarkand”" }).waitFor();
});

it("books the next departure from the bar at the bottom of a phone, which no install invitation covers", async () => {
  const tour = await longTour();
  const first = await open({ whole: true, serviceWorkers: "block" });
  await first.goto(shop.url);
  await first.waitForFunction(() => localStorage.getItem("journey-visits") === "1");
  const page = await browser.context.newPage();
  await page.goto(`${shop.url}/tours?q=${encodeURIComponent(tour.title)}`);
  const invitation = page.getByText("Keep Journey on this device");
  await invitation.waitFor();
  const priceOf = (guests: number) => `${moneyShort(quote(tour.price_cents, guests).total_cents)} incl. taxes and fees`;
  const card = page.locator("ul[aria-label=Tours] > li", { hasText: tour.title });
  await card.getByText(`From ${priceOf(1)}`).waitFor();
  await card.getByRole("link").click();
  const bar = page.getByRole("complementary", { name: "Book this tour" });
  await bar.getByRole("button", { name: / · 1 guest$/ }).waitFor();
  await invitation.waitFor({ state: "hidden" });
  expect(await bar.locator("summary").innerText()).toBe(priceOf(1));
  browser.page = page;
  for (const share of [0, 0.3, 0.6]) {
    await scrollTo(share);
    expect(await tappable("Book")).toBe(true);
  }
  await bar.locator("summary").click();
  await bar.getByText("Taxes and fees (10%)").waitFor();
  await bar.getByRole("button", { name: / · 1 guest$/ }).click();
  const sheet = page.getByRole("dialog", { name: "Date and guests" });
  const [, second = ""] = tour.departure_dates;
  await sheet.getByLabel("Date").selectOption(second);
  await sheet.getByLabel("Guests").selectOption("2");
  await sheet.getByText(priceOf(2)).waitFor();
  await sheet.getByRole("button", { name: "Done" }).click();
  await bar.getByRole("button", { name: `${day(second)} · 2 guests` }).waitFor();
  await bar.getByRole("link", { name: "Book" }).click();
  await expect.poll(() => page.getByLabel("Departure date").inputValue()).toBe(second);
  expect(await page.getByLabel("Number of guests").inputValue()).toBe("2");
  await page
    .getByText(
      /^Change dates free until \d+ \w+ \d{4}\. (\$[\d.,]+ refund until \d+ \w+ \d{4}, then (no refund|\$[\d.,]+)|No refund if you cancel)/,
    )
    .waitFor();
});

it("shows the panel's button on a desktop's first screen, and keeps it in sight while scrolling", async () => {
  const tour = await longTour();
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${shop.url}/tours/${tour.id}`);
  const card = page.getByRole("complementary", { name: "At a glance" });
  const [firstRefunded = ""] = daysAhead(15);
  const refunded = tour.departure_dates.find((date) => date >= firstRefunded);
  await expect.poll(() => card.getByLabel("Date").inputValue()).toBe(refunded);
  for (const share of [0, 0.3]) {
    await scrollTo(share);
    expect(await tappable("Book This Adventure")).toBe(true);
  }
  await page.getByRole("button", { name: /^All \d+ dates$/ }).click();
  const last = tour.departure_dates.at(-1) ?? "";
  await page.getByRole("link", { name: new RegExp(`^${day(last)}.*refund until `) }).waitFor();
});

journey("finds tours by month and people, keeps both in the address, and does so offline", async () => {
  const [departure = ""] = daysAhead(400);
  const [month, elsewhere] = [departure.slice(0, 7), daysAhead(40)];
  const [mine, other] = [await makeTour(shop, [departure]), await makeTour(shop, elsewhere)];
  const page = await open({ serviceWorkers: "allow" });
  await page.goto(`${shop.url}/tours`);
  await openFilters();
  await page.getByLabel("Departs in").selectOption(month);
  await page.getByLabel("People").selectOption("2");
  await page.getByLabel("Sort by").selectOption("next");
  await page.waitForURL((url) => url.search === `?month=${month}&people=2&sort=next`);
  await page.getByText(/^Seats of \d+ trips? (is|are) not known yet/).waitFor();
  await cards().filter({ hasText: mine.title }).waitFor();
  await page.reload();
  await cards().filter({ hasText: mine.title }).waitFor();
  await cards().filter({ hasText: other.title }).waitFor({ state: "detached" });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  await browser.context.setOffline(true);
  await page.goto(`${shop.url}/search?type=tour&q=${encodeURIComponent(other.title)}`);
  const found = page.locator("ul[aria-label=Tours] h3", { hasText: other.title });
  await found.waitFor();
  await openFilters();
  await page.getByLabel("Departs in").selectOption(month);
  await found.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Remove filter: “/ }).click();
  await page.getByLabel("People").selectOption("20");
  await page.getByText("No trips match these filters").waitFor();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await page.waitForURL((url) => !url.search.includes("month"));
  await page.goto(`${shop.url}/packages?people=20`);
  await page.getByText("0 packages available").waitFor();
});

const lostToTheSide = () =>
  browser.page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>("[role=grid] td, [role=grid] a")].filter(
      (cell) => cell.scrollWidth > cell.clientWidth + 1,
    );
    return [...(scrollWidth > clientWidth ? ["the page"] : []), ...cut.map((cell) => cell.innerText)];
  });

it("opens the calendar by keyboard, moves by its keys, and leads to the form with the chosen day", async () => {
  const [first = "", second = "", last = ""] = daysAhead(40, 45, 100);
  const tour = await makeTour(shop, [first, second, last]);
  const page = await open({ viewport: { width: 320, height: 740 } });
  await page.goto(`${shop.url}/tours/${tour.id}`);
  const button = page.getByRole("button", { name: "Show calendar" });
  await button.focus();
  await page.keyboard.press("Enter");
  const grid = page.getByRole("grid");
  await grid.waitFor();
  expect(await lostToTheSide()).toEqual([]);
  const large = await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
  await page.setViewportSize({ width: 390, height: 740 });
  expect(await lostToTheSide()).toEqual([]);
  await large.evaluate((style: Element) => style.remove());
  await page.setViewportSize({ width: 320, height: 740 });
  const focused = () => page.evaluate(() => document.activeElement?.lastElementChild?.textContent ?? "");
  const named = (date: string) => expect.poll(focused).toMatch(new RegExp(`^${day(date)}, `));
  await grid.getByRole("link", { name: new RegExp(`^${day(first)}, `) }).focus();
  await expect.poll(focused).toMatch(/\$[\d,.]+ incl\. taxes and fees, \d+ seats? left/);
  for (const [key, date] of [
    ["ArrowRight", addDays(first, 1)],
    ["ArrowLeft", first],
    ["ArrowDown", addDays(first, 7)],
    ["PageUp", first],
  ] as const) {
    await page.keyboard.press(key);
    await named(date);
  }
  for (let months = 0; months < 5; months += 1) await page.keyboard.press("PageDown");
  await named(last);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/booking\/tour\//);
  await expect.poll(() => page.getByLabel("Departure date").inputValue()).toBe(last);
});

it("takes the day that was chosen in the calendar of a tour on request", async () => {
  const [chosenDay = ""] = daysAhead(3);
  const tour = await makeTour(shop, []);
  const page = await open();
  await page.goto(`${shop.url}/tours/${tour.id}`);
  await page.getByRole("button", { name: "Show calendar" }).click();
  await page
    .getByRole("grid")
    .getByRole("link", { name: new RegExp(`^${day(chosenDay)}, `) })
    .click();
  await page.waitForURL(/\/booking\/tour\//);
  await expect.poll(() => page.getByLabel("Departure date").inputValue()).toBe(day(chosenDay));
});
