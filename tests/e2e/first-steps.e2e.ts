import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { seenInFour, wrongOf } from "../support/look-around.ts";
import { stackState } from "../support/shared-stack.ts";
import { makePaidBooking } from "../support/shop/bookings.ts";
import { signInAsAdmin } from "../support/shop/pages.ts";
import { send } from "../support/shop/shop.ts";
import { daysAhead } from "../support/shop/tours.ts";
import { type Stack, startStack } from "../support/stack.ts";
import { journey } from "../support/tiers.ts";

const [DAY = ""] = daysAhead(40);
let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  stack = await startStack({ stateDir: copyReadyState(), env: { BUILD_DIR: join(stackState, "dist") } });
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
  await stack.stop();
  rmSync(stack.stateDir, { recursive: true, force: true });
});

async function emptyTheShop(): Promise<void> {
  const { secret: token } = stack.keys;
  for (const table of ["packages", "tours", "destinations"]) {
    const answer = await send(stack, `rest/v1/${table}?id=not.is.null`, { method: "DELETE", token });
    expect(answer.ok, table).toBe(true);
  }
}

journey("leads a newcomer through an empty shop, from the first destination to going live", async () => {
  await emptyTheShop();
  const { page } = browser;
  await signInAsAdmin(page, stack);
  const steps = page.getByRole("region", { name: "Your first steps" });
  const led = async (next: string, done: number) => {
    await page.goto(`${stack.url}/admin`);
    await steps.getByText(`${done} of 5 steps done.`).waitFor();
    await steps.locator("[aria-current=step]").getByText(next).waitFor();
  };
  await led("Add your first destination", 0);
  expect(wrongOf(await seenInFour(page))).toEqual([]);
  await steps.getByRole("link", { name: "Add a destination" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Khiva");
  await page.getByRole("textbox", { name: "City" }).fill("Khiva");
  await page.getByRole("textbox", { name: "Description" }).fill("A walled town in the desert.");
  await page.getByRole("button", { name: "Save destination" }).click();
  await page.getByText("Destination saved successfully").waitFor();

  await led("Add your first tour", 1);
  await steps.getByRole("link", { name: "Add a tour" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Inside the walls");
  await page.getByRole("textbox", { name: "Description" }).fill("Two days on and under the walls.");
  await page.getByLabel("Price per guest ($)").fill("220");
  await page.getByRole("combobox", { name: "Destination", exact: true }).selectOption({ label: "Khiva" });
  await page.getByRole("button", { name: "Save tour" }).click();
  await page.getByText("Tour created successfully").waitFor();

  await led("Publish a departure", 2);
  await steps.getByRole("link", { name: "Add a departure" }).click();
  await page.getByRole("button", { name: "Add departure" }).click();
  await page.getByRole("dialog").getByLabel(/^Day/).fill(DAY);
  await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const tour = /departures\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";

  await led("Make a test booking", 3);
  const book = steps.getByRole("link", { name: "Book as a traveler" });
  expect(await book.getAttribute("href")).toBe(`/tours/${tour}`);
  await makePaidBooking(stack, { id: tour }, DAY, { guests: 1 });

  await led("Go live", 4);
  await steps.getByText("Tours or packages lack an MXIK").waitFor();
  await steps.getByRole("button", { name: "Dismiss" }).click();
  await steps.waitFor({ state: "detached" });
  await page.reload();
  await page
    .getByText(/^Updated/)
    .first()
    .waitFor();
  expect(await steps.count()).toBe(0);
});
