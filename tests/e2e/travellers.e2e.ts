import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { booked, fill, mailbox, send, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
  await browser.context.route("**/functions/v1/create-payment", (route) => route.abort());
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it("names typed on the trip without a signal wait, go out by themselves, and stand on the manifest", async () => {
  const { page, context } = browser;
  const tour = (await toursWithDates(desk))[6];
  if (!tour) throw new Error("The seed has too few tours with departures");
  await page.goto(`${desk.url}/booking/tour/${tour.id}`);
  await page.getByLabel("Departure date").waitFor();
  const email = mailbox("travellers");
  await fill(page, email);
  await send(page);
  await page.getByText(/^Held until/).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  await context.setOffline(true);
  await page.reload();
  const panel = page.getByRole("region", { name: "Who travels" });
  await panel.getByText(/^Please tell us who travels/).waitFor();
  const second = panel.getByRole("group", { name: "Guest 2" });
  await second.getByLabel("Full name").fill("Anna Lee");
  await second.getByLabel("Year of birth").fill("1880");
  await panel.getByRole("button", { name: "Save travelers" }).click();
  await second.getByText("Please enter a year such as 1980").waitFor();
  await second.getByLabel("Year of birth").fill("1980");
  await second.getByLabel("Diet or allergies").fill("No nuts");
  await panel.getByText("Kept on this device as a draft").waitFor();
  // What was typed outlives the page.
  await page.reload();
  await panel.getByText("Kept on this device as a draft").waitFor();
  expect(await second.getByLabel("Diet or allergies").inputValue()).toBe("No nuts");
  await panel.getByRole("button", { name: "Save travelers" }).click();
  await panel.getByText(/^Saved on this device, not sent yet/).waitFor();
  await page.reload();
  await panel.getByText(/^Saved on this device, not sent yet/).waitFor();
  expect(await panel.getByText("Kept on this device as a draft").count()).toBe(0);

  await context.setOffline(false);
  await panel.getByText(/^Sent: we have your list/).waitFor();
  const [row] = await booked(desk, email);
  if (!row) throw new Error("The booking is gone");

  await signInAsAdmin(page, desk);
  await page.goto(`${desk.url}/admin/departures/${tour.id}/${row.check_in}`);
  const list = page.getByRole("list", { name: "Who travels" }).filter({ hasText: "Anna Lee" });
  await list.getByText("Anna Lee · born 1980 · No nuts").waitFor();
  await list.getByText("Жасур Oʻrinboev").waitFor();
  await page.goto(`${desk.url}/admin/bookings/${row.id}`);
  await page.getByText("Anna Lee · born 1980 · No nuts").waitFor();
});
