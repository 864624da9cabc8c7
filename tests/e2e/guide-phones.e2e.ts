import { afterEach, beforeEach, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { seenInSix, wrongOf } from "../support/look-around.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { type Guide, guideWithAccount } from "./guide-desk.ts";
import { assign, ledDeparture, signInAsGuide } from "./pocket-desk.ts";
import { rowsOf } from "./paid-desk.ts";
import { everythingStored } from "./stored.ts";

const desk = { url: stackUrl, keys: stackKeys, stateDir: stackState };
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

const openBooking = async ({ page }: Browser, departure: string, booking: string) => {
  await page.goto(`${stackUrl}/guide/${departure}/${booking}`);
  await page.getByRole("heading", { level: 1, name: "Anna Lee" }).waitFor();
};
const phones = (guide: Guide) => Promise.all([one, other].map(({ page }) => signInAsGuide(page, desk, guide)));

it("two phones without a network come to one list: a double shows both times, and counts once", async () => {
  const guide = await guideWithAccount(desk);
  const led = await ledDeparture(desk, guide);
  const [first, second] = led.held;
  await phones(guide);
  for (const { page } of [one, other]) await page.getByRole("link", { name: led.title }).waitFor();
  await Promise.all([one, other].map(({ context }) => context.setOffline(true)));
  await openBooking(one, led.id, second?.id ?? "");
  await one.page.getByRole("button", { name: "2 people here" }).click();
  await one.page.getByRole("heading", { name: "2 in", exact: true }).waitFor();
  await openBooking(other, led.id, second?.id ?? "");
  await other.page.getByRole("button", { name: "2 people here" }).click();
  await other.page.getByRole("heading", { name: "2 in", exact: true }).waitFor();
  await openBooking(other, led.id, first?.id ?? "");
  await other.page.getByRole("button", { name: "Not coming" }).click();
  await other.page.getByRole("heading", { name: "Absent" }).waitFor();

  await Promise.all([one, other].map(({ context }) => context.setOffline(false)));
  await expect
    .poll(() => rowsOf(desk, `check_ins?departure_id=eq.${led.id}&select=kind`), { timeout: 30_000 })
    .toHaveLength(3);
  for (const phone of [one, other]) {
    await openBooking(phone, led.id, second?.id ?? "");
    const again = phone.page.getByRole("button", { name: "Refresh" });
    await again.click();
    await phone.page.getByText(/^Checked in more than once: \d\d:\d\d by .*, \d\d:\d\d by .*They count once/).waitFor();
    await phone.page.goto(`${stackUrl}/guide/${led.id}`);
    await phone.page.getByText("2 of 4 in · 1 missing · 1 absent").waitFor();
  }
});

it("a departure given to another guide leaves the phone with all its names", async () => {
  const [guide, successor] = await Promise.all([guideWithAccount(desk), guideWithAccount(desk)]);
  const led = await ledDeparture(desk, guide, { bookings: 1 });
  const { page } = one;
  await signInAsGuide(page, desk, guide);
  await page.getByRole("link", { name: led.title }).click();
  await page.getByRole("link", { name: /Anna Lee/ }).waitFor();
  await assign(desk, led, successor);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("This departure is not on this phone").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await everythingStored(page)).not.toMatch(/Anna Lee|998 90 123/);
  await signInAsGuide(other.page, desk, successor);
  await other.page.getByRole("link", { name: led.title }).waitFor();
});

