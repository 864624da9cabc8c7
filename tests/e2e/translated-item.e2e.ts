import { afterEach, expect } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "../support/shop/pages.ts";
import { changeRows } from "../support/shop/shop.ts";
import { makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { workerReady } from "./pwa-desk.ts";

const shop = { url: stackUrl, keys: stackKeys };
const opened: Browser[] = [];
afterEach(async () => {
  for (const browser of opened.splice(0)) {
    expect(browser.errors).toEqual([]);
    await browser.close();
  }
});
async function open(width = 1440): Promise<Browser> {
  const browser = await openBrowser({ viewport: { width, height: 900 }, serviceWorkers: "allow" });
  opened.push(browser);
  return browser;
}

journey("translates a tour at the desk, and travelers read, find and keep it offline in their language", async () => {
  const tour = await makeTour(shop);
  const word = `Сарбон${tour.id.slice(0, 4)}`;
  const { page: desk } = await open();
  await signInAsAdmin(desk, shop);
  await desk.goto(`${shop.url}/admin/tours/${tour.id}`);
  await desk.getByRole("button", { name: "Русский" }).click();
  const form = desk.getByRole("region", { name: "Translation: Russian" });
  await form.getByLabel("Title").fill(`Тур ${word}`);
  expect(await axeFindings(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Save tour" }).click();
  await desk.getByText("Translations saved").waitFor();

  const traveler = await open(390);
  const { page, context } = traveler;
  const titled = (name: string) => page.getByRole("heading", { level: 1, name });
  await page.goto(`${shop.url}/ru/tours/${tour.id}`);
  await titled(`Тур ${word}`).waitFor();
  expect(await titled(`Тур ${word}`).getAttribute("lang")).toBeNull();
  expect(await page.getByText("For a story about departures").first().getAttribute("lang")).toBe("en");
  await page.goto(`${shop.url}/ru/search?q=${word}`);
  await page.getByRole("heading", { level: 3, name: `Тур ${word}` }).waitFor();

  await workerReady(page);
  await page.goto(`${shop.url}/ru/tours/${tour.id}`);
  await titled(`Тур ${word}`).waitFor();
  await context.setOffline(true);
  await page.reload();
  await titled(`Тур ${word}`).waitFor();
  await page.goto(`${shop.url}/tours/${tour.id}`);
  await titled(tour.title).waitFor();

  await context.setOffline(false);
  const title = `${tour.title} (changed)`;
  await changeRows(shop, `tours?id=eq.${tour.id}`, { title });
  await page.goto(`${shop.url}/ru/tours/${tour.id}`);
  await titled(title).waitFor();
  expect(await titled(title).getAttribute("lang")).toBe("en");
  await desk.reload();
  await desk.getByRole("button", { name: "Русский" }).click();
  await form.getByText("Changed since it was translated").waitFor();
});
