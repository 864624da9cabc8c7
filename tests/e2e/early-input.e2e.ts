import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const url = stackUrl;
let browser: Browser;
let codeComes: () => void;

beforeEach(async () => {
  browser = await openBrowser();
  const held = new Promise<void>((resolve) => {
    codeComes = resolve;
  });
  await browser.context.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it("opens the menu before the code loads, keeps it open or closed after that, and still offers to install", async () => {
  const { page } = browser;
  await page.goto(`${url}/about`);
  const tours = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tours" });
  const button = page.getByRole("button", { name: "Open menu" });
  expect(await tours.isVisible()).toBe(false);
  await button.click();
  await tours.waitFor();
  await button.click();
  await tours.waitFor({ state: "hidden" });
  await button.click();
  await tours.waitFor();
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    window.dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve(), userChoice: Promise.resolve({}) }));
    if (!offer.defaultPrevented) throw new Error("The browser would show its own question");
  });
  codeComes();
  await page.getByRole("button", { name: "Close menu", expanded: true }).click();
  await tours.waitFor({ state: "hidden" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Install the app" }).click();
  await page.getByRole("button", { name: "Install the app" }).waitFor();
});

journey("shows a tap on the painted page at once, and applies it when the code loads", async () => {
  const { page } = browser;
  await page.goto(`${url}/tours`);
  const list = page.getByRole("button", { name: "List", exact: true });
  const opacity = () => list.evaluate((element) => getComputedStyle(element).opacity);
  const scheme = () => page.evaluate(() => document.documentElement.dataset["mantineColorScheme"]);
  await list.click();
  expect(await list.getAttribute("aria-pressed")).toBe("false");
  expect(await opacity()).toBe("0.5");
  for (const name of ["Dark", "Light", "Dark"])
    await page.getByRole("group", { name: "Appearance" }).getByText(name, { exact: true }).click();
  expect(await scheme()).toBe("light");
  codeComes();
  await page.getByRole("button", { name: "List", exact: true, pressed: true }).waitFor();
  expect(await opacity()).toBe("1");
  await expect.poll(scheme).toBe("dark");
  expect(await page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
});

it("searches with the words and choices entered before the code loaded", async () => {
  const { page } = browser;
  await page.goto(`${url}/packages`);
  await page.getByRole("searchbox").fill("Samarkand");
  await page.getByLabel("Sort by").selectOption({ index: 1 });
  codeComes();
  await page.waitForURL(/q=Samarkand/);
  await page.waitForURL(/sort=/);
  expect(await page.getByRole("searchbox").inputValue()).toBe("Samarkand");
});

it("keeps text typed after the app started and before that part of the page is hydrated", async () => {
  const { page } = browser;
  await page.addInitScript(() => {
    const own = Reflect.get(EventTarget.prototype, "addEventListener") as (...args: unknown[]) => void;
    EventTarget.prototype.addEventListener = function listen(this: EventTarget, ...args) {
      if (args[0] === "input" && this === document.getElementById("root")) {
        EventTarget.prototype.addEventListener = own;
        queueMicrotask(() => {
          const field = document.querySelector<HTMLInputElement>("input[type=search]");
          if (!field) throw new Error("There is no field to type into");
          field.value = "Samarkand";
          field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        });
      }
      return own.apply(this, args);
    };
  });
  await page.goto(`${url}/packages`);
  codeComes();
  await page.waitForURL(/q=Samarkand/);
  expect(await page.getByRole("searchbox").inputValue()).toBe("Samarkand");
});

it("takes no input in a stored form before it can store it", async () => {
  const { page } = browser;
  await page.goto(`${url}/contact`);
  const name = page.getByRole("textbox", { name: /^Your name/ });
  await name.waitFor();
  expect(await name.isDisabled()).toBe(true);
  codeComes();
  await name.fill("Жасур");
  expect(await name.inputValue()).toBe("Жасур");
});

journey("restores the last key typed in a form that was left before it could be stored", async () => {
  const { page } = browser;
  codeComes();
  const { id } = await makeTour({ url, keys: stackKeys });
  const form = `${url}/booking/tour/${id}`;
  await page.route(/\/assets\/on-disk.*\.js$/, () => undefined);
  await page.goto(form);
  await page.getByLabel("First name").fill("Gulnora");
  await page.getByLabel("Last name").pressSequentially("Karimova");
  await page.goto("about:blank");
  await page.unroute(/\/assets\/on-disk.*\.js$/);
  await page.goto(form);
  await expect.poll(() => page.getByLabel("Last name").inputValue()).toBe("Karimova");
  expect(await page.getByLabel("First name").inputValue()).toBe("Gulnora");
});
