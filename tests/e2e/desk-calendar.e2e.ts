import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { day } from "../../src/domain/words.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "./admin-session.ts";
import type { Item } from "./booking-desk.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const today = todayInTashkent(Date.now());
// The middle of a month: days beside each other stand in one of it.
const month = addDays(today, 40).slice(0, 7);
const days = [`${month}-10`, `${month}-11`, `${month}-12`] as const;
const [first, second, third] = days;
let browser: Browser;
let tour: Item;
let guide: { id: string; name: string };

beforeAll(async () => {
  tour = await makeTour(desk, days);
  guide = { id: randomUUID(), name: `Wall ${randomUUID().replace(/[^a-f]/g, "")}` };
  await asAdmin(desk, "rpc/save_guide", { guide });
  await asAdmin(desk, "rpc/save_departure", { departure: { tour_id: tour.id, start_date: first, min_guests: 3 } });
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(browser.page, desk);
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const dialog = () => browser.page.getByRole("dialog");
const date = (of: string) => browser.page.getByRole("button", { name: new RegExp(`^${day(of)}:`) });
const cell = (of: string) => browser.page.getByRole("gridcell").filter({ has: date(of) });
const entry = (of: string) => cell(of).getByRole("listitem").getByRole("button");
const open = async (query: string) => {
  await browser.page.goto(`${desk.url}/admin/departures?${query}`);
  await browser.page.getByText(/^As of/).waitFor();
};
const bar = () => browser.page.getByRole("region", { name: "What to do with those ticked" });
const stateOf = async (of: string) => {
  const answer = await asAdmin(desk, "rpc/admin_item_departures", { item: tour.id });
  const {
    rows,
  }: { rows: { start_date: string; state: string; guide_id: string | null; revision: number; id: string }[] } =
    JSON.parse(await answer.text());
  return rows.find(({ start_date }) => start_date === of);
};

it("a month shows all that is offered, also what nobody booked, with what is to be known of each", async () => {
  const { page } = browser;
  await open(`at=${first}&item=${tour.id}`);
  await page.getByRole("grid", { name: /^Departures, / }).waitFor();
  await expect.poll(() => entry(first).textContent()).toContain(tour.title);
  const told = await entry(first).textContent();
  for (const said of [
    "0 of 8 places taken",
    "Open",
    "3 below minimum",
    "no guide",
    `can be booked until ${day(addDays(first, -1))}`,
  ])
    expect(told).toContain(said);
  expect(await axeFindings(page)).toEqual([]);
});

it("is moved in by the keys of a grid: by days, into a day, and its departure opens", async () => {
  const { page } = browser;
  await open(`at=${first}&item=${tour.id}`);
  await date(first).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => new URL(page.url()).searchParams.get("at")).toBe(second);
  await expect.poll(() => date(second).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await bar().getByText("1 departure ticked").waitFor();
  await page.keyboard.press("Enter");
  await dialog()
    .getByRole("heading", { name: `${tour.title}, ${day(second)}` })
    .waitFor();
  await dialog().getByRole("button", { name: "Guarantee" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
});

it("several are changed at once: what that does and whom it mails is said before, what stays is named", async () => {
  const { page } = browser;
  await asAdmin(desk, "rpc/save_departure", {
    departure: { tour_id: tour.id, start_date: third, state: "guaranteed" },
  });
  await open(`at=${first}&item=${tour.id}`);
  await page.getByLabel("Tick all 3").check();
  await bar().getByText("3 departures ticked").waitFor();
  await bar().getByRole("button", { name: "Guarantee" }).click();
  await dialog().getByText("2 departures will be guaranteed. No email goes out.").waitFor();
  await dialog().getByText("1 departure stay as they are:").click();
  await dialog()
    .getByText(`${day(third)}: already so`)
    .waitFor();
  await dialog().getByRole("button", { name: "Guarantee (2)" }).click();
  await dialog().getByRole("heading", { name: "2 departures guaranteed" }).waitFor();
  await dialog().getByRole("button", { name: "Back" }).click();
  for (const one of days) expect((await stateOf(one))?.state).toBe("guaranteed");

  await bar().getByLabel("Guide").selectOption(guide.id);
  await bar().getByRole("button", { name: "Assign guide" }).click();
  await dialog().getByRole("button", { name: "Assign guide (3)" }).click();
  await dialog().getByRole("heading", { name: "3 departures assigned" }).waitFor();
  await dialog().getByRole("button", { name: "Back" }).click();
  await expect.poll(() => cell(second).textContent()).toContain(guide.name);
});

it("what another admin changed meanwhile is not written over: it is told, and done once it is asked for again", async () => {
  const { page } = browser;
  await open(`at=${first}&item=${tour.id}`);
  await page.getByLabel("Tick all 3").check();
  await bar().getByText("3 departures ticked").waitFor();
  await asAdmin(desk, "rpc/save_departure", { departure: { tour_id: tour.id, start_date: second, places: 5 } });
  await bar().getByRole("button", { name: "Close" }).click();
  await dialog().getByRole("button", { name: "Close (3)" }).click();
  await dialog().getByRole("alert").getByText("1 departure could not be changed:").waitFor();
  await dialog()
    .getByText(`${day(second)}: It was changed by another admin meanwhile. Please look at it again.`)
    .waitFor();
  expect((await stateOf(second))?.state).toBe("guaranteed");
  expect((await stateOf(first))?.state).toBe("closed");
  await dialog().getByRole("button", { name: "Try again for 1 departure" }).click();
  await dialog().getByRole("heading", { name: "3 departures closed" }).waitFor();
  await dialog().getByRole("button", { name: "Back" }).click();
  expect(await stateOf(second)).toMatchObject({ state: "closed", places: 5 });
});

it("filters and view stand in the address, and the list is ordered by its columns", async () => {
  const { page } = browser;
  await open(`at=${first}&item=${tour.id}`);
  await page.getByRole("heading", { name: "No departures" }).waitFor();
  await page.getByLabel("State").selectOption("closed");
  await entry(first).waitFor();
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.getByLabel("From").fill(first);
  const rows = page.getByRole("row").filter({ hasText: tour.title });
  await expect.poll(() => rows.count()).toBe(3);
  const byDay = page.getByRole("columnheader").getByRole("button", { name: "Day", exact: true });
  await byDay.click();
  await byDay.click();
  await expect.poll(() => rows.first().textContent()).toContain(day(third));
  await page.reload();
  await expect.poll(() => rows.first().textContent()).toContain(day(third));
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    view: "list",
    item: tour.id,
    state: "closed",
  });
});

it("on a phone it is a list by day", async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 360, height: 740 });
  await open(`at=${first}&item=${tour.id}&state=closed`);
  await page.getByRole("heading", { name: day(first) }).waitFor();
  expect(await page.getByRole("grid").count()).toBe(0);
  await page
    .getByRole("region", { name: day(second) })
    .getByRole("checkbox")
    .check();
  await bar().getByText("1 departure ticked").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
});
