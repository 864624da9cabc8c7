import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { newEmail } from "../support/shop/bookings.ts";
import { fillBookingForm, openBookingForm, submitBookingForm } from "../support/shop/pages.ts";
import { makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { untilTrue } from "../support/until-true.ts";

const shop = { url: stackUrl, keys: stackKeys };
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ whole: true });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

/**
 * Stored only by an update, a repair, the desk, an invitation or its rates, a gift card that was bought, or until a request is
 * answered; the page's unit test checks these names.
 */
const RARE = [
  "cache: previous-version",
  "cache: request-copies",
  "cache: used-parts",
  "local storage: journey-currency",
  "local storage: journey-desk-columns",
  "local storage: journey-first-steps-hidden",
  "local storage: journey-invitation",
  "local storage: journey-language",
  "local storage: journey-request-copies",
  "local storage: journey-settlement-columns",
  "local storage: journey-unsaved-draft",
  "session storage: journey-data-key",
  "session storage: journey-gift-card",
  "session storage: journey-language-scroll",
  "session storage: journey-recovered-at",
];

const storedNames = async (): Promise<string[]> => {
  const names = await browser.page.evaluate(async () => {
    const found = [
      ...Object.keys(localStorage).map((key) => `local storage: ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
      ...(await caches.keys()).map(
        (name) => `cache: ${name.startsWith("workbox-precache") ? "workbox-precache" : name}`,
      ),
      ...document.cookie.split(";").filter((cookie) => cookie.trim() !== ""),
    ];
    for (const { name = "" } of await indexedDB.databases()) {
      const tables = await new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error("The database does not open"));
        opening.onsuccess = () => {
          resolve([...opening.result.objectStoreNames]);
          opening.result.close();
        };
      });
      found.push(...tables.map((table) => `database ${name}: ${table}`));
    }
    return found;
  });
  const cookies = (await browser.context.cookies()).map(({ name }) => `cookie: ${name}`);
  return [...names, ...cookies].toSorted();
};

journey("lists exactly what a browser stores after everything was used", async () => {
  const { page, context } = browser;
  await context.route("**/functions/v1/create-payment", (route) => route.abort());
  const tour = await makeTour(shop);
  // An unpaid hold suppresses the invitation to install, so it comes first.
  await page.goto(`${stackUrl}/tours/${tour.id}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.getByRole("button", { name: "Save for offline" }).click();
  await page.evaluate(() => sessionStorage.removeItem("journey-this-visit"));
  await page.goto(stackUrl);
  await page.getByRole("button", { name: "No, thanks" }).click();
  await openBookingForm(page, shop, tour);
  await fillBookingForm(page, newEmail("cookies"), 1);
  await submitBookingForm(page);
  await page.getByText(/^Held until/).waitFor();
  await page.waitForFunction(() => localStorage.getItem("journey-kept-trips") === "1");
  await page.goto(stackUrl);
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.waitForFunction(() => document.documentElement.dataset["mantineColorScheme"] === "dark");
  await page.goto(`${stackUrl}/auth`);
  await page.getByRole("textbox", { name: "Email" }).fill("traveler@example.com");
  await page.getByRole("textbox", { name: "Password" }).fill("silkroad");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${stackUrl}/`);
  await page.waitForFunction(() => localStorage.getItem("journey-auth-role") !== null);
  await untilTrue(page, async () => (await caches.keys()).includes("pictures"));

  const stored = await storedNames();
  await page.goto(`${stackUrl}/cookies`);
  await page.getByRole("table").first().waitFor();
  const listed = await page.getByRole("table").first().getByRole("rowheader").allInnerTexts();
  expect(stored.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => !stored.includes(name) && !RARE.includes(name))).toEqual([]);
});

it("keeps the appearance chosen at the foot of the page, and shows it before the first paint", async () => {
  const { page, context } = browser;
  const scheme = () => page.evaluate(() => document.documentElement.dataset["mantineColorScheme"]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${stackUrl}/about`);
  const choose = (name: string) => page.getByRole("group", { name: "Appearance" }).getByRole("radio", { name }).check();
  await choose("Dark");
  await expect.poll(scheme).toBe("dark");
  // The page's inline script sets it before the app runs.
  const bare = await context.newPage();
  await bare.emulateMedia({ colorScheme: "light" });
  await bare.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Reflect.set(window, "schemeAtFirst", document.documentElement.dataset["mantineColorScheme"]);
    });
  });
  await bare.goto(`${stackUrl}/terms`);
  expect(await bare.evaluate(() => Reflect.get(window, "schemeAtFirst") as string)).toBe("dark");
  await bare.close();
  await page.goto(`${stackUrl}/about`);
  await expect.poll(() => page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
  await choose("Light");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  expect(await scheme()).toBe("light");
  await choose("Match device");
  await expect.poll(scheme).toBe("dark");
});
