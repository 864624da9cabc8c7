import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { booked, fill, mailbox, send, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;
const open = async (serviceWorkers: "allow" | "block") => {
  browser = await openBrowser({ serviceWorkers });
  await browser.context.route("**/functions/v1/create-payment", (route) => route.abort());
};
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const book = async (email: string) => {
  const { page } = browser;
  const tour = (await toursWithDates(desk))[4];
  if (!tour) throw new Error("The seed has too few tours with departures");
  await page.goto(`${desk.url}/booking/tour/${tour.id}`);
  await page.getByLabel("Departure date").waitFor();
  await fill(page, email);
  await send(page);
  await page.getByText(/^Held until/).waitFor();
  return tour;
};
const exportTrips = async () => {
  const file = browser.page.waitForEvent("download");
  await browser.page.getByRole("button", { name: "Export my trips" }).click();
  return (await file).path();
};

it("a trip opens without a signal, voucher and all", async () => {
  await open("allow");
  const { page, context } = browser;
  const tour = await book(mailbox("voucher"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.goto(`${desk.url}/trips`);
  await page.getByRole("list", { name: "Upcoming trips" }).getByRole("link", { name: tour.title }).click();
  const voucher = page.getByLabel("Voucher");
  await voucher.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).waitFor();
  expect(await voucher.getByText("Жасур Oʻrinboev").count()).toBe(1);
  // Only held: nothing to be let in by, and why.
  await voucher.getByText("once you have paid and the booking is confirmed").waitFor();
  expect(await voucher.getByRole("img").count()).toBe(0);
});

it("opens on another device by the link of the mail, and by file; a wrong token opens nothing", async () => {
  await open("block");
  await book(mailbox("elsewhere"));
  const id = new URL(browser.page.url()).pathname.split("/").at(-1) ?? "";
  await browser.page.goto(`${desk.url}/trips`);
  const exported = readFileSync(await exportTrips(), "utf8");
  const token = /"token": "([\w-]{43})"/.exec(exported)?.[1] ?? "";
  expect(token).not.toBe("");
  await browser.close();

  browser = await openBrowser();
  const { page } = browser;
  await page.goto(`${desk.url}/trips/${id}#${"x".repeat(43)}`);
  await page.getByText("This trip is not on this device").waitFor();
  await page.goto("about:blank");
  await page.goto(`${desk.url}/trips/${id}#${token}`);
  await page.getByLabel("Voucher").waitFor();
  expect(page.url()).toBe(`${desk.url}/trips/${id}`);

  await page.getByRole("button", { name: "Remove from this device" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await page.getByText("No trips yet").waitFor();
  for (const [name, text] of [
    ["broken.json", exported.slice(0, -40)],
    ["holiday.jpg", "\u0000\uFFFDJFIF"],
    ["other-app.json", '{"trips":[{"id":1}]}'],
  ] as const) {
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: "", buffer: Buffer.from(text) });
    await page.getByText("That isn't a trips file").first().waitFor();
    await page.getByText("No trips yet").waitFor();
  }
  const file = { name: "my-trips.json", mimeType: "application/json", buffer: Buffer.from(exported) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText(/^Held until \d\d:\d\d$/).waitFor();
});

it("is cancelled for the refund that was shown, and the places are free again", async () => {
  await open("block");
  const { page } = browser;
  const email = mailbox("cancelled");
  await book(email);
  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await page.getByText("You get $0.00 back. Cancel this booking?").waitFor();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByText("This booking was cancelled.").waitFor();
  await page.getByText("You haven't been charged, so there is nothing to refund.").waitFor();
  expect(await page.getByLabel("Voucher").count()).toBe(0);
  expect(await page.getByRole("img", { name: /Voucher code/ }).count()).toBe(0);
  for (const name of ["Add to calendar", "Open on another device", "Save for offline"])
    expect(await page.getByRole("button", { name }).count()).toBe(0);
  expect(await booked(desk, email)).toMatchObject([{ status: "cancelled" }]);
});

it("asks what to do when the places are gone, and sends again with one tap", async () => {
  await open("block");
  const { page, context } = browser;
  const tour = (await toursWithDates(desk))[5];
  if (!tour) throw new Error("The seed has too few tours with departures");
  const [, other = ""] = tour.departure_dates;
  await page.goto(`${desk.url}/booking/tour/${tour.id}`);
  await page.getByLabel("Departure date").waitFor();
  const email = mailbox("other-day");
  await fill(page, email);
  const refusal = { ok: false, code: "seats_gone", message: "No", nearest_dates: [{ date: other, seats_left: 4 }] };
  await context.route("**/rpc/create_booking", (route) => route.fulfill({ json: refusal }), { times: 1 });
  await send(page);
  await page.getByRole("heading", { name: "Not enough seats left on this date" }).waitFor();
  await page.getByRole("button", { name: /4 seats left/ }).click();
  await page.getByText(/^Held until/).waitFor();
  expect(await booked(desk, email)).toMatchObject([{ check_in: other, guests: 2 }]);
});
