import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { axeFindings } from "../support/axe.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { booked, fill, mailbox, send, toursWithDates } from "./booking-desk.ts";
import { everythingStored } from "./stored.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
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

it("names written on two devices at once: the newer list wins whichever arrives last, and the older phone is told", async () => {
  const tour = (await toursWithDates(desk))[7];
  if (!tour) throw new Error("The seed has too few tours with departures");
  await browser.page.goto(`${desk.url}/booking/tour/${tour.id}`);
  await browser.page.getByLabel("Departure date").waitFor();
  const email = mailbox("two-phones");
  await fill(browser.page, email, 1);
  await send(browser.page);
  await browser.page.getByText(/^Held until/).waitFor();
  const other = await openBrowser({ serviceWorkers: "allow" });
  const [, token = ""] = /"token":"([\w-]{43})"/.exec(await everythingStored(browser.page)) ?? [];
  await other.page.goto(`${browser.page.url()}#${token}`);
  // Both have all of the app before they lose the network.
  for (const { page } of [browser, other]) {
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  }
  const panelOf = ({ page }: Browser) => page.getByRole("region", { name: "Who travels" });
  const write = async (phone: Browser, diet: string) => {
    await phone.context.setOffline(true);
    await panelOf(phone).getByLabel("Diet or allergies").fill(diet);
    await panelOf(phone).getByRole("button", { name: "Save travelers" }).click();
    await panelOf(phone)
      .getByText(/^Saved on this device, not sent yet/)
      .waitFor();
  };
  // Each knows the server's clock to the second.
  const aMoment = () => other.page.waitForTimeout(2_500);
  const arrives = async (phone: Browser) => {
    await phone.context.setOffline(false);
    await panelOf(phone)
      .getByText(/not sent yet/)
      .waitFor({ state: "detached" });
  };
  const shows = async (phone: Browser, diet: string, said: RegExp) => {
    await phone.page.reload();
    await panelOf(phone).getByText(said).waitFor();
    expect(await panelOf(phone).getByLabel("Diet or allergies").inputValue()).toBe(diet);
  };

  // The older list arrives last: it is refused, and its phone says so.
  await write(browser, "older");
  await aMoment();
  await write(other, "newer");
  await arrives(other);
  await arrives(browser);
  await browser.page.getByText(/^A newer list was saved on another device, so yours was not taken/).waitFor();
  // What stands under the bar at the foot of the window is not what is asked about.
  await browser.page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await axeFindings(browser.page)).toEqual([]);
  await browser.page.getByRole("button", { name: "Keep the newer list" }).click();
  await shows(browser, "newer", /^A newer list was saved on another device: it is below/);
  await shows(other, "newer", /^Sent: we have your list/);

  // It arrives first: the newer one takes its place, and its phone says so too.
  await write(browser, "second");
  await aMoment();
  await write(other, "third");
  await arrives(browser);
  await arrives(other);
  await shows(browser, "third", /^A newer list was saved on another device: it is below/);
  await shows(other, "third", /^Sent: we have your list/);
  expect(other.errors).toEqual([]);
  await other.close();
});
