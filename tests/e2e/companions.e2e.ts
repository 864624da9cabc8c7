import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { makePaidBooking } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { shareWith } from "../support/shop/companions.ts";
import { unfold } from "../support/shop/pages.ts";
import { askAsAdmin, askAsTraveler } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { everythingStored } from "./everything-stored.ts";

const shop = { url: stackUrl, keys: stackKeys };
const openBrowser = storyBrowsers();
const [day = ""] = daysAhead(20);
const OPENS_OFFLINE_WITHIN_MS = 60_000;

async function bookTrip(guests: number) {
  const tour = await makeTour(shop, [day], { itinerary: { "1": "Registan at dawn" } });
  const own = await makePaidBooking(shop, tour, day, { guests });
  const departure = { tour_id: tour.id, start_date: day, meeting_point: "North gate", meeting_time: "07:15" };
  await askAsAdmin(shop, "rpc/save_departure", { departure });
  return { tour, own };
}

const panelOf = (page: Page) => page.getByRole("region", { name: "Travel together" });

async function shareOnPage(page: Page, name: string): Promise<string> {
  await panelOf(page).getByLabel("First name of guest 2").fill(name);
  await panelOf(page).getByRole("button", { name: "Share the trip with Guest 2" }).click();
  await page.getByRole("img", { name: `Code that opens the trip for ${name}` }).waitFor();
  await page.getByRole("button", { name: "Copy the link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Done" }).click();
  return link;
}

journey("gives a companion a page that opens offline, takes details, and is deleted once removed", async () => {
  const lead = await openBrowser({ serviceWorkers: "allow" });
  await lead.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop.url });
  const { tour, own } = await bookTrip(2);
  await lead.page.goto(`${shop.url}/trips/${own.id}#token=${own.token}`);
  const link = await shareOnPage(lead.page, "Bek");
  await panelOf(lead.page).getByText("Not opened yet").waitFor();

  const { page, context } = await openBrowser({ serviceWorkers: "allow" });
  const requests: string[] = [];
  context.on("request", (request) => requests.push(request.url()));
  const began = Date.now();
  await page.goto(link);
  await page.getByRole("heading", { level: 1, name: tour.title }).waitFor();
  await page.getByText("This page opens offline, too.").waitFor();
  const openedMs = Date.now() - began;
  expect(openedMs).toBeLessThan(OPENS_OFFLINE_WITHIN_MS);
  const secret = link.split(".").at(-1) ?? "";
  expect(page.url()).not.toContain(secret);
  expect(requests.filter((url) => url.includes(secret))).toEqual([]);
  const code = page.getByRole("img", { name: "Voucher code of Bek" });
  await code.waitFor();
  const meeting = page.getByRole("region", { name: "Meeting point", exact: true });
  const details = page.getByRole("region", { name: "Your details" });

  await context.setOffline(true);
  await page.reload();
  await meeting.getByText("North gate, 07:15, Tashkent time").waitFor();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByText("Anna shared this trip with you.").waitFor();
  await page.getByRole("region", { name: "Day by day" }).getByText("Registan at dawn").waitFor();
  expect(await page.getByText("$").count()).toBe(0);
  await details.getByText("Fill in your details").click();
  await details.getByLabel("Full name").fill("Bek Olimov");
  await details.getByLabel("Passport number").fill("AB 1234567");
  await details.getByText("Draft saved on this device").waitFor();
  await page.reload();
  await details.getByText("Draft saved on this device").waitFor();
  expect(await details.getByLabel("Passport number").inputValue()).toBe("AB 1234567");
  await details.getByRole("button", { name: "Send my details" }).click();
  await details.getByText(/not sent yet/).waitFor();
  await details.getByText("Send new details").click();
  expect(await details.getByLabel("Passport number").inputValue()).toBe("");

  await page.goto(`${shop.url}/trips`);
  await page.getByRole("list", { name: "Shared with you" }).getByRole("link", { name: tour.title }).click();
  await context.setOffline(false);
  await details.getByText(/^Sent to us on/).waitFor();
  const leadsView = await askAsTraveler<object>(shop, "my_booking", { booking_id: own.id, token: own.token });
  expect(leadsView).toMatchObject({ companions: [{ label: "Bek", details_saved_at: expect.any(Number) }] });
  expect(JSON.stringify(leadsView)).not.toContain("AB 1234567");
  expect(await everythingStored(page)).not.toContain("AB 1234567");

  await panelOf(lead.page).getByText("Details filled in").waitFor();
  await unfold(lead.page, "Traveler details");
  await lead.page.getByText("Guest 2: filled in by Bek.").waitFor();
  await panelOf(lead.page).getByRole("button", { name: "Remove for Bek" }).click();
  await lead.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await panelOf(lead.page).getByLabel("First name of guest 2").waitFor();
  await page.getByText("This link is not valid any more").waitFor();
  const stored = await everythingStored(page);
  expect([stored.includes(secret), stored.includes("North gate")]).toEqual([false, false]);
});

it("opens a link followed offline once the device is online, and from the import page of the installed app", async () => {
  const lead = await openBrowser();
  await lead.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop.url });
  const { tour, own } = await bookTrip(2);
  await lead.page.goto(`${shop.url}/trips/${own.id}#token=${own.token}`);
  const link = await shareOnPage(lead.page, "Olim");

  const { page, context } = await openBrowser({ serviceWorkers: "allow" });
  await page.goto(`${shop.url}/trips/receive`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.getByLabel("The link").fill(link);
  await page.getByRole("button", { name: "Preview trips" }).click();
  await page.getByText("One moment online, please").waitFor();
  await context.setOffline(false);
  await page.getByRole("heading", { level: 1, name: tour.title }).waitFor();
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await page.getByText("No trips yet").waitFor();
  await page.goto(`${shop.url}/join#${"0".repeat(20)}`);
  await page.getByText("This isn't a valid link").waitFor();
});

journey("is listed under My trips offline in the language of its link", async () => {
  const { tour, own } = await bookTrip(3);
  const shared = { ru: "Вас пригласили", uz: "Sizga ulashilgan" };
  const ready = { ru: "Эта страница открывается и офлайн.", uz: "Bu sahifa oflayn ham ochiladi." };
  for (const [at, language] of (["ru", "uz"] as const).entries()) {
    const { link } = await shareWith(shop, own, "Olim", at + 2);
    const { page, context } = await openBrowser({ serviceWorkers: "allow" });
    await page.goto(link.replace("/join", `/${language}/join`));
    await page.getByText(ready[language]).waitFor();
    await context.setOffline(true);
    await page.goto(`${shop.url}/${language}/trips`);
    await page.getByRole("list", { name: shared[language] }).getByRole("link", { name: tour.title }).click();
    await page.getByRole("heading", { level: 1, name: tour.title }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(`/${language}/companion/`);
  }
});
