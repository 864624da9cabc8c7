import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { createRandom } from "../simulation/random.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { until } from "../support/processes.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, newEmail } from "../support/shop/bookings.ts";
import { fillBookingForm, openBookingForm, submitBookingForm } from "../support/shop/pages.ts";
import { daysAhead, makeTour, type OwnTour } from "../support/shop/tours.ts";
import { workerReady } from "./pwa-desk.ts";

// One moment of each kind detects a regression; LOSS_MOMENTS=10 proves the promise.
const moments = Number(process.env["LOSS_MOMENTS"] ?? 1);
const random = createRandom(Number(process.env["SIM_SEED"] ?? Date.now() % 1_000_000));
const shop = { url: stackUrl, keys: stackKeys };
const [DAY = ""] = daysAhead(30);
const LATEST_MS = 8_000;

async function queueOffline({ page, context }: Browser, tour: OwnTour, email: string): Promise<void> {
  await openBookingForm(page, shop, tour);
  await workerReady(page);
  await page.waitForLoadState("networkidle");
  await fillBookingForm(page, email);
  await context.setOffline(true);
  await submitBookingForm(page);
}

async function deleteDatabase({ page, context }: Browser): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: shop.url, storageTypes: "indexeddb" });
}

const killBrowser = (profile: string): void => {
  for (const pid of execFileSync("pgrep", ["-f", profile], { encoding: "utf8" }).trim().split("\n"))
    process.kill(Number(pid), "SIGKILL");
};

async function outcome(page: Page, email: string): Promise<string> {
  const fillAgain = page.getByRole("button", { name: "Fill in the form again" });
  const lossShown = fillAgain.waitFor({ timeout: 60_000 }).then(() => "told as lost");
  const booked = until("it is booked", async () => (await bookingsOf(shop, email)).length === 1);
  const seen = await Promise.any([lossShown, booked.then(() => "booked once")]).catch(() => "silently lost");
  if (seen !== "told as lost") return seen;
  await page.getByText("nothing was booked and you haven't been charged").waitFor();
  await fillAgain.click();
  await expect.poll(() => page.getByLabel("Departure date").inputValue()).toBe(DAY);
  expect(await page.getByLabel("Number of guests").inputValue()).toBe("2");
  expect(await bookingsOf(shop, email)).toEqual([]);
  return seen;
}

const rounds = Array.from({ length: moments }, (_, round) => ({ round: round + 1, afterMs: random.int(0, LATEST_MS) }));

it.each(rounds)(
  "books once, or tells the loss with a way to book again, when the database is deleted $afterMs ms after a booking made offline, page open ($round)",
  async ({ afterMs }) => {
    const [tour, email] = [await makeTour(shop, [DAY]), newEmail("lost-open")];
    const browser = await openBrowser({ serviceWorkers: "allow" });
    const { page, context } = browser;
    await queueOffline(browser, tour, email);
    await page.waitForTimeout(afterMs);
    await deleteDatabase(browser);
    await page.waitForTimeout(1_000);
    await context.setOffline(false);
    const result = await outcome(page, email);
    expect(result).not.toBe("silently lost");
    expect(await page.getByText("Your bookings are safe").count()).toBe(0);
    await browser.close();
  },
);

it.each(rounds)(
  "tells the loss with a way to book again, when the browser is killed $afterMs ms after a booking made offline and its database deleted ($round)",
  async ({ afterMs }) => {
    const [tour, email] = [await makeTour(shop, [DAY]), newEmail("lost-killed")];
    const profile = mkdtempSync(join(tmpdir(), "journey-lost-"));
    const killed = await openBrowser({ profile, serviceWorkers: "allow" });
    await queueOffline(killed, tour, email);
    await killed.page.waitForTimeout(afterMs);
    const closed = killed.context.waitForEvent("close");
    killBrowser(profile);
    await closed;
    rmSync(join(profile, "Default/IndexedDB"), { recursive: true, force: true });
    const restarted = await openBrowser({ profile, serviceWorkers: "allow" });
    const { page } = restarted;
    await page.goto(shop.url);
    await page.getByText("that we had not answered").waitFor();
    expect(await page.getByText("Your bookings are safe").count()).toBe(0);
    await page.getByRole("link", { name: "see what was lost" }).click();
    const result = await outcome(page, email);
    expect(result).toBe("told as lost");
    await restarted.close();
    rmSync(profile, { recursive: true, force: true });
  },
);
