import { afterAll, beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { findMail } from "../support/inbox.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { makeBooking } from "./admin-desk-bookings.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { type Item, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;
let tour: Item;
let day: string;
let other: string;

beforeAll(async () => {
  const [roomiest] = await toursWithDates(desk);
  if (!roomiest) throw new Error("The seed has no tour with room");
  tour = roomiest;
  day = roomiest.departure_dates.at(-1) ?? "";
  other = roomiest.departure_dates.at(-2) ?? "";
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(browser.page, desk);
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const dialog = (of = browser) => of.page.getByRole("dialog");
const paid = async (name: string) => {
  const made = await makeBooking(desk, tour, day, { name, paid: "not mailed yet" });
  await browser.page.goto(`${desk.url}/admin/bookings/${made.id}`);
  await browser.page.getByRole("button", { name: "Change people or options" }).waitFor();
  return made;
};
const ask = (act: string, of = browser) => of.page.getByRole("button", { name: act }).click();
const saveWith = async (act: string, of = browser) => {
  await dialog(of).getByLabel("Reason").fill("By phone");
  await dialog(of).getByRole("button", { name: act, exact: true }).click();
};

it("one more guest: the difference is shown before, owed after, mailed, and traced", async () => {
  const { page } = browser;
  const made = await paid("One More");
  await ask("Change people or options");
  await dialog().getByLabel("Guests").fill("2");
  await dialog()
    .getByText(/^It costs \$[\d,.]+ more\. \$[\d,.]+ is then owed by /)
    .waitFor();
  await dialog().getByRole("row", { name: "Guests 1 2" }).waitFor();
  await dialog().getByText(`${made.email} gets an email that says what is new.`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog().getByRole("button", { name: "Change it" }).click();
  await dialog().getByText("Please give a reason.").waitFor();
  await saveWith("Change it");
  await dialog().waitFor({ state: "detached" });
  await page.getByText("People or options changed").waitFor();
  await page.getByText(/^The traveler owes \$/).waitFor();
  await keepHouse(desk.url, stackState);
  expect(await findMail(desk.url, made.email, (mail) => mail.includes("Guests: 2 (was 1)"))).toContain(
    "Your booking costs",
  );
  await ask("Change people or options");
  await dialog().getByLabel("Guests").fill("1");
  await dialog()
    .getByText(/^It costs \$[\d,.]+ less/)
    .waitFor();
  await dialog()
    .getByText(/^Cancel today: \$[\d,.]+ back\. After this change: \$[\d,.]+ back/)
    .waitFor();
  // The second guest was never paid for: nothing is asked for leaving.
  await dialog().getByLabel("Waive what the policy keeps").check();
  await dialog()
    .getByRole("row", { name: /^Owed \$[\d,.]+ \$0\.00$/ })
    .waitFor();
  await saveWith("Change it");
  await page.getByText("Settled: nothing is owed on either side.").waitFor();
});

it("moved at the desk: the new day on the page, in the mail, in the history", async () => {
  const { page } = browser;
  const made = await paid("Moved Along");
  await ask("Move to another day");
  await dialog().getByLabel("Departure").selectOption(other);
  await dialog().getByLabel("Waive what the policy keeps").check();
  await dialog()
    .getByRole("row", { name: /^Departure/ })
    .waitFor();
  await saveWith("Move it");
  await dialog().waitFor({ state: "detached" });
  await keepHouse(desk.url, stackState);
  await findMail(desk.url, made.email, (mail) => /Departure: .* \(was /.test(mail));
  const link = page.getByRole("definition").getByRole("link").first();
  expect(await link.getAttribute("href")).toContain(other);
});

it("two admins at once: the second is told what is so now, and nothing of it is done", async () => {
  const { page } = browser;
  const made = await paid("Twice Asked");
  const second = await openBrowser({ viewport: { width: 1280, height: 900 } });
  try {
    await signInAsAdmin(second.page, desk);
    await second.page.goto(`${desk.url}/admin/bookings/${made.id}`);
    await ask("Cancel booking", second);
    await ask("Change people or options");
    await dialog().getByLabel("Guests").fill("2");
    await dialog().getByRole("row", { name: "Guests 1 2" }).waitFor();
    await saveWith("Change it");
    await dialog().waitFor({ state: "detached" });
    await saveWith("Cancel booking", second);
    await dialog(second)
      .getByText(/Somebody changed this booking since you looked: now .*it is for 2 guests/)
      .waitFor();
    await dialog(second).getByRole("button", { name: "Back" }).click();
    await second.page.getByText("2 guests", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.getByText("Confirmed", { exact: true }).first().waitFor();
    expect(second.errors).toEqual([]);
  } finally {
    await second.close();
  }
});

it("a typo is corrected with both addresses in the history, notes stay, and a copied link opens the trip", async () => {
  const { page } = browser;
  const made = await paid("Typo Maker");
  await ask("Correct name or contact");
  await dialog().getByLabel("Email").fill("no address");
  await dialog().getByRole("button", { name: "Correct it" }).click();
  await dialog().getByText("Please check the booking").waitFor();
  const right = made.email.replace("@", ".right@");
  await dialog().getByLabel("Email").fill(right);
  await dialog()
    .getByText(/links in mails already sent stop opening the trip/)
    .waitFor();
  await dialog().getByRole("button", { name: "Correct it" }).click();
  await dialog().waitFor({ state: "detached" });
  await page.getByRole("link", { name: right }).waitFor();
  await page.getByText(made.email).first().waitFor();

  await page.getByLabel("New note").fill("Called: arrives a day early");
  await ask("Add note");
  await page.getByText("Called: arrives a day early").waitFor();
  await page.getByLabel("For the guide").fill("Needs a child seat");
  await ask("Save for the guide");
  await page.getByText("The guide's note is saved").waitFor();

  await ask("Link to the trip");
  await ask("Make a link and copy it");
  const made_link = await dialog().getByLabel("Link", { exact: true }).inputValue();
  expect(await axeFindings(page)).toEqual([]);
  await dialog().getByRole("button", { name: "Close" }).click();
  const traveler = await openBrowser({ viewport: { width: 390, height: 844 } });
  try {
    await traveler.page.goto(made_link);
    await traveler.page.getByText(tour.title).first().waitFor();
    expect(traveler.errors).toEqual([]);
  } finally {
    await traveler.close();
  }
  expect(await axeFindings(page)).toEqual([]);
});
