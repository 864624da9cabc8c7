import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { fill, send, toursWithDates } from "./booking-desk.ts";
import { everythingStored } from "./stored.ts";

const desk = { url: stackUrl, keys: stackKeys };
const { url, keys } = desk;

let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
  await browser.context.route("**/functions/v1/create-payment", (route) => route.abort());
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const signIn = async (page: Page, email: string) => {
  if (new URL(page.url()).pathname !== "/auth") await page.goto(`${url}/auth`);
  await page.getByRole("textbox", { name: "Email" }).first().fill(email);
  await page.locator("input[name=password]").first().fill("silkroad");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(`${url}/`);
  // From here on the app starts and goes on without a connection.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
};
const logout = async (page: Page) => {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
};

/** A booking of this person's that this device knows nothing about. */
const bookElsewhere = async (name: string) => {
  const tour = (await toursWithDates(desk))[5];
  if (!tour) throw new Error("The seed has too few tours with departures");
  const ask = async (path: string, body: object, token = keys.publishable) => {
    const headers = { "content-type": "application/json", apikey: keys.publishable, authorization: `Bearer ${token}` };
    const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const answer: { access_token?: string; ok?: boolean } = JSON.parse(await response.text());
    return answer;
  };
  const credentials = { email: "admin@example.com", password: "silkroad" };
  const { access_token } = await ask("/auth/v1/token?grant_type=password", credentials);
  const booking = {
    id: randomUUID(),
    tour_id: tour.id,
    guests: 1,
    check_in: tour.departure_dates.at(-1),
    customer_first_name: name,
    customer_last_name: "Guest",
    customer_email: "traveller@example.com",
    customer_phone: "+998901234567",
  };
  expect(await ask("/rest/v1/rpc/admin_manual_booking", { booking }, access_token)).toMatchObject({ ok: true });
};

it("two people on one phone: what was the first one's is asked about, and then gone from every storage", async () => {
  const { page, context } = browser;
  await bookElsewhere("Elsewhere Traveller");
  await signIn(page, "traveller@example.com");
  await expect.poll(() => everythingStored(page)).toContain("Elsewhere Traveller");

  const tours = await toursWithDates(desk);
  const [, , , , , , tour] = tours;
  await page.goto(`${url}/booking/tour/${tour?.id}`);
  await page.getByLabel("Departure date").waitFor();
  await page.getByLabel("First name").fill("Drafted");
  await expect.poll(() => everythingStored(page)).toContain("Drafted");
  await page.goto(`${url}/booking/tour/${tours[7]?.id}`);
  await page.getByLabel("Departure date").waitFor();
  await fill(page, "secret-mail@example.com", 1);
  await context.setOffline(true);
  await send(page);
  await page.getByText("Only on this device").first().waitFor();

  await logout(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("1 request that is not sent yet").waitFor();
  await dialog.getByText("it is lost").waitFor();
  await dialog.getByRole("button", { name: "Stay signed in" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await everythingStored(page)).toContain("journey-auth");

  await logout(page);
  await dialog.getByRole("button", { name: "Keep them here" }).click();
  await page.waitForURL(`${url}/auth`);
  const kept = await everythingStored(page);
  expect(kept).toContain("secret-mail@example.com");
  expect(kept).toContain("Drafted");
  for (const gone of ["Elsewhere Traveller", "traveller@example.com", "access_token"]) expect(kept).not.toContain(gone);

  await context.setOffline(false);
  await signIn(page, "traveller@example.com");
  await logout(page);
  await dialog.getByRole("button", { name: "Remove them" }).click();
  await page.waitForURL(`${url}/auth`);
  const left = await everythingStored(page);
  expect(left).toContain("Samarkand");
  for (const gone of ["Elsewhere", "secret-mail", "traveller@", "Drafted", "access_token", "Жасур"])
    expect(left).not.toContain(gone);

  await signIn(page, "admin@example.com");
  await page.goto(`${url}/trips`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText("Held until").count()).toBe(0);
});

it("one signs out without a connection, the next signs in on the same page and is known for who it is", async () => {
  const { page, context } = browser;
  await signIn(page, "traveller@example.com");
  await context.setOffline(true);
  await logout(page);
  const remove = page.getByRole("button", { name: "Remove them" });
  await remove.or(page.getByText("Signed out on this device")).first().waitFor();
  if (await remove.isVisible()) await remove.click();
  await page.getByText("Signed out on this device").first().waitFor();
  await context.setOffline(false);
  await signIn(page, "admin@example.com");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "Admin" }).waitFor();
});

it("a session that ran out without a connection is still one, and leaving it takes seconds", async () => {
  const { page, context } = browser;
  await signIn(page, "admin@example.com");
  await expect.poll(() => everythingStored(page)).toContain("admin:");
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("journey-auth") ?? "{}");
    localStorage.setItem("journey-auth", JSON.stringify({ ...session, expires_at: 1 }));
  });
  await context.setOffline(true);
  await page.goto(`${url}/about`);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "Admin" }).waitFor();
  const from = Date.now();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${url}/auth`);
  expect(Date.now() - from).toBeLessThan(10_000);
  expect(await everythingStored(page)).not.toContain("access_token");
});

it("signing out in one tab signs out the other, which leaves the desk", async () => {
  const { page, context } = browser;
  await signIn(page, "admin@example.com");
  const other = await context.newPage();
  await other.goto(`${url}/admin`);
  await other.getByRole("heading", { level: 1 }).waitFor();
  expect(other.url()).toBe(`${url}/admin`);
  await logout(page);
  await page.waitForURL(`${url}/auth`);
  await other.waitForURL(`${url}/auth`);
});
