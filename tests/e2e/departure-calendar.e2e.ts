import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { day } from "../../src/domain/words.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Item, toursWithDates } from "./booking-desk.ts";
import { readCatalogue } from "./catalogue-server.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;
let tour: Item;
let departure: string;

beforeAll(async () => {
  const { tours } = await readCatalogue(desk.url, desk.keys.publishable);
  const ends = (id: string) => [0, -1].map((at) => tours.find((one) => one.id === id)?.departure_dates.at(at));
  // The calendar ends where the tour does, also where other stories took the seats.
  const roomy = (await toursWithDates(desk)).find(({ id, departure_dates: dates }) =>
    ends(id).every((date) => date !== undefined && dates.includes(date)),
  );
  if (!roomy) throw new Error("The seed has no tour with room on its first and last day");
  tour = roomy;
  departure = tour.departure_dates.at(-1) ?? "";
  browser = await openBrowser({ serviceWorkers: "allow", viewport: { width: 320, height: 740 } });
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const cards = () => browser.page.locator("ul[aria-label=Tours] h3");
const month = () => departure.slice(0, 7);

it("tours are found by month and by people, in the order of their next departure, and the address keeps it", async () => {
  const { page } = browser;
  await page.goto(`${desk.url}/tours`);
  await page.getByLabel("Departs in").selectOption(month());
  await page.getByLabel("People").selectOption("2");
  await page.getByLabel("Sort by").selectOption("next");
  await page.waitForURL((url) => url.search === `?month=${month()}&people=2&sort=next`);
  await page.getByText(/^Seats of \d+ trips? (is|are) not known yet/).waitFor();
  const { tours } = await readCatalogue(desk.url, desk.keys.publishable);
  const elsewhere = tours.filter(
    ({ departure_dates: dates }) => dates.length > 0 && dates.every((date) => !date.startsWith(month())),
  );
  const leavingElsewhere = async () =>
    (await cards().allTextContents()).filter((title) => elsewhere.some((other) => other.title === title));
  // The address is new before the list is drawn anew.
  await expect.poll(leavingElsewhere).toEqual([]);
  const shown = await cards().allTextContents();
  expect(shown).toContain(tour.title);
  await page.reload();
  await expect.poll(() => cards().allTextContents()).toEqual(shown);
});

it("the list of packages and the search are filtered the same way, without a connection too", async () => {
  const { page, context } = browser;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(`${desk.url}/search?type=tour`);
  const found = page.getByText(/^Found \d+ amazing trips/);
  await found.waitFor();
  const all = await found.innerText();
  await page.getByLabel("Departs in").selectOption(month());
  await expect.poll(() => found.innerText()).not.toBe(all);
  await page.getByLabel("People").selectOption("20");
  await page.getByText("No trips match these filters").waitFor();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await page.waitForURL((url) => !url.search.includes("month"));
  await page.goto(`${desk.url}/packages?people=20`);
  await page.getByText("0 packages available").waitFor();
  await context.setOffline(false);
});

/** What axe has against the page, the calendar clear of the bar at the foot of the window. */
const findings = async () => {
  await browser.page.getByRole("grid").evaluate((table: Element) => table.scrollIntoView({ block: "center" }));
  return axeFindings(browser.page);
};

/** What reaches beyond the page, or beyond the cell it stands in. */
const lostToTheSide = () =>
  browser.page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>("[role=grid] td, [role=grid] a")].filter(
      (cell) => cell.scrollWidth > cell.clientWidth + 1,
    );
    return [...(scrollWidth > clientWidth ? ["the page"] : []), ...cut.map((cell) => cell.innerText)];
  });

it("the calendar opens by keyboard, moves by its keys, and a day leads into the booking form with that date", async () => {
  const { page } = browser;
  await page.goto(`${desk.url}/tours/${tour.id}`);
  const button = page.getByRole("button", { name: "Show calendar" });
  await button.waitFor();
  await button.focus();
  await page.keyboard.press("Enter");
  const grid = page.getByRole("grid");
  await grid.waitFor();
  expect(await findings()).toEqual([]);
  expect(await lostToTheSide()).toEqual([]);
  // The text twice as large, by the browser's own setting.
  const large = await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
  await page.setViewportSize({ width: 640, height: 740 });
  expect(await lostToTheSide()).toEqual([]);
  expect(await findings()).toEqual([]);
  await large.evaluate((style: Element) => style.remove());
  await page.setViewportSize({ width: 320, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings()).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  const first = tour.departure_dates[0] ?? "";
  const focused = () => page.evaluate(() => document.activeElement?.lastElementChild?.textContent ?? "");
  const named = (date: string) => expect.poll(focused).toMatch(new RegExp(`^${day(date)}, `));
  await grid.getByRole("link", { name: new RegExp(`^${day(first)}, `) }).focus();
  // Seats are heard after the page stands.
  await expect.poll(focused).toMatch(/\$[\d,.]+ incl\. taxes and fees, \d+ seats? left/);
  await page.keyboard.press("ArrowRight");
  await named(addDays(first, 1));
  await page.keyboard.press("ArrowLeft");
  await named(first);
  await page.keyboard.press("ArrowDown");
  await named(addDays(first, 7) < departure ? addDays(first, 7) : departure);
  // No day before the first departure, none after the last.
  await page.keyboard.press("PageUp");
  await named(first);
  for (let months = 0; months < 25; months += 1) await page.keyboard.press("PageDown");
  await named(departure);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/booking\/tour\//);
  await expect.poll(() => page.getByLabel("Departure date").inputValue()).toBe(departure);
});

it("a trip on request offers its days in the calendar, and the form takes the one that was chosen", async () => {
  const { page } = browser;
  const { tours } = await readCatalogue(desk.url, desk.keys.publishable);
  const request = tours.find(({ departure_dates }) => departure_dates.length === 0);
  if (!request) throw new Error("The seed has no tour on request");
  const wanted = addDays(todayInTashkent(Date.now()), 3);
  await page.goto(`${desk.url}/tours/${request.id}`);
  await page.getByRole("button", { name: "Show calendar" }).click();
  await page
    .getByRole("grid")
    .getByRole("link", { name: new RegExp(`^${day(wanted)}, `) })
    .click();
  await page.waitForURL(/\/booking\/tour\//);
  await expect.poll(() => page.getByLabel("Departure date").inputValue()).toBe(wanted);
});
