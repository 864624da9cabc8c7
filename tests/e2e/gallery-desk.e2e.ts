import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { root } from "../support/run.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "./admin-session.ts";

const url = stackUrl;
const name = `Gallery ${Date.now()}`;
let admin: Browser;

beforeAll(async () => {
  admin = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(admin.page, { url, keys: stackKeys });
});
afterAll(async () => {
  await admin.close();
  const { secret } = stackKeys;
  const gone = await fetch(`${url}/rest/v1/destinations?name=eq.${encodeURIComponent(name)}`, {
    method: "DELETE",
    headers: { apikey: secret, authorization: `Bearer ${secret}` },
  });
  if (!gone.ok) throw new Error(`destinations: ${gone.status} ${await gone.text()}`);
});

const file = (called: string, from = "public/icons/icon-512.png") => ({
  name: called,
  mimeType: from.endsWith(".jpg") ? "image/jpeg" : "image/png",
  buffer: readFileSync(join(root, from)),
});
const shows = (at: number) => admin.page.getByRole("textbox", { name: `Picture ${at}: What it shows` });

it("the operator adds three at once, says what they show, puts them in order and says what stays in sight", async () => {
  const { page } = admin;
  await page.goto(`${url}/admin/destinations/new`);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "City" }).fill("Navoi");
  await page.getByRole("textbox", { name: "Description" }).fill("A place with pictures.");
  await page
    .getByTestId("gallery-files")
    .setInputFiles([
      file("first.png"),
      { ...file("broken.png"), buffer: Buffer.from("<html>") },
      file("second.jpg", "public/og.jpg"),
      file("third.png", "public/icons/icon-192.png"),
    ]);
  await page.getByText("3 pictures added. Say what each shows.").waitFor();
  await page.getByText("broken.png: This image cannot be read", { exact: false }).waitFor();

  await page.getByRole("button", { name: "Save destination" }).click();
  await page.getByText("Picture 2: say what it shows").first().waitFor();

  await shows(1).fill("One");
  await shows(2).fill("Two");
  await shows(3).fill("Three");
  await page.getByRole("button", { name: "Move picture 3 up" }).press("Enter");
  expect(await shows(2).inputValue()).toBe("Three");
  await page.getByRole("button", { name: "Move picture 2 up" }).press("Enter");
  expect(await shows(1).inputValue()).toBe("Three");
  // Dragged back below what is second now.
  const handles = page.getByTitle("Drag to another place");
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
});

it("a traveler sees them in that order, cut around that point", async () => {
  const visitor = await openBrowser({ viewport: { width: 1280, height: 900 } });
  try {
    const { page } = visitor;
    await page.goto(`${url}/destinations`);
    const card = page.getByRole("link", { name: `Explore: ${name}` });
    const more = page.getByRole("button", { name: /Show more/ });
    await page.locator("main h3").first().waitFor();
    if ((await card.count()) === 0 && (await more.count()) > 0) await more.click();
    await card.click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    const pictures = page.getByRole("region", { name: "Pictures" });
    const names = () =>
      pictures
        .getByRole("button", { name: /^Picture/ })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
    expect(await names()).toEqual(["Picture 1 of 3: One", "Picture 2 of 3: Three", "Picture 3 of 3: Two"]);
    const first = pictures.locator("img").first();
    expect(await first.evaluate((image) => getComputedStyle(image).objectPosition)).toBe("25% 45%");
    await expect.poll(() => pictures.locator("img").count()).toBe(3);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join("")).toContain("second-1600.webp");
    expect(visitor.errors).toEqual([]);
  } finally {
    await visitor.close();
  }
});
