import type { Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { booked, fill, mailbox, send } from "./booking-desk.ts";
import { makeTour } from "./departure-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const today = todayInTashkent(Date.now());
let tourId = "";
let browser: Browser;

beforeAll(async () => {
  tourId = (await makeTour(desk, [addDays(today, 70), addDays(today, 80)])).id;
});
beforeEach(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const openForm = async (page: Page) => {
  await page.goto(`${desk.url}/booking/tour/${tourId}`, { waitUntil: "networkidle" });
  await page.getByLabel("Departure date").waitFor();
};

it("the same form filled in two tabs and sent in both asks before it books twice", async () => {
  const email = mailbox("both-tabs");
  const other = await browser.context.newPage();
  for (const page of [browser.page, other]) await openForm(page);
  for (const page of [browser.page, other]) await fill(page, email, 1);
  const notice = other.getByRole("alert").filter({ hasText: "This form is open in another tab too" });
  await notice.getByRole("button", { name: "Use what I typed here" }).click();
  await notice.waitFor({ state: "detached" });
  await send(browser.page);
  await browser.page.waitForURL("**/_sandbox/pay/*");
  await expect.poll(async () => (await booked(desk, email)).length).toBe(1);

  await send(other);
  const question = other.getByRole("dialog", { name: "You already booked this departure" });
  await question.filter({ hasText: /on this device: reference [A-Z0-9-]{7,}\. Book again\?/ }).waitFor();
  await question.getByRole("button", { name: "Back to the form" }).click();
  expect(await other.getByLabel("Email").inputValue()).toBe(email);
  expect(await booked(desk, email)).toHaveLength(1);

  await send(other);
  await question.getByRole("button", { name: "Book again" }).click();
  await expect.poll(async () => (await booked(desk, email)).length).toBe(2);
});

it("what was changed in one tab after the other has sent the form is kept, and booked only when asked for", async () => {
  const email = mailbox("changed-tab");
  await openForm(browser.page);
  await fill(browser.page, email, 1);
  const other = await browser.context.newPage();
  await openForm(other);
  await expect.poll(() => other.getByLabel("Email").inputValue()).toBe(email);
  await send(browser.page);
  await browser.page.waitForURL("**/_sandbox/pay/*");
  await expect.poll(async () => (await booked(desk, email)).length).toBe(1);

  await other.getByLabel("Number of guests").selectOption("3");
  await other.getByLabel("First name").fill("Barno");
  await other.reload();
  await expect.poll(() => other.getByLabel("First name").inputValue()).toBe("Barno");
  await send(other);
  const question = other.getByRole("dialog", { name: /already/ });
  await question.getByRole("button", { name: "Book again" }).click();
  await expect.poll(async () => (await booked(desk, email)).map(({ guests }) => guests).toSorted()).toEqual([1, 3]);
});

it("a form that was sent in another tab and changed here is not taken for the same tap", async () => {
  const email = mailbox("same-form");
  await openForm(browser.page);
  await fill(browser.page, email, 1);
  const other = await browser.context.newPage();
  await openForm(other);
  await expect.poll(() => other.getByLabel("Email").inputValue()).toBe(email);
  await other.getByLabel("Departure date").selectOption({ index: 2 });
  await send(browser.page);
  await browser.page.waitForURL("**/_sandbox/pay/*");
  await expect.poll(async () => (await booked(desk, email)).length).toBe(1);

  await send(other);
  const question = other.getByRole("dialog", { name: "This form was already sent" });
  await question.getByRole("button", { name: "Book again" }).click();
  await expect
    .poll(async () => (await booked(desk, email)).map(({ check_in }) => check_in).toSorted())
    .toEqual([addDays(today, 70), addDays(today, 80)]);
});
