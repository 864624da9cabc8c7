import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { holdSeats } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { signInAsAdmin, unfold } from "../support/shop/pages.ts";
import { makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { everythingStored } from "./everything-stored.ts";

const shop = { url: stackUrl, keys: stackKeys };
const openBrowser = storyBrowsers();

async function openHeld(page: Page, guests: number) {
  const tour = await makeTour(shop);
  const [day = ""] = tour.departure_dates;
  const own = await holdSeats(shop, tour, day, { guests });
  await openTrip(page, own);
  return { own, tour, day };
}
async function openTrip(page: Page, { id, token }: { id: string; token: string }) {
  await page.goto(`${shop.url}/trips/${id}#${token}`);
  await page.getByLabel("Voucher").waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
}
const panelOf = (page: Page) => page.getByRole("region", { name: "Travelers" });
const save = (page: Page) => panelOf(page).getByRole("button", { name: "Save travelers" }).click();
const isQueued = (page: Page) =>
  panelOf(page)
    .getByText(/^Saved on this device, not sent yet/)
    .waitFor();
const isSent = (page: Page) =>
  panelOf(page)
    .getByText(/^Sent: we have your list/)
    .waitFor();

journey("keeps guests' names typed offline, sends them later, and shows them at the desk", async () => {
  const { page, context } = await openBrowser({ serviceWorkers: "allow" });
  const { own, tour, day } = await openHeld(page, 2);
  await context.setOffline(true);
  await page.reload();
  const panel = panelOf(page);
  await panel.getByText(/^Add traveler details/).waitFor();
  await unfold(page, "1 guest needs details");
  const second = panel.getByRole("group", { name: "Guest 2" });
  await second.getByLabel("Full name").fill("Bobur Karimov");
  await second.getByLabel("Year of birth").fill("1880");
  await save(page);
  await second.getByText("Please enter a year such as 1980").waitFor();
  await second.getByLabel("Year of birth").fill("1980");
  await second.getByLabel("Diet or allergies").fill("No nuts");
  await panel.getByText("Draft saved on this device").waitFor();
  await page.reload();
  await panel.getByText("Draft saved on this device").waitFor();
  expect(await second.getByLabel("Diet or allergies").inputValue()).toBe("No nuts");
  await save(page);
  await isQueued(page);
  // After a reload during a try, the app cannot tell whether the list arrived.
  await expect.poll(() => everythingStored(page)).toContain('"perhaps_sent":false');
  await page.reload();
  await isQueued(page);
  expect(await panel.getByText("Draft saved on this device").count()).toBe(0);
  await context.setOffline(false);
  await isSent(page);

  await signInAsAdmin(page, shop);
  await page.goto(`${shop.url}/admin/departures/${tour.id}/${day}`);
  const list = page.getByRole("list", { name: "Travelers" });
  await list.getByText("Bobur Karimov · born 1980 · No nuts").waitFor();
  await list.getByText("Anna Lee").waitFor();
  await page.goto(`${shop.url}/admin/bookings/${own.id}`);
  await page.getByText("Bobur Karimov · born 1980 · No nuts").waitFor();
});

it("keeps the newer list of guests when an older one arrives last, and says so on the older phone", async () => {
  const older = await openBrowser({ serviceWorkers: "allow" });
  const newer = await openBrowser({ serviceWorkers: "allow" });
  const { own } = await openHeld(older.page, 1);
  await openTrip(newer.page, own);
  const write = async ({ page, context }: typeof older, diet: string) => {
    await context.setOffline(true);
    await unfold(page, "Traveler details");
    await panelOf(page).getByLabel("Diet or allergies").fill(diet);
    await save(page);
    await isQueued(page);
  };
  await write(older, "older");
  await newer.page.waitForTimeout(2_500);
  await write(newer, "newer");
  await newer.context.setOffline(false);
  await isSent(newer.page);
  await older.context.setOffline(false);
  await older.page.getByText(/^A newer list was saved on another device, so this one was not sent/).waitFor();
  await older.page.getByRole("button", { name: "Keep the newer list" }).click();
  await older.page.reload();
  await older.page.getByText(/^You saved a newer list on another device/).waitFor();
  expect(await panelOf(older.page).getByLabel("Diet or allergies").inputValue()).toBe("newer");
});
