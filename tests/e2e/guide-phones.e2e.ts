import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { seenInFour, wrongOf } from "../support/look-around.ts";
import { guideWithAccount, ledDeparture } from "../support/shop/guides.ts";
import { signInAsGuide } from "../support/shop/pages.ts";
import { readRows } from "../support/shop/shop.ts";
import { journey } from "../support/tiers.ts";
import { shop } from "./desk-browser.ts";

let one: Browser;
let other: Browser;
beforeEach(async () => {
  [one, other] = await Promise.all([
    openBrowser({ serviceWorkers: "allow" }),
    openBrowser({ serviceWorkers: "allow" }),
  ]);
});
afterEach(async () => {
  expect([...one.errors, ...other.errors]).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

const openBooking = async ({ page }: Browser, departure: string, booking = "") => {
  await page.goto(`${shop.url}/guide/${departure}/${booking}`);
  await page.getByRole("heading", { level: 1, name: "Anna Lee" }).waitFor();
};
const bothOffline = (offline: boolean) => Promise.all([one, other].map(({ context }) => context.setOffline(offline)));

it("brings two offline phones to one list, in which a double check-in shows both times and counts once", async () => {
  const guide = await guideWithAccount(shop);
  const led = await ledDeparture(shop, guide);
  const [first, second] = led.held;
  await Promise.all([one, other].map(({ page }) => signInAsGuide(page, shop, guide)));
  for (const { page } of [one, other]) await page.getByRole("link", { name: led.title }).waitFor();
  await bothOffline(true);
  for (const phone of [one, other]) {
    await openBooking(phone, led.id, second?.id);
    await phone.page.getByRole("button", { name: "2 people here" }).click();
    await phone.page.getByRole("heading", { name: "2 in", exact: true }).waitFor();
  }
  await openBooking(other, led.id, first?.id);
  await other.page.getByRole("button", { name: "Not coming" }).click();
  await other.page.getByRole("heading", { name: "Absent" }).waitFor();

  await bothOffline(false);
  await expect.poll(() => readRows(shop, `check_ins?departure_id=eq.${led.id}&select=kind`)).toHaveLength(3);
  for (const phone of [one, other]) {
    await openBooking(phone, led.id, second?.id);
    await phone.page.getByRole("button", { name: "Refresh" }).click();
    await phone.page.getByText(/^Checked in more than once: \d\d:\d\d by .*, \d\d:\d\d by .*They count once/).waitFor();
    await phone.page.goto(`${shop.url}/guide/${led.id}`);
    await phone.page.getByText("2 of 4 in · 1 missing · 1 absent").waitFor();
  }
});

const receiptLink = (trip: string, id: string, minor: number | null) => {
  const receipt = [
    1,
    id,
    12_000,
    minor === null ? "USD" : "UZS",
    minor,
    Date.parse("2027-01-02T04:30:00Z"),
    "Aziz",
    "JU-000000",
  ];
  return `${shop.url}/trips/${trip}#receipt=${Buffer.from(JSON.stringify(receipt)).toString("base64url")}`;
};

journey("gives an offline receipt to the traveler's phone for cash, and books the cash once when online", async () => {
  const guide = await guideWithAccount(shop);
  const led = await ledDeparture(shop, guide, { deposit: true });
  const [owing] = led.held;
  if (!owing) throw new Error("No booking owes");
  const { page } = one;
  await other.page.goto(`${shop.url}/trips/${owing.id}#token=${owing.token}`);
  await other.page.getByRole("heading", { level: 1, name: led.title }).waitFor();
  await other.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await signInAsGuide(page, shop, guide);
  await openBooking(one, led.id, owing.id);
  await bothOffline(true);

  await page.getByRole("button", { name: "Take cash" }).click();
  const amount = page.getByRole("textbox", { name: "Amount" });
  const owed = Number(await amount.inputValue());
  await amount.fill("99999");
  await page.getByRole("button", { name: /^Record/ }).click();
  await page.getByText("That is more than is owed. Return the rest.").waitFor();
  await amount.fill("120");
  await page.getByRole("button", { name: "Record $120.00" }).click();
  await page.getByText(/^\$120\.00 at \d\d:\d\d to /).waitFor();
  await page.getByRole("img", { name: "Receipt for $120.00 to scan" }).waitFor();
  expect(wrongOf(await seenInFour(page))).toEqual([]);
  const rest = (owed - 120).toLocaleString("en-US", { minimumFractionDigits: 2 });
  await page.getByText(`$${rest} is still to pay`, { exact: false }).waitFor();

  const id = await page.evaluate(async () => {
    const opening = indexedDB.open("journey");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const request = opening.result.transaction("guide_reports").objectStore("guide_reports").getAll();
    await new Promise((resolve) => request.addEventListener("success", resolve));
    opening.result.close();
    return String(request.result[0].id);
  });
  await other.page.goto(receiptLink(owing.id, id, null));
  await other.page.getByText("You handed $120.00 to Aziz on 2 Jan 2027, 09:30.", { exact: false }).waitFor();
  await other.page.getByText("The operator has not confirmed it yet.").waitFor();
  expect(await other.page.evaluate(() => window.location.hash)).toBe("");

  await bothOffline(false);
  await page.getByText(/in the books/).waitFor();
  const booked = await readRows(shop, `payments?id=eq.${id}&select=amount_cents,method`);
  expect(booked).toEqual([{ amount_cents: 12_000, method: "cash" }]);
  await other.page.goto(`${shop.url}/trips/${owing.id}`);
  await other.page.getByText("It is in the books.").waitFor();

  const unknown = crypto.randomUUID();
  const stays = other.page.getByText("You handed 1,500,000 UZS ($120.00) to Aziz", { exact: false });
  await other.page.goto(receiptLink(unknown, crypto.randomUUID(), 150_000_000));
  await stays.waitFor();
  await other.page.goto(`${shop.url}/trips/${unknown}`);
  await stays.waitFor();
});
