import { afterEach, beforeEach, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { seenInSix, wrongOf } from "../support/look-around.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { guideWithAccount, invitedGuide } from "./guide-desk.ts";
import { ledDeparture, signInAsGuide } from "./pocket-desk.ts";
import { asAdmin } from "./departure-desk.ts";
import { rowsOf } from "./paid-desk.ts";
import { linkFromMail } from "../support/inbox.ts";
import { everythingStored } from "./stored.ts";

const desk = { url: stackUrl, keys: stackKeys, stateDir: stackState };
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it("a guide follows the letter's link, makes an account, takes the invitation and is at home", async () => {
  const { page } = browser;
  const guide = await invitedGuide(desk);
  await page.goto(guide.invitation);
  await page.waitForURL(`${stackUrl}/auth`);
  await page.getByRole("tab", { name: "Sign Up" }).click();
  const panel = page.getByRole("tabpanel", { name: "Sign Up" });
  await panel.getByLabel("First name").fill("Aziz");
  await panel.getByLabel("Last name").fill("Karimov");
  await panel.getByRole("textbox", { name: "Email" }).fill(guide.email);
  await panel.locator("input[name=password]").fill("silkroad");
  await panel.getByRole("button", { name: "Sign Up" }).click();
  await panel.getByText("Account created!").waitFor();
  await page.goto(await linkFromMail(stackUrl, guide.email, "/auth/v1/verify"));
  await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();

  await page.getByRole("heading", { name: "You are invited to guide" }).waitFor();
  expect(page.url()).toBe(`${stackUrl}/guide`);
  await page.getByText(`Take this invitation as ${guide.email}?`, { exact: false }).waitFor();
  expect(wrongOf(await seenInSix(page))).toEqual([]);
  await page.getByRole("button", { name: "Take it" }).click();
  await page.getByRole("heading", { level: 1, name: guide.name }).waitFor();
  await page.getByText("No departures are assigned to you").waitFor();

  // Opened once more by somebody else, the link is over, and says so.
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${stackUrl}/auth`);
  await page.goto(guide.invitation);
  await page.waitForURL(`${stackUrl}/auth`);
  await page.getByRole("textbox", { name: "Email" }).fill("traveller@example.com");
  await page.getByRole("textbox", { name: "Password" }).fill("silkroad");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Take it" }).click();
  await page.getByText("This invitation was used or is over.", { exact: false }).waitFor();
  await page.reload();
  await page.getByText("This account is not a guide's").waitFor();
  expect(wrongOf(await seenInSix(page))).toEqual([]);
});

it("checks in by name without a network, and the phone sends it when there is one", async () => {
  const { page, context } = browser;
  const guide = await guideWithAccount(desk);
  const led = await ledDeparture(desk, guide);
  await signInAsGuide(page, desk, guide);
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
  await page.getByText(/waits to be sent/).waitFor();
  // Another number is what was seen taken back, and seen anew.
  await page.getByRole("button", { name: "Change the number" }).click();
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("button", { name: "2 people here" }).click();
  await page.getByRole("heading", { name: "2 in", exact: true }).waitFor();
  expect(await rowsOf(desk, `check_ins?departure_id=eq.${led.id}`)).toEqual([]);

  await context.setOffline(false);
  // When the office has it, until the list comes back with it, and says so plainly then.
  await page
    .getByText(/with the office since|Aziz \w+ sent/)
    .first()
    .waitFor();
  const facts = () =>
    rowsOf<{ kind: string; guests: number }>(
      desk,
      `check_ins?departure_id=eq.${led.id}&order=seen_at,id&select=kind,guests`,
    );
  await expect.poll(facts).toEqual([
    { kind: "arrived", guests: 1 },
    { kind: "undone", guests: 0 },
    { kind: "arrived", guests: 2 },
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${stackUrl}/guide/${led.id}`);
  await page.getByText("2 of 4 in · 2 missing").waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

/** A guide let one person in without a network, and the note waits. */
async function someoneSeenOffline() {
  const { page, context } = browser;
  const guide = await guideWithAccount(desk);
  const led = await ledDeparture(desk, guide, { bookings: 1 });
  await signInAsGuide(page, desk, guide);
  await page.getByRole("link", { name: led.title }).click();
  await page.getByRole("link", { name: /Anna Lee/ }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "1 person here" }).click();
  await page.getByText(/waits to be sent/).waitFor();
  return { guide, led };
}

it("signing out empties the pocket of every name; what was seen and not sent is sent all the same", async () => {
  const { page, context } = browser;
  const { led } = await someoneSeenOffline();
  expect(await everythingStored(page)).toContain("Anna Lee");

  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByText(/1 check-in or payment not sent yet/).waitFor();
  const left = await everythingStored(page);
  expect(left).not.toContain("Anna Lee");
  expect(left).toContain("check_in");

  await context.setOffline(false);
  await expect
    .poll(() => rowsOf(desk, `check_ins?departure_id=eq.${led.id}&select=kind`), { timeout: 30_000 })
    .toEqual([{ kind: "arrived" }]);
});

it("an account that was ended while its phone was away: the names go, what was seen is sent, and the page says so", async () => {
  const { page, context } = browser;
  const { guide, led } = await someoneSeenOffline();
  await asAdmin(desk, "rpc/end_guide_account", { guide: guide.id });

  await context.setOffline(false);
  await page.getByText("the office has ended this account", { exact: false }).waitFor();
  await page.getByText("what you saw and did not send yet is still sent", { exact: false }).waitFor();
  await expect
    .poll(() => rowsOf(desk, `check_ins?departure_id=eq.${led.id}&select=kind`), { timeout: 30_000 })
    .toEqual([{ kind: "arrived" }]);
  // The page hears of the end by the role, what is in the pocket by its next answer: in either order.
  await expect.poll(() => everythingStored(page)).not.toMatch(/Anna Lee|998 90 123/);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText("This account is not a guide's").waitFor();
});

it("'ready' is said only after each part was looked up; parts that the browser cleared come back", async () => {
  const { page, context } = browser;
  const guide = await guideWithAccount(desk);
  const led = await ledDeparture(desk, guide, { bookings: 1 });
  await signInAsGuide(page, desk, guide);
  const kept = () => page.evaluate(async () => (await (await caches.open("used-parts")).keys()).length);
  const all = await kept();
  expect(all).toBeGreaterThan(0);
  await page.evaluate(async () => {
    await caches.delete("used-parts");
    window.fetch = () => Promise.reject(new TypeError("Nobody answers"));
  });
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("Not ready without a network yet", { exact: false }).waitFor();
  await page.reload();
  await page.getByText("Ready without a network.").waitFor();
  expect(await kept()).toBe(all);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("link", { name: led.title }).click();
  await page.getByRole("link", { name: /Anna Lee/ }).waitFor();
});
