import { afterEach, beforeEach, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { linkFromMail } from "../support/inbox.ts";
import {
  assign,
  type Guide,
  guideWithAccount,
  invitedGuide,
  ledDeparture,
  type LedDeparture,
} from "../support/shop/guides.ts";
import { signInAsGuide } from "../support/shop/pages.ts";
import { askAsAdmin, readRows } from "../support/shop/shop.ts";
import { journey } from "../support/tiers.ts";
import { shop } from "./desk-browser.ts";
import { everythingStored } from "./everything-stored.ts";

let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const checkIns = ({ id }: { id: string }) =>
  readRows<{ kind: string; guests: number }>(
    shop,
    `check_ins?departure_id=eq.${id}&order=seen_at,id&select=kind,guests`,
  );
const holdsNoName = () => expect.poll(() => everythingStored(browser.page)).not.toMatch(/Anna Lee|998 90 123/);
const logout = async () => {
  await browser.page.getByRole("button", { name: "Open menu" }).click();
  await browser.page.getByRole("button", { name: "Logout" }).click();
};

it("makes an account a guide's by the invitation's link, and refuses the link to the next one", async () => {
  const { page } = browser;
  const guide = await invitedGuide(shop);
  await page.goto(guide.invitation);
  await page.waitForURL(`${shop.url}/auth`);
  const panel = page.getByRole("tabpanel", { name: "Sign Up" });
  await panel.getByLabel("First name").fill("Aziz");
  await panel.getByLabel("Last name").fill("Karimov");
  await panel.getByRole("textbox", { name: "Email" }).fill(guide.email);
  await panel.locator("input[name=password]").fill("silkroad");
  await panel.getByRole("button", { name: "Sign Up" }).click();
  await panel.getByText("Account created!").waitFor();
  await page.goto(await linkFromMail(shop.url, guide.email, "/auth/v1/verify"));
  await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
  await page.getByText(`Accept this invitation as ${guide.email}?`, { exact: false }).waitFor();
  expect(page.url()).toBe(`${shop.url}/guide`);
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("heading", { level: 1, name: guide.name }).waitFor();
  await page.getByText("No departures are assigned to you").waitFor();

  await logout();
  await page.waitForURL(`${shop.url}/auth`);
  await page.goto(guide.invitation);
  await page.waitForURL(`${shop.url}/auth`);
  await page.getByRole("tab", { name: "Sign In" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("traveler@example.com");
  await page.getByRole("textbox", { name: "Password" }).fill("silkroad");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByText("This invitation was already used or has expired.", { exact: false }).waitFor();
  await page.reload();
  await page.getByText("This account is not a guide's").waitFor();
});

journey("checks in by name after an offline restart, corrects the number, and sends it once online", async () => {
  const { page, context } = browser;
  const guide = await guideWithAccount(shop);
  const led = await ledDeparture(shop, guide);
  await signInAsGuide(page, shop, guide);
  await page.getByRole("link", { name: led.title }).waitFor();

  await context.setOffline(true);
  await page.reload();
  await page.getByRole("link", { name: led.title }).click();
  await page.getByText("0 of 4 in · 4 missing").waitFor();
  await page.getByRole("searchbox", { name: "Find a name or reference" }).fill("lee");
  await page.getByRole("link", { name: /2 guests/ }).click();
  await page.getByRole("link", { name: "+998 90 123 45 67" }).waitFor();
  await page.getByRole("button", { name: "One fewer" }).click();
  await page.getByRole("button", { name: "1 person here" }).click();
  await page.getByRole("heading", { name: "1 of 2 in" }).waitFor();
  await page.getByText(/queued/).waitFor();
  await page.getByRole("button", { name: "Change the number" }).click();
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("button", { name: "2 people here" }).click();
  await page.getByRole("heading", { name: "2 in", exact: true }).waitFor();
  expect(await checkIns(led)).toEqual([]);

  await context.setOffline(false);
  await page
    .getByText(/received by the operator|Aziz \w+ sent/)
    .first()
    .waitFor();
  await expect
    .poll(() => checkIns(led))
    .toEqual([
      { kind: "arrived", guests: 1 },
      { kind: "undone", guests: 0 },
      { kind: "arrived", guests: 2 },
    ]);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${shop.url}/guide/${led.id}`);
  await page.getByText("2 of 4 in · 2 missing").waitFor();
});

type Led = { guide: Guide; led: LedDeparture };
async function checkInOffline(): Promise<Led> {
  const { page, context } = browser;
  const guide = await guideWithAccount(shop);
  const led = await ledDeparture(shop, guide, { bookings: 1 });
  await signInAsGuide(page, shop, guide);
  await page.getByRole("link", { name: led.title }).click();
  await page.getByRole("link", { name: /Anna Lee/ }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "1 person here" }).click();
  await page.getByText(/queued/).waitFor();
  return { guide, led };
}

journey("forgets every name at an offline sign-out, and still sends the queued check-in", async () => {
  const { page, context } = browser;
  const { led } = await checkInOffline();
  expect(await everythingStored(page)).toContain("Anna Lee");
  await logout();
  await page.getByText(/1 check-in or payment not sent yet/).waitFor();
  await holdsNoName();
  expect(await everythingStored(page)).toContain("check_in");
  await context.setOffline(false);
  await expect.poll(() => checkIns(led)).toEqual([{ kind: "arrived", guests: 1 }]);
});

it("tells a dismissed guide that the account ended, deletes the names, and sends earlier check-ins", async () => {
  const { page, context } = browser;
  const { guide, led } = await checkInOffline();
  await askAsAdmin(shop, "rpc/end_guide_account", { guide: guide.id });
  await context.setOffline(false);
  await page.getByText("the operator has ended this account", { exact: false }).waitFor();
  await page.getByText("anything you recorded and haven't sent yet will still be sent", { exact: false }).waitFor();
  await expect.poll(() => checkIns(led)).toEqual([{ kind: "arrived", guests: 1 }]);
  await holdsNoName();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText("This account is not a guide's").waitFor();
});

it("removes a departure and its names from the phone when it was given to another guide", async () => {
  const [guide, successor] = await Promise.all([guideWithAccount(shop), guideWithAccount(shop)]);
  const led = await ledDeparture(shop, guide, { bookings: 1 });
  const { page } = browser;
  await signInAsGuide(page, shop, guide);
  await page.getByRole("link", { name: led.title }).click();
  await page.getByRole("link", { name: /Anna Lee/ }).waitFor();
  await assign(shop, led, successor);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("This departure is not on this phone").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await holdsNoName();
});

it("is ready for offline use only while every part is cached, and fetches parts that the browser cleared", async () => {
  const { page, context } = browser;
  const guide = await guideWithAccount(shop);
  const led = await ledDeparture(shop, guide, { bookings: 1 });
  await signInAsGuide(page, shop, guide);
  const cached = () => page.evaluate(async () => (await (await caches.open("used-parts")).keys()).length);
  const all = await cached();
  expect(all).toBeGreaterThan(0);
  await page.evaluate(async () => {
    await caches.delete("used-parts");
    window.fetch = () => Promise.reject(new TypeError("Nobody answers"));
  });
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("Not ready for offline use yet", { exact: false }).waitFor();
  await page.reload();
  await page.getByText("Ready for offline use.").waitFor();
  expect(await cached()).toBe(all);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("link", { name: led.title }).click();
  await page.getByRole("link", { name: /Anna Lee/ }).waitFor();
});

it("allows the camera on the scan page alone, with the worker and without it", async () => {
  const { page } = browser;
  const guide = await guideWithAccount(shop);
  const led = await ledDeparture(shop, guide, { bookings: 1 });
  type Policy = { featurePolicy: { allowsFeature: (name: string) => boolean } };
  const allowed = () => page.evaluate(() => (document as unknown as Policy).featurePolicy.allowsFeature("camera"));
  const policy = async (path: string) => (await fetch(`${shop.url}${path}`)).headers.get("permissions-policy");
  expect(await policy("/guide/scan")).toContain("camera=(self)");
  for (const path of ["/", "/guide", `/guide/${led.id}`]) expect(await policy(path), path).toContain("camera=()");
  await signInAsGuide(page, shop, guide);
  expect(await allowed()).toBe(false);
  await page.getByRole("link", { name: led.title }).click();
  await page.getByRole("link", { name: "Scan vouchers" }).click();
  await page.getByRole("heading", { level: 1, name: "Scan vouchers" }).waitFor();
  expect(await allowed()).toBe(true);
  await page.getByRole("link", { name: "Pick by name" }).click();
  await page.getByRole("heading", { level: 1, name: led.title }).waitFor();
  expect(await allowed()).toBe(false);
});
