import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { makeBooking, type Made, someone } from "./admin-desk-bookings.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { toursWithDates } from "./booking-desk.ts";
import { asAdmin } from "./departure-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const family = someone("Many").split(" ").at(-1) ?? "";
let browser: Browser;
let made: Made[];

beforeAll(async () => {
  const [tour] = await toursWithDates(desk);
  if (!tour) throw new Error("The seed has no tour with room");
  // Of its first two the most is free; of a later one other stories may have left a place or none.
  const day = tour.departure_dates[1] ?? "";
  made = [];
  for (const first of ["Anna", "Boris", "Clara"])
    made.push(await makeBooking(desk, tour, day, { name: `${first} ${family}` }));
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(browser.page, desk);
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const select = (name: string) => browser.page.getByRole("checkbox", { name: new RegExp(`^Select ${name}`) });
const open = async () => {
  await browser.page.goto(`${desk.url}/admin/bookings?search=${family}&sort=name`);
  await select("Clara").waitFor();
};
const bar = () => browser.page.getByRole("region", { name: "Selected bookings" });

it("rows are ticked one by one, from here to there, a whole page; what is ticked stays while one sorts", async () => {
  const { page } = browser;
  await open();
  await select("Anna").check();
  await select("Clara").click({ modifiers: ["Shift"] });
  await bar().getByText("3 selected").waitFor();
  await page.getByRole("button", { name: "Name" }).click();
  await page.waitForURL(/sort=-name/);
  await bar().getByText("3 selected").waitFor();
  await bar().getByRole("button", { name: "Clear" }).click();
  await bar().waitFor({ state: "detached" });
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar().getByText("3 selected").waitFor();
});

it("all that was found is exported, also from other pages, and no name is a formula", async () => {
  await open();
  await select("Anna").check();
  await bar().getByRole("button", { name: "Select all 3 found" }).click();
  await bar().getByText("3 selected").waitFor();
  const [file] = await Promise.all([
    browser.page.waitForEvent("download"),
    bar().getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain("Reference,Status,Name");
  for (const { name } of made) expect(lines.some((line) => line.includes(name))).toBe(true);
  expect(lines[1]).toContain("'+998 90 123 45 67");
});

it("many are marked once, though the answer was lost and the button pressed again", async () => {
  const { page, context } = browser;
  await open();
  await select("Anna").check();
  await select("Boris").check();
  await bar().getByRole("button", { name: "Mark" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Mark as needing attention" }).click();
  await dialog.getByText("Please give a reason.").waitFor();
  await dialog.getByLabel("Reason").fill("Passports missing");
  expect(await axeFindings(page)).toEqual([]);
  // It arrives and is done; the answer does not come back.
  let lost = 0;
  await context.route("**/rpc/admin_mark_bookings", async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Mark as needing attention" }).click();
  await dialog.getByText("2 could not be done").first().waitFor();
  await dialog.getByText("No answer came").first().waitFor();
  await context.unroute("**/rpc/admin_mark_bookings");
  await dialog.getByRole("button", { name: "Try these again" }).click();
  await dialog.getByText("2 of 2 done").waitFor();
  expect(lost).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByText("Passports missing").nth(1).waitFor();
  const history = await asAdmin(desk, "rpc/admin_booking", { booking_id: made[0]?.id });
  const { history: entries }: { history: { action: string }[] } = JSON.parse(await history.text());
  expect(entries.filter(({ action }) => action === "marked")).toHaveLength(1);
});

it("a guide is given to their departures, each once", async () => {
  const { page } = browser;
  const guide = { id: crypto.randomUUID(), name: `Guide ${family}`, phone: "+998901112233", email: null };
  await asAdmin(desk, "rpc/save_guide", { guide });
  await open();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar().getByRole("button", { name: "Assign guide" }).click();
  const dialog = page.getByRole("dialog", { name: "Assign a guide to 1 departure" });
  await dialog.getByLabel("Guide", { exact: true }).selectOption({ label: guide.name });
  await dialog.getByRole("button", { name: "Assign" }).click();
  await dialog.getByText("1 of 1 done").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
});

it("letters are written to all that are selected", async () => {
  await open();
  await select("Anna").check();
  await select("Boris").check();
  await bar().getByRole("button", { name: "Write to guests" }).click();
  await browser.page.getByRole("dialog").getByLabel("Subject").waitFor();
  await browser.page.keyboard.press("Escape");
  await bar().getByText("2 selected").waitFor();
});
