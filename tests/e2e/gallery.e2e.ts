import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { picturesOf } from "../../src/domain/catalogue/pictures.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { readCatalogue, type Catalogue } from "./catalogue-server.ts";
import { forgetPictures, ready, saveHere } from "./saved-pages.ts";

const url = stackUrl;
let catalogue: Catalogue;
let phone: Browser;
/** Pictures of the catalogue that were asked for, by name. */
let asked: string[] = [];

beforeAll(async () => {
  catalogue = await readCatalogue(url, stackKeys.publishable);
  phone = await openBrowser({ serviceWorkers: "allow", hasTouch: true, deviceScaleFactor: 2 });
  phone.context.on("request", (request) => {
    if (request.url().includes("/images/seed/")) asked.push(request.url().replace(/.*\/seed\/|-\d+\.webp$/g, ""));
  });
});
afterEach(() => {
  expect(phone.errors.splice(0)).toEqual([]);
});
afterAll(() => phone.close());

const tour = (title: string) => {
  const found = catalogue.tours.find((row) => row.title === title);
  if (!found) throw new Error(`The seed has no ${title}`);
  return found;
};
const khiva = () => tour("Khiva Inside the Walls");
const gallery = (page: Page) => page.getByRole("region", { name: "Pictures" }).first();
const open = async (page: Page, path: string) => {
  await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
  await gallery(page).waitFor();
};
/** A finger over the gallery, from right to left. */
const swipe = async ({ context, page }: Browser) => {
  const session = await context.newCDPSession(page);
  const box = await gallery(page).boundingBox();
  if (!box) throw new Error("No gallery");
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) => {
    const at = { x: box.x + box.width * (share ?? 0), y: box.y + box.height / 2 };
    return session.send("Input.dispatchTouchEvent", { type, touchPoints: share === undefined ? [] : [at] });
  };
  await touch("touchStart", 0.85);
  for (let share = 0.8; share > 0.15; share -= 0.05) await touch("touchMove", share);
  await touch("touchEnd");
  await session.detach();
};
const shown = (page: Page, name: string) =>
  page.waitForFunction(
    (part) =>
      [...document.querySelectorAll<HTMLImageElement>("main img")].some(
        (image) => image.currentSrc.includes(part) && image.complete && image.naturalWidth > 100,
      ),
    name,
  );

describe("on a phone", () => {
  it("the first picture is there at once, in 4:3; no other is asked for before it is wanted", async () => {
    const { page } = phone;
    asked = [];
    await open(page, `/tours/${khiva().id}`);
    await page.waitForTimeout(2_000);
    expect([...new Set(asked)]).not.toContain("khiva");
    expect(asked.filter((name) => /-(detail|map)$/.test(name))).toEqual([]);
    expect(asked).toContain("khiva-inside-the-walls");
    const box = await gallery(page).getByRole("button").first().boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    await page.getByText("1 / 4").waitFor();
  });

  it("a swipe brings the next one, and only that is loaded ahead", async () => {
    const { page } = phone;
    await swipe(phone);
    await page.getByText("2 / 4").waitFor();
    await shown(page, "/khiva-960.webp");
    await shown(page, "/khiva-inside-the-walls-detail-");
    expect(asked).not.toContain("khiva-inside-the-walls-map");
  });

  it("a tap opens it as large as the screen: turned by keys and buttons, left by Escape, back where one was", async () => {
    const { page } = phone;
    const [, place, detail, map] = picturesOf(khiva());
    const button = page.getByRole("button", { name: `Picture 2 of 4: ${place?.alt}` });
    await button.tap();
    const viewer = page.getByRole("dialog", { name: khiva().title });
    await viewer.getByRole("img", { name: place?.alt ?? "" }).waitFor();
    await page.keyboard.press("ArrowRight");
    await viewer.getByRole("img", { name: detail?.alt ?? "" }).waitFor();
    await viewer.getByRole("button", { name: "Next picture" }).tap();
    await viewer.getByText(`Picture 4 of 4: ${map?.alt}`).waitFor();
    expect(await viewer.getByRole("button", { name: "Next picture" }).isDisabled()).toBe(true);
    await page.keyboard.press("Home");
    await viewer.getByText("1 / 4").waitFor();
    await page.keyboard.press("Escape");
    await viewer.waitFor({ state: "detached" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("without a network what was seen is there, and what was not says what it would show", async () => {
    const { page, context } = phone;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await open(page, `/tours/${tour("Bukhara on Foot").id}`);
    await gallery(page).getByRole("button").first().focus();
    await shown(page, "/bukhara-960.webp");
    await context.setOffline(true);
    await page.reload();
    const [, , detail] = picturesOf(tour("Bukhara on Foot"));
    const pictures = gallery(page).getByRole("button", { name: /^Picture/ });
    await shown(page, "/bukhara-on-foot-960.webp");
    await pictures.first().focus();
    await page.keyboard.press("ArrowRight");
    await shown(page, "/bukhara-960.webp");
    await page.getByText(detail?.alt ?? "", { exact: true }).waitFor();
    await context.setOffline(false);
  });

  it("saved for offline, all of them are there, also the ones never seen", async () => {
    const { page, context } = phone;
    const { id, title } = tour("Buddhist Termez and the Amu Darya");
    await open(page, `/tours/${id}`);
    await saveHere(page);
    await ready(page).waitFor();
    await forgetPictures(context, page);
    await context.setOffline(true);
    await page.reload();
    await gallery(page)
      .getByRole("button", { name: /^Picture 1/ })
      .tap();
    const viewer = page.getByRole("dialog", { name: title });
    for (const { alt } of picturesOf(tour(title))) {
      const picture = viewer.getByRole("img", { name: alt });
      await picture.waitFor();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("/seed/");
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Escape");
    await context.setOffline(false);
  });
});

describe.each([
  [390, 844, "light"],
  [390, 844, "dark"],
  [1280, 900, "light"],
  [1280, 900, "dark"],
] as const)("%d wide, %s-high, %s", (width, height, colorScheme) => {
  it("nothing is to be found against page and viewer, and nothing moves", async () => {
    const browser = await openBrowser({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
    try {
      const { page } = browser;
      await page.addInitScript(() => {
        const moved = { by: 0 };
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.by += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await open(page, `/tours/${tour("The Classic Silk Road by Rail").id}`);
      if (width > 1000) await shown(page, "/silk-road-by-rail-detail-480.webp");
      expect(await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)).toBeLessThan(0.01);
      await gallery(page)
        .getByRole("button", { name: width > 1000 ? "Show all 6 pictures" : /^Picture 1 of 6/ })
        .click();
      await page.getByRole("dialog").getByRole("img").first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Close the pictures" }).click();
      expect(await axeFindings(page)).toEqual([]);
      expect(browser.errors).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