it("cash on the spot is in the books once, and its receipt stands on the traveler's phone before that", async () => {
  const guide = await guideWithAccount(desk);
  const led = await ledDeparture(desk, guide, { deposit: true });
  const [owing] = led.held;
  if (!owing) throw new Error("Nobody owes");
  const { page, context } = one;
  // The traveler has the trip on the phone, and no network at the meeting point.
  await other.page.goto(`${stackUrl}/trips/${owing.id}#token=${owing.token}`);
  await other.page.getByRole("heading", { level: 1, name: led.title }).waitFor();
  await other.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await signInAsGuide(page, desk, guide);
  await openBooking(one, led.id, owing.id);
  await Promise.all([context.setOffline(true), other.context.setOffline(true)]);

  await page.getByRole("button", { name: "Take cash" }).click();
  const amount = page.getByRole("textbox", { name: "Amount" });
  const owed = await amount.inputValue();
  await amount.fill("99999");
  await page.getByRole("button", { name: /^Record/ }).click();
  await page.getByText("That is more than is owed. Give the rest back.").waitFor();
  expect(wrongOf(await seenInSix(page))).toEqual([]);
  await amount.fill("120");
  await page.getByRole("button", { name: "Record $120.00" }).click();
  await page.getByText(/^\$120\.00 at \d\d:\d\d to /).waitFor();
  const code = page.getByRole("img", { name: "Receipt for $120.00 to scan" });
  await code.waitFor();
  expect(wrongOf(await seenInSix(page))).toEqual([]);
  await page
    .getByText(`$${(Number(owed) - 120).toLocaleString("en-US", { minimumFractionDigits: 2 })} is still to pay`, {
      exact: false,
    })
    .waitFor();

  // What the code says, which any phone's camera opens.
  const id = await page.evaluate(async () => {
    const opening = indexedDB.open("journey");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const request = opening.result.transaction("told").objectStore("told").getAll();
    await new Promise((resolve) => request.addEventListener("success", resolve));
    opening.result.close();
    return String(request.result[0].id);
  });
  const row = [1, id, 12_000, "USD", null, Date.parse("2027-01-02T04:30:00Z"), "Aziz", "JU-000000"];
  const receipt = `#receipt=${Buffer.from(JSON.stringify(row)).toString("base64url")}`;
  await other.page.goto(`${stackUrl}/trips/${owing.id}${receipt}`);
  await other.page.getByText("You handed $120.00 to Aziz on 2 Jan 2027, 09:30.", { exact: false }).waitFor();
  await other.page.getByText("The operator has not confirmed it yet.").waitFor();
  expect(await other.page.evaluate(() => window.location.hash)).toBe("");
  await other.page.goto(`${stackUrl}/trips/${owing.id}#receipt=nonsense`);
  await other.page.getByText("This receipt cannot be read.", { exact: false }).waitFor();

  await Promise.all([context.setOffline(false), other.context.setOffline(false)]);
  await page.getByText(/in the books/).waitFor();
  const booked = await rowsOf<{ amount_cents: number; method: string }>(
    desk,
    `payments?id=eq.${id}&select=amount_cents,method`,
  );
  expect(booked).toEqual([{ amount_cents: 12_000, method: "cash" }]);
  await other.page.goto(`${stackUrl}/trips/${owing.id}`);
  await other.page.getByText("It is in the books.").waitFor();
});

it("a receipt of a trip that this phone does not know is kept until the trip comes", async () => {
  const id = crypto.randomUUID();
  const row = [1, crypto.randomUUID(), 12_000, "UZS", 150_000_000, Date.now(), "Aziz", "JU-000000"];
  const { page } = one;
  await page.goto(`${stackUrl}/trips/${id}#receipt=${Buffer.from(JSON.stringify(row)).toString("base64url")}`);
  await page.getByText("You handed 1,500,000 UZS ($120.00) to Aziz", { exact: false }).waitFor();
  await page
    .getByText("This trip is not on this device. The receipt is kept here all the same", { exact: false })
    .waitFor();
  await page.goto(`${stackUrl}/trips/${id}`);
  await page.getByText("You handed 1,500,000 UZS", { exact: false }).waitFor();
  expect(wrongOf(await seenInSix(page))).toEqual([]);
});

it("only the page that scans may ask for the camera, with the worker and without it", async () => {
  const guide = await guideWithAccount(desk);
  const led = await ledDeparture(desk, guide, { bookings: 1 });
  const allowed = () =>
    one.page.evaluate(() =>
      (
        document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
      ).featurePolicy.allowsFeature("camera"),
    );
  const said = async (path: string) => (await fetch(`${stackUrl}${path}`)).headers.get("permissions-policy");
  expect(await said("/guide/scan")).toContain("camera=(self)");
  for (const path of ["/", "/guide", `/guide/${led.id}`]) expect(await said(path), path).toContain("camera=()");
  await signInAsGuide(one.page, desk, guide);
  expect(await allowed()).toBe(false);
  await one.page.getByRole("link", { name: led.title }).click();
  await one.page.getByRole("link", { name: "Scan vouchers" }).click();
  await one.page.getByRole("heading", { level: 1, name: "Scan vouchers" }).waitFor();
  expect(await allowed()).toBe(true);
  await one.page.getByRole("link", { name: "Pick by name" }).click();
  await one.page.getByRole("heading", { level: 1, name: led.title }).waitFor();
  expect(await allowed()).toBe(false);
});
