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

beforeAll(async () => {
  const [roomiest] = await toursWithDates(desk);
  if (!roomiest) throw new Error("The seed has no tour with room");
  tour = roomiest;
  day = roomiest.departure_dates.at(-1) ?? "";
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(browser.page, desk);
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it("a guest is written to by a template; the mail says what the preview said, and the booking lists it", async () => {
  const { page } = browser;
  const made = await makeBooking(desk, tour, day, { name: "Letter Reader", paid: "not mailed yet" });
  await page.goto(`${desk.url}/admin/bookings/${made.id}`);
  await page.getByRole("button", { name: "Write to the guest" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Goes to 1 address. Answers come to the shop's address.").waitFor();
  await dialog.getByLabel("Begin with").selectOption("Meeting point");
  await dialog.getByLabel("Text").fill("Hello {first_name},\n\nWe meet for {title}. <b>Bring</b> {name}.");
  await dialog.getByRole("button", { name: "Send to 1 address" }).click();
  await dialog.getByText(/\{name\} means nothing here/).waitFor();
  await dialog.getByLabel("Text").fill("Hello {first_name},\n\nWe meet for {title}.\n<b>Bring</b> water.");
  const preview = dialog.getByRole("region", { name: "Preview" });
  await preview.getByText("Hello Letter,").waitFor();
  const shown = (await preview.getByRole("paragraph").allInnerTexts()).slice(1);
  expect(shown).toHaveLength(2);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send to 1 address" }).dblclick();
  await dialog.getByText("1 letter queued").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByText("Letter from us").waitFor();
  await keepHouse(desk.url, stackState);
  const mail = await findMail(desk.url, made.email, (text) => text.includes("We meet for"));
  for (const line of shown.flatMap((paragraph) => paragraph.split("\n")))
    expect(mail).toContain(line.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  await page.getByRole("button", { name: "Refresh" }).click();
  const sent = page.getByRole("listitem").filter({ hasText: "Letter from us" });
  await sent.getByText("Sent", { exact: true }).waitFor();
  expect(await sent.count()).toBe(1);
});
