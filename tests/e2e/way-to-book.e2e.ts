import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { quote } from "../../src/domain/pricing/quote.ts";
import { day, moneyShort } from "../../src/domain/words.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Item, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };

const withTour = async (width: number, height: number, story: (browser: Browser, tour: Item) => Promise<void>) => {
  const [tour] = await toursWithDates(desk);
  if (!tour) throw new Error("The seed has no tour with departures");
  const browser = await openBrowser({ viewport: { width, height }, whole: true, serviceWorkers: "block" });
  try {
    await story(browser, tour);
    expect(browser.errors).toEqual([]);
  } finally {
    await browser.close();
  }
};

/** Found by its title: other stories' tours may fill the first page of the list. */
const listed = ({ title }: Item) => `${desk.url}/tours?q=${encodeURIComponent(title)}`;
const cardOf = (page: Page, { title }: Item) => page.locator("ul[aria-label=Tours] > li", { hasText: title });

/** Whether nothing lies over it where one would tap it. */
const tappable = (browser: Browser, name: string | RegExp) =>
  browser.page
    .getByRole("main")
    .getByRole("link", { name, exact: true })
    .evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
const scrollTo = (browser: Browser, share: number) =>
  browser.page.evaluate(
    (part) => window.scrollTo({ top: part * document.querySelector("main")!.scrollHeight, behavior: "instant" }),
    share,
  );

it("on a phone the bar at the foot books the next departure, at the figure of the card, from anywhere on the page", () =>
  withTour(390, 844, async (browser, tour) => {
    const { page } = browser;
    const figure = `From ${moneyShort(quote(tour.price_cents, 1).total_cents)} incl. taxes and fees`;
    await page.goto(listed(tour));
    const card = cardOf(page, tour);
    await card.getByText(figure).waitFor();
    // Until the app has come the page holds every tour.
    await expect.poll(() => page.locator("ul[aria-label=Tours] > li").count()).toBeLessThan(5);
    await card.getByRole("link").click();
    const bar = page.getByRole("complementary", { name: "Book this tour" });
    await bar.getByText(/^Next: /).waitFor();
    expect(await bar.locator("summary").innerText()).toBe(figure);
    for (const share of [0, 0.3, 0.6]) {
      await scrollTo(browser, share);
      expect(await tappable(browser, "Book")).toBe(true);
    }
    await bar.locator("summary").click();
    await bar.getByText("Taxes and fees (10%)").waitFor();
    const next = (await bar.getByText(/^Next: /).innerText()).replace("Next: ", "");
    await bar.getByRole("link", { name: "Book" }).click();
    await expect.poll(() => page.getByLabel("Departure date").locator("option:checked").innerText()).toBe(next);
    await page
      .getByText(
        /^(Cancel by \d+ \w+ \d{4}: \$[\d.,]+ back, then (nothing|\$[\d.,]+)|No refund if you cancel)\. Free to change until/,
      )
      .waitFor();
  }));

it("on a desktop the panel's button is on the first screen, and stays", () =>
  withTour(1280, 800, async (browser, tour) => {
    const { page } = browser;
    await page.goto(`${desk.url}/tours/${tour.id}`);
    await page
      .getByText(/^Next: /)
      .first()
      .waitFor();
    for (const share of [0, 0.3]) {
      await scrollTo(browser, share);
      expect(await tappable(browser, "Book This Adventure")).toBe(true);
    }
    const last = tour.departure_dates.at(-1) ?? "";
    await page.getByRole("link", { name: new RegExp(`^${day(last)}.*Cancel by .*back`) }).waitFor();
  }));

it("nobody is invited to install the app over the way to book", () =>
  withTour(390, 844, async ({ context, page }, tour) => {
    await page.goto(desk.url);
    await page.waitForFunction(() => localStorage.getItem("journey-visits") === "1");
    const second = await context.newPage();
    await second.goto(listed(tour));
    const invitation = second.getByText("Keep Journey on this device");
    await invitation.waitFor();
    await cardOf(second, tour).getByRole("link").click();
    await second.getByRole("complementary", { name: "Book this tour" }).waitFor();
    await invitation.waitFor({ state: "hidden" });
  }));
