import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { newEmail } from "../support/shop/bookings.ts";
import { PAYMENT_PAGE } from "../support/shop/pages.ts";
import { changeRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const MOST_TABS = 120;

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < MOST_TABS; n += 1) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.labels?.[0]?.textContent ?? "";
      return `${label} ${element?.getAttribute("aria-label") ?? ""} ${element?.textContent ?? ""}`.trim();
    });
    if (name.test(here)) return;
  }
  throw new Error(`${name} was not reached with ${MOST_TABS} tabs`);
}

journey("leads from the home page to the printed confirmation without a mouse", async () => {
  const title = `A ride by keyboard ${crypto.randomUUID().slice(0, 8)}`;
  const shop = { url: stackUrl, keys: stackKeys };
  const tour = await makeTour(shop, daysAhead(40, 50), { title });
  // At the head of all tours it would move the lists that other stories look at.
  onTestFinished(() => changeRows(shop, `tours?id=eq.${tour.id}`, { archived: true }));
  const browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  const { page, context } = browser;
  const otherOrigins = new Set<string>();
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== stackUrl) otherOrigins.add(origin);
  });
  await page.goto(stackUrl, { waitUntil: "networkidle" });
  await tabTo(page, /^Skip to content$/);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  await page.reload({ waitUntil: "networkidle" });
  await tabTo(page, /^Tours$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: /Tours/ }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  expect(await page.title()).toMatch(/^Tours/);
  await tabTo(page, /^Search/);
  await page.keyboard.type(tour.title);
  await page.getByRole("button", { name: /^Remove filter/ }).waitFor();
  await tabTo(page, new RegExp(`^View Details: ${tour.title}`));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/tours/${tour.id}`);
  await tabTo(page, /Book This Adventure/);
  await page.keyboard.press("Enter");
  await page.getByLabel("Departure date").waitFor();

  await tabTo(page, /^Departure date/);
  await page.keyboard.press("ArrowDown");
  for (const [field, text] of [
    [/^First name/, "Malika"],
    [/^Last name/, "Yusupova"],
    [/^Email/, newEmail("keyboard")],
    [/^Phone/, "+998 90 765 43 21"],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabTo(page, /Complete Booking & Pay/);
  await page.keyboard.press("Enter");

  await page.waitForURL(PAYMENT_PAGE);
  for (const [field, text] of [
    [/^Card number/, "8600000000000000"],
    [/^Expiry/, "12/30"],
    [/^CVV/, "123"],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor();
  const popup = context.waitForEvent("page");
  await tabTo(page, /Download Confirmation/);
  await page.keyboard.press("Enter");
  await (await popup).waitForURL("blob:**");
  expect([...otherOrigins]).toEqual([]);
  expect(browser.errors).toEqual([]);
  await browser.close();
});
