import { afterEach, beforeEach, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { toursWithDates } from "./booking-desk.ts";

const url = stackUrl;
let browser: Browser;
/** Lets the app's code through. */
let codeComes: () => void;

beforeEach(async () => {
  browser = await openBrowser({ whole: true, serviceWorkers: "block", viewport: { width: 390, height: 800 } });
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

it("a tap on the menu of the painted page opens it before its code came, and it stays as it was left", async () => {
  const { page } = browser;
  await page.goto(url);
  const tours = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tours" });
  const button = page.getByRole("button", { name: "Open menu" });
  expect(await tours.isVisible()).toBe(false);
  await button.click();
  await tours.waitFor();
  await button.click();
  await tours.waitFor({ state: "hidden" });
  await button.click();
  await tours.waitFor();
  codeComes();
  // The button says so once the app has taken it over.
  await page.getByRole("button", { name: "Close menu", expanded: true }).click();
  await tours.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Open menu", expanded: false }).waitFor();
});

it("a tap on the painted page, before its code came, is seen at once and answered when it comes", async () => {
  const { page } = browser;
  await page.goto(`${url}/tours`);
  const list = page.getByRole("button", { name: "List", exact: true });
  const opacity = () => list.evaluate((element) => getComputedStyle(element).opacity);
  await list.click();
  expect(await list.getAttribute("aria-pressed")).toBe("false");
  expect(await opacity()).toBe("0.5");
  codeComes();
  await page.getByRole("button", { name: "List", exact: true, pressed: true }).waitFor();
  expect(await opacity()).toBe("1");
});

it("a link tapped before the app came shows it; where its page does not come, this one goes on", async () => {
  const { page } = browser;
  await page.route("**/destinations", (route) => route.fulfill({ status: 204 }));
  await page.goto(url);
  const link = page.getByRole("link", { name: "Explore Destinations" });
  const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity);
  await link.click({ noWaitAfter: true });
  codeComes();
  expect(await opacity()).toBe("0.5");
  const menu = page.getByRole("button", { name: "Open menu" });
  await menu.click();
  // Says so once the app is there.
  await page.getByRole("button", { name: "Close menu", expanded: true }).waitFor();
  expect(await opacity()).toBe("1");
});

it("what was typed and chosen before is searched for", async () => {
  const { page } = browser;
  await page.goto(`${url}/packages`);
  await page.getByRole("searchbox").fill("Samarkand");
  await page.getByLabel("Sort by").selectOption({ index: 1 });
  codeComes();
  await page.waitForURL(/q=Samarkand/);
  await page.waitForURL(/sort=/);
  expect(await page.getByRole("searchbox").inputValue()).toBe("Samarkand");
});

it("what is typed after the app came and before it has taken that part of the page over stays", async () => {
  const { page } = browser;
  await page.addInitScript(() => {
    const own = Reflect.get(EventTarget.prototype, "addEventListener") as (...args: unknown[]) => void;
    // React listens from now on, and takes over what is painted in a task of its own.
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

it.each([[["Dark"]], [["Dark", "Light", "Dark"]]])(
  "of radios chosen before (%j), the one that was chosen last",
  async (names) => {
    const { page } = browser;
    await page.goto(`${url}/about`);
    const choose = (name: string) =>
      page.getByRole("group", { name: "Appearance" }).getByText(name, { exact: true }).click();
    for (const name of names) await choose(name);
    const scheme = () => page.evaluate(() => document.documentElement.dataset["mantineColorScheme"]);
    expect(await scheme()).toBe("light");
    codeComes();
    await expect.poll(scheme).toBe("dark");
    expect(await page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
  },
);

it("the browser's offer to install, made before, is still there to be taken", async () => {
  const { page } = browser;
  await page.goto(`${url}/about`);
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    window.dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve(), userChoice: Promise.resolve({}) }));
    if (!offer.defaultPrevented) throw new Error("The browser would show its own question");
  });
  codeComes();
  await page.getByRole("contentinfo").getByRole("link", { name: "Install the app" }).click();
  await page.getByRole("button", { name: "Install the app" }).waitFor();
});

it("a form that keeps what is typed takes nothing before it can keep it, and then everything", async () => {
  const { page } = browser;
  await page.goto(`${url}/contact`);
  const name = page.getByRole("textbox", { name: /^Your name/ });
  await name.waitFor();
  expect(await name.isDisabled()).toBe(true);
  codeComes();
  await name.fill("Жасур");
  expect(await name.inputValue()).toBe("Жасур");
});

it("a form left at the last key, before anything could be stored, has what was typed on return", async () => {
  const { page } = browser;
  codeComes();
  const [tour] = await toursWithDates({ url, keys: stackKeys });
  const form = `${url}/booking/tour/${tour?.id}`;
  // The database's code hangs, as on a bad network: the draft has nowhere to go.
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
