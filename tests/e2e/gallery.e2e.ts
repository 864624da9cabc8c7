import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { picturesOf } from "../../src/domain/catalogue/pictures.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { readCatalogue } from "./catalogue-server.ts";
import { forgetPictures, ready, saveHere } from "./saved-pages.ts";

const url = stackUrl;
let phone: Browser;
let requestedPictures: string[];

beforeEach(async () => {
  requestedPictures = [];
  phone = await openBrowser({ serviceWorkers: "allow", hasTouch: true, deviceScaleFactor: 2 });
  phone.context.on("request", (request) => {
    if (request.url().includes("/images/seed/"))
      requestedPictures.push(request.url().replace(/.*\/seed\/|-\d+\.webp$/g, ""));
  });
});
afterEach(async () => {
  expect(phone.errors).toEqual([]);
  await phone.close();
});

async function seedTour(title: string) {
  const { tours } = await readCatalogue(url, stackKeys.publishable);
  const found = tours.find((row) => row.title === title);
  if (!found) throw new Error(`The seed has no ${title}`);
  return found;
}
const gallery = (page: Page) => page.getByRole("region", { name: "Pictures" }).first();
const open = async (page: Page, { id }: { id: string }) => {
  await page.goto(`${url}/tours/${id}`, { waitUntil: "networkidle" });
  await gallery(page).waitFor();
};
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

it("loads pictures when they are shown, turns them by finger, keys and buttons, and closes by Escape", async () => {
  const { page } = phone;
  const khiva = await seedTour("Khiva Inside the Walls");
  const [, place, detail, map] = picturesOf(khiva);
  await open(page, khiva);
  await page.waitForTimeout(1_000);
  expect(requestedPictures).toContain("khiva-inside-the-walls");
  expect(requestedPictures).not.toContain("khiva");
  expect(requestedPictures.filter((name) => /-(detail|map)$/.test(name))).toEqual([]);
  const box = await gallery(page).getByRole("button").first().boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  await page.getByText("1 / 4").waitFor();
  await swipe(phone);
  await page.getByText("2 / 4").waitFor();
  await shown(page, "/khiva-960.webp");
  await shown(page, "/khiva-inside-the-walls-detail-");
  expect(requestedPictures).not.toContain("khiva-inside-the-walls-map");

  const button = page.getByRole("button", { name: `Picture 2 of 4: ${place?.alt}` });
  await button.tap();
  const viewer = page.getByRole("dialog", { name: khiva.title });
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

it("shows offline the pictures that were seen, and of a saved tour all of them", async () => {
  const { page, context } = phone;
  const [bukhara, termez] = [await seedTour("Bukhara on Foot"), await seedTour("Buddhist Termez and the Amu Darya")];
  await page.goto(`${url}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await open(page, bukhara);
  await gallery(page).getByRole("button").first().focus();
  await shown(page, "/bukhara-960.webp");
  await context.setOffline(true);
  await page.reload();
  const [, , detail] = picturesOf(bukhara);
  await shown(page, "/bukhara-on-foot-960.webp");
  await gallery(page)
    .getByRole("button", { name: /^Picture/ })
    .first()
    .focus();
  await page.keyboard.press("ArrowRight");
  await shown(page, "/bukhara-960.webp");
  await page.getByText(detail?.alt ?? "", { exact: true }).waitFor();

  await context.setOffline(false);
  await open(page, termez);
  await saveHere(page);
  await ready(page).waitFor();
  await forgetPictures(context, page);
  await context.setOffline(true);
  await page.reload();
  await gallery(page)
    .getByRole("button", { name: /^Picture 1/ })
    .tap();
  const viewer = page.getByRole("dialog", { name: termez.title });
  for (const { alt } of picturesOf(termez)) {
    const picture = viewer.getByRole("img", { name: alt });
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("/seed/");
    await page.keyboard.press("ArrowRight");
  }
});
