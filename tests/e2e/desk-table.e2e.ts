import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { beyond } from "../support/look-around.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { makeBooking, type Made, someone } from "./admin-desk-bookings.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
/** Two of one family, whom no other story knows. */
const family = someone("Keys").split(" ").at(-1) ?? "";
let browser: Browser;
let anna: Made;

beforeAll(async () => {
  const [tour] = await toursWithDates(desk);
  if (!tour) throw new Error("The seed has no tour with room");
  const day = tour.departure_dates.at(-1) ?? "";
  anna = await makeBooking(desk, tour, day, { name: `Anna ${family}` });
  await makeBooking(desk, tour, day, { name: `Boris ${family}`, paid: "at the provider" });
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(browser.page, desk);
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const open = async (path: string) => {
  await browser.page.goto(`${desk.url}${path}`);
  await browser.page
    .getByText(/^As of/)
    .first()
    .waitFor();
};
const table = () => browser.page.getByRole("table", { name: "Bookings" });
const rowNames = () => table().locator("tbody").getByRole("rowheader").allTextContents();
const command = () => browser.page.getByRole("combobox", { name: "Find or do" });

describe("the command field", () => {
  it("opens a booking by its name: open the field, type, Enter", async () => {
    const { page } = browser;
    await open("/admin/requests");
    await page.keyboard.press("/");
    await page.keyboard.type(`anna ${family}`);
    // Before the answer is here: it is not lost.
    await page.keyboard.press("Enter");
    await page.waitForURL(`${desk.url}/admin/bookings/${anna.id}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  it("lists what it finds, keeps to the last word typed, and is left by Escape", async () => {
    const { page } = browser;
    await open("/admin/bookings");
    // While something is typed into a field, '/' is a letter and Ctrl-K is not.
    await page.getByRole("searchbox", { name: "Search" }).fill("a/b");
    await page.keyboard.press("Control+k");
    expect(await command().evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(family);
    const options = page.getByRole("listbox", { name: "Find or do" }).getByRole("option");
    await options.nth(1).waitFor();
    expect((await options.allTextContents()).map((text) => text.slice(0, 4)).toSorted()).toEqual(["Anna", "Bori"]);
    const chosen = () => command().getAttribute("aria-activedescendant");
    const first = await chosen();
    await page.keyboard.press("ArrowDown");
    expect(await chosen()).not.toBe(first);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await options.first().waitFor({ state: "detached" });
    expect(page.url()).toContain("/admin/bookings");
  });

  it("goes to pages and begins what is done often", async () => {
    const { page } = browser;
    await open("/admin/bookings");
    await page.keyboard.press("/");
    await page.keyboard.type("new book");
    await page.getByRole("option", { name: "New booking" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${desk.url}/admin/bookings/new`);
  });
});

describe("a table of the desk", () => {
  it("is sorted by the server, in the address, and sums all that was found", async () => {
    const { page } = browser;
    await open(`/admin/bookings?search=${family}`);
    const name = table().getByRole("columnheader", { name: "Name" });
    await name.getByRole("button").click();
    await page.waitForURL(/sort=name/);
    await expect.poll(rowNames).toEqual([`Anna ${family}`, `Boris ${family}`]);
    expect(await name.getAttribute("aria-sort")).toBe("ascending");
    await name.getByRole("button").click();
    await expect.poll(rowNames).toEqual([`Boris ${family}`, `Anna ${family}`]);
    expect(await name.getAttribute("aria-sort")).toBe("descending");
    await table().getByText("All found: 2 rows").waitFor();
    await page.getByRole("searchbox", { name: "Search" }).fill(`${family} nobody`);
    await page.getByRole("status").filter({ hasText: "0 rows" }).waitFor({ state: "attached" });
  });

  it("is gone through by keys: j, x, Enter", async () => {
    const { page } = browser;
    await open(`/admin/bookings?search=${family}&sort=name`);
    await table().getByRole("rowheader").nth(1).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    expect(await page.getByRole("checkbox", { name: new RegExp(`^Select Boris ${family}`) }).isChecked()).toBe(true);
    await page.keyboard.press("k");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${desk.url}/admin/bookings/${anna.id}`);
  });

  it("shows the columns one chooses, as wide as one made them here", async () => {
    const { page } = browser;
    await open(`/admin/bookings?search=${family}`);
    await page.getByText("Columns", { exact: true }).click();
    await page.getByRole("checkbox", { name: "Phone" }).check();
    await page.getByRole("checkbox", { name: "Trip" }).uncheck();
    await table().getByRole("columnheader", { name: "Phone" }).waitFor();
    expect(await table().getByRole("columnheader", { name: "Trip" }).count()).toBe(0);
    const edge = page.getByRole("separator", { name: "Width of Reference" });
    const width = Number(await edge.getAttribute("aria-valuenow"));
    await edge.focus();
    await page.keyboard.press("ArrowRight");
    await page.reload();
    await table().getByRole("columnheader", { name: "Phone" }).waitFor();
    expect(Number(await edge.getAttribute("aria-valuenow"))).toBe(width + 16);
  });

  it("keeps views under a name, for whoever has the address and on every device of one's own", async () => {
    const { page } = browser;
    const name = `Mine ${randomUUID().slice(0, 8)}`;
    await open(`/admin/bookings?search=${family}&sort=-name`);
    await page.getByRole("button", { name: "Save view" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill(name);
    await page.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
    const views = page.getByRole("navigation", { name: "Views" });
    await views.getByRole("link", { name }).waitFor();
    const other = await openBrowser({ viewport: { width: 1280, height: 900 } });
    await signInAsAdmin(other.page, desk);
    await other.page.goto(`${desk.url}/admin/bookings`);
    await other.page.getByRole("link", { name }).click();
    await other.page.getByText("All found: 2 rows").waitFor();
    expect(new URL(other.page.url()).searchParams.get("sort")).toBe("-name");
    await other.close();
    await views.getByRole("button", { name: `Remove the view ${name}` }).click();
    await views.getByRole("link", { name }).waitFor({ state: "detached" });
  });

  it("on a phone is lines that fit, and still a table to who hears it", async () => {
    const { page } = browser;
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`/admin/bookings?search=${family}&sort=name`);
    await expect.poll(rowNames).toEqual([`Anna ${family}`, `Boris ${family}`]);
    expect(await axeFindings(page)).toEqual([]);
    expect(await beyond(page)).toBe(0);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Gift cards" }).click();
    await page.getByRole("heading", { level: 1, name: "Gift cards" }).waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});
