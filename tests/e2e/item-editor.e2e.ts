import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { root } from "../support/run.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "../support/shop/pages.ts";
import { send } from "../support/shop/shop.ts";

const shop = { url: stackUrl, keys: stackKeys };
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ viewport: { width: 1440, height: 900 } });
  await signInAsAdmin(browser.page, shop);
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const file = (name: string, from: string) => ({
  name,
  mimeType: from.endsWith(".jpg") ? "image/jpeg" : "image/png",
  buffer: readFileSync(join(root, from)),
});

it("previews a tour on a phone as it is typed, says what it lacks and asks before Back loses it", async () => {
  const { page } = browser;
  await page.goto(`${shop.url}/admin/catalogue`);
  await page.getByText("Add New", { exact: true }).click();
  await page.getByRole("link", { name: "Add new tour" }).click();
  await page.waitForURL(`${shop.url}/admin/tours/new`);
  const gaps = page.getByRole("region", { name: "To complete before selling" });
  await gaps.getByText("To complete before selling").click();
  const lacking = gaps.getByText("A meeting point");
  await lacking.waitFor();
  const title = page.getByRole("textbox", { name: "Title" }).first();
  await title.fill("Walls at dusk");
  await page.getByRole("textbox", { name: "Meeting point", exact: true }).fill("The west gate");
  await lacking.waitFor({ state: "detached" });
  await page.getByLabel("Search a known place").fill("Khiva");
  const latitude = page.getByLabel("Latitude");
  await latitude.and(page.locator(":not([value=''])")).waitFor();
  const before = Number(await latitude.inputValue());
  await page.getByRole("button", { name: /^Place on the map: / }).press("ArrowUp");
  expect(Number(await latitude.inputValue())).toBeCloseTo(before + 0.001, 6);

  await page.getByText("Preview: not published until you save.").waitFor();
  const phone = page.frameLocator("iframe");
  await phone.getByRole("heading", { name: "Walls at dusk", level: 1, includeHidden: true }).waitFor();
  await phone.getByText("The west gate").first().waitFor();
  expect(await phone.locator("body").evaluate((body) => body.ownerDocument.defaultView?.innerWidth)).toBe(390);
  await title.fill("Walls at dawn");
  await phone.getByRole("heading", { name: "Walls at dawn", level: 1, includeHidden: true }).waitFor();
  expect(await page.title()).toContain("New tour");
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await axeFindings(page)).toEqual([]);

  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.goBack();
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  expect(await title.inputValue()).toBe("Walls at dawn");
  await page.goBack();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(/\/admin\/catalogue$/);
  await page.goto(`${shop.url}/admin/tours/new`);
  await page.getByText("We restored your unsaved draft.").waitFor();
  await page.getByRole("button", { name: "Discard it" }).click();
});

