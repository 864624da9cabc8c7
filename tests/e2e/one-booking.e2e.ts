import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { runHousekeeping } from "../support/housekeeping.ts";
import { findMail } from "../support/inbox.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { makePaidBooking, type OwnBooking } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { signInAsAdmin } from "../support/shop/pages.ts";
import { type OwnTour, daysAhead, makeTour } from "../support/shop/tours.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const openBrowser = storyBrowsers();
const DESKTOP = { viewport: { width: 1280, height: 900 } };

async function openPaid(name: string): Promise<{ page: Page; own: OwnBooking; tour: OwnTour }> {
  const tour = await makeTour(shop, daysAhead(40, 50));
  const own = await makePaidBooking(shop, tour, tour.departure_dates[0] ?? "", { guests: 1, name });
  return { page: await openAtDesk(own), own, tour };
}
async function openAtDesk({ id }: OwnBooking): Promise<Page> {
  const { page } = await openBrowser(DESKTOP);
  await signInAsAdmin(page, shop);
  await page.goto(`${shop.url}/admin/bookings/${id}`);
  await page.getByRole("button", { name: "Change guests or options" }).waitFor();
  return page;
}
const dialogOf = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const saveWith = async (page: Page, act: string) => {
  await dialogOf(page).getByLabel("Reason").fill("By phone");
  await dialogOf(page).getByRole("button", { name: act, exact: true }).click();
};
const closed = (page: Page) => dialogOf(page).waitFor({ state: "detached" });

it("shows what one more guest and another day cost before the change, mails it, and lists it in the history", async () => {
  const { page, own, tour } = await openPaid("One More");
  const [, other = ""] = tour.departure_dates;
  await press(page, "Change guests or options");
  const dialog = dialogOf(page);
  await dialog.getByLabel("Guests").fill("2");
  await dialog.getByText(/^It costs \$[\d,.]+ more\. \$[\d,.]+ is then due by /).waitFor();
  await dialog.getByRole("row", { name: "Guests 1 2" }).waitFor();
  await dialog.getByText(`${own.email} gets an email about the change.`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save change" }).click();
  await dialog.getByText("Please give a reason.").waitFor();
  await saveWith(page, "Save change");
  await closed(page);
  await page.getByText("Guests or options changed").waitFor();
  await page.getByText(/^The traveler owes \$/).waitFor();
  await runHousekeeping(shop.url, shop.stateDir);
  const mail = await findMail(shop.url, own.email, (text) => text.includes("Guests: 2 (was 1)"));
  expect(mail).toContain("Your booking costs");

  await press(page, "Change guests or options");
  await dialog.getByLabel("Guests").fill("1");
  await dialog.getByText(/^It costs \$[\d,.]+ less/).waitFor();
  await dialog.getByText(/^If One.* cancels today, \$[\d,.]+ is refunded\. After this change, \$[\d,.]+/).waitFor();
  await dialog.getByLabel("Waive the cancellation fee").check();
  await dialog.getByRole("row", { name: /^Owed \$[\d,.]+ \$0\.00$/ }).waitFor();
  await saveWith(page, "Save change");
  await page.getByText("Settled: nothing is owed on either side.").waitFor();

  await press(page, "Move to another day");
  await dialog.getByLabel("Departure").selectOption(other);
  await dialog.getByLabel("Waive the cancellation fee").check();
  await dialog.getByRole("row", { name: /^Departure/ }).waitFor();
  await saveWith(page, "Move booking");
  await closed(page);
  await runHousekeeping(shop.url, shop.stateDir);
  await findMail(shop.url, own.email, (text) => /Departure: .* \(was /.test(text));
  const departure = page.getByRole("definition").getByRole("link").first();
  expect(await departure.getAttribute("href")).toContain(other);
});

it("refuses the change of a second admin who saw older figures, and shows the current ones", async () => {
  const { page, own } = await openPaid("Twice Asked");
  const second = await openAtDesk(own);
  await press(second, "Cancel booking");
  await press(page, "Change guests or options");
  await dialogOf(page).getByLabel("Guests").fill("2");
  await dialogOf(page).getByRole("row", { name: "Guests 1 2" }).waitFor();
  await saveWith(page, "Save change");
  await closed(page);
  await saveWith(second, "Cancel booking");
  await dialogOf(second)
    .getByText(/Someone has changed this booking: now .*it is for 2 guests/)
    .waitFor();
  await dialogOf(second).getByRole("button", { name: "Back" }).click();
  await second.getByText("2 guests", { exact: true }).first().waitFor();
  await press(page, "Refresh");
  await page.getByText("Confirmed", { exact: true }).first().waitFor();
});

it("corrects an address with both in the history, stores notes, and copies a link that opens the trip", async () => {
  const { page, own, tour } = await openPaid("Typo Maker");
  await press(page, "Correct name or contact");
  const dialog = dialogOf(page);
  await dialog.getByLabel("Email").fill("no address");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Please check the booking").waitFor();
  const right = own.email.replace("@", ".right@");
  await dialog.getByLabel("Email").fill(right);
  await dialog.getByText(/links in emails already sent stop working/).waitFor();
  await dialog.getByRole("button", { name: "Save" }).click();
  await closed(page);
  await page.getByRole("link", { name: right }).waitFor();
  await page.getByText(own.email).first().waitFor();

  await page.getByLabel("New note").fill("Called: arrives a day early");
  await press(page, "Add note");
  await page.getByText("Called: arrives a day early").waitFor();
  await page.getByLabel("For the guide").fill("Needs a child seat");
  await press(page, "Save for the guide");
  await page.getByText("The guide's note is saved").waitFor();

  await press(page, "Link to the trip");
  await press(page, "Copy a new link");
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  expect(await axeFindings(page)).toEqual([]);
  const traveler = await openBrowser();
  await traveler.page.goto(link);
  await traveler.page.getByText(tour.title).first().waitFor();
});

it("mails a guest what the preview of a template showed, once for a double press, and lists it", async () => {
  const { page, own } = await openPaid("Letter Reader");
  await press(page, "Write to the guest");
  const dialog = dialogOf(page);
  await dialog.getByText("Goes to 1 address. Answers come to the shop's address.").waitFor();
  await dialog.getByLabel("Template").selectOption("Meeting point");
  await dialog.getByLabel("Text").fill("Hello {first_name},\n\nWe meet for {title}. <b>Bring</b> {name}.");
  await dialog.getByRole("button", { name: "Send to 1 address" }).click();
  await dialog.getByText(/\{name\} is not a placeholder/).waitFor();
  await dialog.getByLabel("Text").fill("Hello {first_name},\n\nWe meet for {title}.\n<b>Bring</b> water.");
  const preview = dialog.getByRole("region", { name: "Preview" });
  await preview.getByText("Hello Letter,").waitFor();
  const shown = (await preview.getByRole("paragraph").allInnerTexts()).slice(1);
  expect(shown).toHaveLength(2);
  await dialog.getByRole("button", { name: "Send to 1 address" }).dblclick();
  await dialog.getByText("1 letter queued").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await runHousekeeping(shop.url, shop.stateDir);
  const mail = await findMail(shop.url, own.email, (text) => text.includes("We meet for"));
  for (const line of shown.flatMap((paragraph) => paragraph.split("\n")))
    expect(mail).toContain(line.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  await press(page, "Refresh");
  const sent = page.getByRole("listitem").filter({ hasText: "Letter from us" });
  await sent.getByText("Sent", { exact: true }).waitFor();
  expect(await sent.count()).toBe(1);
});
