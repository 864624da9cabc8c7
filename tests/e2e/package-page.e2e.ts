import { expect, it } from "vitest";
import { lengthText } from "../../src/features/catalogue/messages/pages.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { readCatalogue } from "./catalogue-server.ts";

const withBrowser = async (serviceWorkers: "allow" | "block", story: (browser: Browser) => Promise<void>) => {
  const browser = await openBrowser({ serviceWorkers, viewport: { width: 390, height: 844 } });
  try {
    await story(browser);
    expect(browser.errors).toEqual([]);
  } finally {
    await browser.close();
  }
};
const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);

it("a package says each of its days, its route, what its saving is measured against and what one asks before booking", () =>
  withBrowser("allow", async ({ page, context }) => {
    const { packages, tours } = await readCatalogue(stackUrl, stackKeys.publishable);
    const item = packages.find((one) => one.title === "Silk Road Essentials");
    if (!item) throw new Error("The seed lacks its first package");
    await page.goto(`${stackUrl}/packages/${item.id}`);
    const main = page.getByRole("main");
    const looks = async () => {
      await main.getByText(lengthText(item.duration_days)).first().waitFor();
      const days = main.getByRole("listitem").filter({ has: page.locator("b", { hasText: /^Day \d+$/ }) });
      expect(await days.count()).toBe(item.duration_days);
      for (const id of item.tour_ids) {
        const title = tours.find((tour) => tour.id === id)?.title ?? "";
        // What the page was built with may be older than what the server says by now.
        await expect.poll(() => days.getByRole("link", { name: title }).count()).toBe(1);
      }
      await main.getByRole("group", { name: "Route: Tashkent, Samarkand, Bukhara" }).waitFor();
      const meets = main.locator("dt", { hasText: /^Meeting point$/ }).locator("+ dd");
      await meets.getByText("We meet you at the airport").waitFor();
      for (const fact of ["Meeting point", "Guide speaks", "Sleeping", "Meals", "Visa and registration"])
        await main.getByText(fact, { exact: true }).first().waitFor();
    };
    await looks();
    await main.getByText("How the saving is counted").click();
    const sums = await main.locator("details[open] dd").allTextContents();
    const [alone = 0, rest = 0, parts = 0, whole = 0, saved = 0] = sums.map(cents);
    expect(alone + rest).toBe(parts);
    expect(parts - whole).toBe(saved);
    expect(saved).toBeGreaterThan(0);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await looks();
  }));

it("a place names only packages that lead there, and a tour of four towns names all four", () =>
  withBrowser("block", async ({ page }) => {
    const { destinations, packages, tours } = await readCatalogue(stackUrl, stackKeys.publishable);
    const place = (name: string) => destinations.find((one) => one.name === name)?.id ?? "";
    const named = page.getByRole("complementary", { name: "Packages" }).getByRole("link");
    await page.goto(`${stackUrl}/destinations/${place("Khiva")}`);
    await named.first().waitFor();
    for (const link of await named.all()) {
      const path = (await link.getAttribute("href")) ?? "";
      const item = packages.find(({ id }) => path.endsWith(id));
      const theirs = tours.filter(({ id }) => item?.tour_ids.includes(id));
      expect(theirs.some(({ title }) => /Khiva|Classic Silk Road/.test(title))).toBe(true);
    }
    await page.goto(`${stackUrl}/destinations/${place("Termez")}`);
    await page.getByRole("link", { name: "View All Packages" }).waitFor();
    const rail = tours.find(({ title }) => title === "The Classic Silk Road by Rail")?.id ?? "";
    await page.goto(`${stackUrl}/tours/${rail}`);
    const facts = page.getByRole("complementary", { name: "At a glance" });
    for (const name of ["Tashkent", "Samarkand", "Bukhara", "Khiva"]) await facts.getByRole("link", { name }).waitFor();
  }));