it("adds pictures at once, in an order and around a point which a traveler then sees", async () => {
  const { page } = browser;
  const name = `Gallery ${crypto.randomUUID().slice(0, 8)}`;
  const shows = (at: number) => page.getByRole("textbox", { name: `Picture ${at}: Description` });
  await page.goto(`${shop.url}/admin/destinations/new`);
  await page.getByRole("textbox", { name: "Name" }).first().fill(name);
  await page.getByRole("textbox", { name: "City" }).first().fill("Navoi");
  await page.getByRole("textbox", { name: "Description" }).first().fill("A place with pictures.");
  await page
    .getByTestId("gallery-files")
    .setInputFiles([
      file("first.png", "public/icons/icon-512.png"),
      { name: "broken.png", mimeType: "image/png", buffer: Buffer.from("<html>") },
      file("second.jpg", "public/og.jpg"),
      file("third.png", "public/icons/icon-192.png"),
    ]);
  await page.getByText("3 pictures added. Describe each one.").waitFor();
  await page.getByText("broken.png: This image can't be read", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Save destination" }).click();
  await page.getByText("Picture 2: add a description").first().waitFor();

  for (const [at, text] of ["One", "Two", "Three"].entries()) await shows(at + 1).fill(text);
  await page.getByRole("button", { name: "Move picture 3 up" }).press("Enter");
  expect(await shows(2).inputValue()).toBe("Three");
  await page.getByRole("button", { name: "Move picture 2 up" }).press("Enter");
  expect(await shows(1).inputValue()).toBe("Three");
  const handles = page.getByTitle("Drag to reorder");
  await handles.nth(0).scrollIntoViewIfNeeded();
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(1).boundingBox()];
  if (!from || !to) throw new Error("No handles");
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 4 });
  await page.mouse.up();
  expect(await shows(1).inputValue()).toBe("One");
  expect(await shows(2).inputValue()).toBe("Three");

  const point = page.getByRole("button", { name: /^Focus point of picture 1: 50% across, 50% down/ });
  const box = await point.boundingBox();
  if (!box) throw new Error("No focus point");
  await point.click({ position: { x: box.width * 0.25, y: box.height * 0.5 } });
  await page.getByRole("button", { name: "Focus point of picture 1: 25% across" }).press("ArrowUp");
  await page.getByRole("button", { name: "Focus point of picture 1: 25% across, 45% down" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Save destination" }).click();
  await page.getByText("Destination saved successfully").first().waitFor();

  const place = `destinations?name=eq.${encodeURIComponent(name)}`;
  try {
    await page.goto(`${shop.url}/search?type=destination&q=${encodeURIComponent(name)}`);
    await page.getByRole("main").getByRole("link", { name }).first().click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    const pictures = page.getByRole("region", { name: "Pictures" });
    const labels = await pictures
      .getByRole("button", { name: /^Picture/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
    expect(labels).toEqual(["Picture 1 of 3: One", "Picture 2 of 3: Three", "Picture 3 of 3: Two"]);
    const [first] = await pictures.locator("img").all();
    expect(await first?.evaluate((image) => getComputedStyle(image).objectPosition)).toBe("25% 45%");
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join("")).toContain("second-1600.webp");
  } finally {
    await send(shop, `rest/v1/${place}`, { method: "DELETE", token: shop.keys.secret });
  }
});

it("keeps a draft from travelers, shows it by its preview link, and publishes it", async () => {
  const { page } = browser;
  const title = `Draft ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(`${shop.url}/admin/tours/new`);
  await page.getByRole("textbox", { name: "Title" }).first().fill(title);
  await page.getByRole("textbox", { name: "Description" }).first().fill("Not on sale yet.");
  await page.getByRole("combobox", { name: "Destination" }).selectOption({ label: "Khiva" });
  await page.getByRole("spinbutton", { name: "Duration" }).fill("1");
  await page.getByRole("spinbutton", { name: "Price" }).fill("50");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.waitForURL(/\/admin\/tours\/[0-9a-f-]{36}$/);
  const panel = page.getByRole("region", { name: "Draft" });
  await panel.getByRole("button", { name: "Make a preview link" }).click();
  const link = await panel.getByLabel("Preview link").inputValue();
  await panel.getByLabel("Publish at (Tashkent time)").fill("2020-01-01T09:00");
  await panel.getByRole("button", { name: "Schedule" }).click();
  await panel.getByText("Choose a time in the future.").waitFor();
  await panel.getByLabel("Publish at (Tashkent time)").fill("2040-01-01T09:00");
  await panel.getByRole("button", { name: "Schedule" }).click();
  await panel.getByText("It is published on 1 Jan 2040, 09:00, Tashkent time.").waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const visitor = await openBrowser({ viewport: { width: 390, height: 844 } });
  const id = new URL(link).pathname.split("/").at(-1) ?? "";
  await visitor.page.goto(`${shop.url}/tours/${id}`);
  await visitor.page.getByText("Tour not found").first().waitFor();
  await visitor.page.goto(link);
  await visitor.page.getByRole("heading", { name: title, level: 1 }).waitFor();
  await visitor.page.getByText("This is a draft that is not on sale yet.").waitFor();
  expect(await axeFindings(visitor.page)).toEqual([]);

  await panel.getByRole("button", { name: "Publish now" }).click();
  await panel.waitFor({ state: "detached" });
  await visitor.page.reload();
  await visitor.page.getByText("This preview link has ended").waitFor();
  await visitor.page.goto(`${shop.url}/tours/${id}`);
  await visitor.page.getByRole("heading", { name: title, level: 1 }).waitFor();
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});
