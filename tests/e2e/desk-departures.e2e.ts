import { randomUUID } from "node:crypto";
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { day, money } from "#texts/write.ts";
import { addDays } from "../../src/domain/catalogue/travel-dates.ts";
import { axeFindings } from "../support/axe.ts";
import { runHousekeeping } from "../support/housekeeping.ts";
import { findMail } from "../support/inbox.ts";
import { holdSeats, makePaidBooking, newName } from "../support/shop/bookings.ts";
import { askAsAdmin } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { adminBrowser, shop } from "./desk-browser.ts";

const desk = adminBrowser();
const { page, open, dialog, press, closed } = desk;
const [yesterday = "", first = ""] = daysAhead(-1, 40);

const row = (date: string) =>
  page()
    .getByRole("row")
    .filter({ hasText: day(date) });
const field = (label: string) => dialog().getByLabel(new RegExp(`^${label}`));
const guideField = () => dialog().getByLabel("Guide", { exact: true });
const inRow = (date: string, button: string) => row(date).getByRole("button", { name: button }).click();
const expectText = (place: Locator, text: string) => place.getByText(text).first().waitFor();
const save = (departure: object) => askAsAdmin(shop, "rpc/save_departure", { departure });
async function makeGuide(): Promise<{ id: string; name: string }> {
  const guide = { id: randomUUID(), name: newName("Guide") };
  await askAsAdmin(shop, "rpc/save_guide", { guide });
  return guide;
}
type Departure = { start_date: string; state: string; places: number; price_cents: number; guide_id: string | null };
async function storedDeparture(item: string, date: string): Promise<Departure | undefined> {
  const { rows } = await askAsAdmin<{ rows: Departure[] }>(shop, "rpc/admin_item_departures", { item });
  return rows.find(({ start_date }) => start_date === date);
}

journey("adds, repeats, closes, guarantees and lists a departure, and sells it by hand at its own price", async () => {
  const tour = await makeTour(shop, []);
  await open(`/admin/tours/${tour.id}`);
  await page().getByRole("main").getByRole("link", { name: "Departures", exact: true }).click();
  await page().getByRole("heading", { name: "No departures" }).waitFor();
  await page().getByRole("button", { name: "Add departure" }).click();
  await field("Day").fill(yesterday);
  await field("Last day").fill(addDays(yesterday, -1));
  await field("Price").fill("0");
  await field("Seats").fill("501");
  await press("Add");
  for (const text of [
    "Please choose a day after today.",
    "A departure cannot end before it begins.",
    "An amount from $0.01 to $50,000.00.",
    "A whole number from 1 to 500.",
  ])
    await expectText(dialog(), text);
  expect(await axeFindings(page())).toEqual([]);
  await field("Day").fill(first);
  await field("Last day").fill("");
  await field("Price").fill("450");
  await field("Seats").fill("7");
  await field("Minimum guests").fill("3");
  await press("Add");
  await closed();
  await expectText(row(first), money(45_000));
  await expectText(row(first), "3 more needed");

  await inRow(first, "Repeat");
  await press("Add 0 departures");
  await expectText(dialog(), "Please choose a day at least a week after this departure.");
  await dialog().getByLabel("Until").fill(addDays(first, 22));
  await press("Add 3 departures");
  await closed();
  await expectText(row(addDays(first, 21)), "0 of 7");
  expect(await page().locator("tbody").getByRole("row").count()).toBe(4);

  await inRow(first, "Close");
  await expectText(row(first), "Closed");
  await inRow(first, "Open");
  await expectText(row(first), "Open");
  await inRow(first, "Guarantee");
  await expectText(row(first), "Guaranteed");
  await open(`/admin/departures?view=list&from=${first}&item=${tour.id}`);
  await expectText(row(first), "Guaranteed");
  await expectText(row(first), "0/7");
  await open("/admin/bookings/new");
  await page().getByLabel("Trip").selectOption(tour.id);
  await page().getByLabel("Departure date").fill(first);
  await page().getByText("At most 7 on one departure").waitFor();
  await page().getByText(money(49_500)).waitFor();
});

it("shows the second of two admins what the first changed, and what only the server can refuse", async () => {
  const [tour, guide] = [await makeTour(shop, [first]), await makeGuide()];
  await open(`/admin/departures/${tour.id}`);
  await inRow(first, "Edit");
  await save({ tour_id: tour.id, start_date: first, places: 7 });
  await field("Price").fill("420.50");
  await press("Save");
  await expectText(dialog().getByRole("alert"), "Another admin has changed this departure.");
  await expectText(dialog().getByRole("alert"), "Seats: now 7");
  await press("Save");
  await closed();
  await expectText(row(first), money(42_050));
  await expectText(row(first), "0 of 7");

  await inRow(first, "Edit");
  await guideField().selectOption({ label: guide.name });
  await askAsAdmin(shop, "rpc/save_guide", { guide: { ...guide, archived: true } });
  await holdSeats(shop, tour, first);
  await press("Save");
  await expectText(dialog(), "This guide is no longer active. Please choose another.");
  await guideField().selectOption({ index: 0 });
  await field("Seats").fill("1");
  await press("Save");
  await expectText(dialog(), "2 seats are already sold.");
  await press("Back");
  expect(await storedDeparture(tour.id, first)).toMatchObject({ price_cents: 42_050, places: 7, guide_id: null });
});

journey("mails the guests when a departure meets elsewhere and when it is cancelled, and says so before", async () => {
  const tour = await makeTour(shop, [first]);
  const guest = await makePaidBooking(shop, tour, first);
  await open(`/admin/departures/${tour.id}`);
  await inRow(first, "Edit");
  const warning = dialog().getByText("Saving sends the new meeting to 1 confirmed booking");
  expect(await warning.count()).toBe(0);
  await dialog()
    .getByLabel(/^Meeting point \(/)
    .fill("North gate of the Registan");
  await warning.waitFor();
  await field("Meeting time").fill("07:15");
  await field("Meeting point on the map").fill("somewhere");
  await press("Save");
  await expectText(dialog(), "Latitude and longitude, such as 39.6547, 66.9758.");
  await field("Meeting point on the map").fill("39.6547, 66.9758");
  await press("Save");
  await closed();
  await runHousekeeping(shop.url, shop.stateDir);
  const mail = await findMail(shop.url, guest.email, (text) => text.includes("North gate of the Registan"));
  expect(mail).toContain("07:15, Tashkent time");

  await inRow(first, "Cancel");
  await expectText(dialog(), "1 booking, each gets an email.");
  await expectText(dialog(), "1 confirmed booking is offered another day or a full refund by email.");
  await press("Cancel departure");
  await expectText(dialog(), "Please give a reason.");
  await desk.decide("Cancel departure", "The road is closed");
  await expectText(row(first), "Cancelled");
  expect(await row(first).getByRole("button").count()).toBe(0);
  await runHousekeeping(shop.url, shop.stateDir);
  await findMail(shop.url, guest.email, (text) => text.includes("/trips/") && /cancel/i.test(text));
});

const month = first.slice(0, 7);
const days = [`${month}-10`, `${month}-11`, `${month}-12`] as const;
const date = (of: string) => page().getByRole("button", { name: new RegExp(`^${day(of)}:`) });
const cell = (of: string) =>
  page()
    .getByRole("gridcell")
    .filter({ has: date(of) });
const bar = () => page().getByRole("region", { name: "Actions for the selected departures" });
const openMonth = (item: string, query = "") =>
  desk.openRead(`/admin/departures?view=month&at=${days[0]}&item=${item}${query}`);

it("shows a month of departures with what each lacks, moves by the keys of a grid, and is a list on a phone", async () => {
  const [early, middle, late] = days;
  const tour = await makeTour(shop, days);
  await save({ tour_id: tour.id, start_date: early, min_guests: 3 });
  await save({ tour_id: tour.id, start_date: late, state: "closed" });
  await openMonth(tour.id);
  const entry = cell(early).getByRole("listitem").getByRole("button");
  await expect.poll(() => entry.textContent()).toContain(tour.title);
  const booked = `can be booked until ${day(addDays(early, -1))}`;
  for (const text of ["0 of 8 seats taken", "Open", "3 below minimum", "No guide", booked])
    expect(await entry.textContent()).toContain(text);

  await date(early).focus();
  await page().keyboard.press("ArrowRight");
  await expect.poll(() => new URL(page().url()).searchParams.get("at")).toBe(middle);
  await expect.poll(() => date(middle).evaluate((element) => element === document.activeElement)).toBe(true);
  await page().keyboard.press("Enter");
  await page().keyboard.press("Space");
  await bar().getByText("1 departure selected").waitFor();
  await page().keyboard.press("Enter");
  await page().waitForURL(`**/admin/departures/${tour.id}/${middle}`);
  await page().getByRole("region", { name: "This departure" }).getByRole("button", { name: "Guarantee" }).waitFor();
  await page().goBack();

  await page().getByLabel("State").selectOption("closed");
  await entry.waitFor({ state: "detached" });
  await page().getByRole("button", { name: "List", exact: true }).click();
  await page().getByLabel("From").fill(early);
  const rows = page().getByRole("row").filter({ hasText: tour.title });
  await expect.poll(() => rows.count()).toBe(1);
  await page().reload();
  await expect.poll(() => rows.first().textContent()).toContain(day(late));
  const address = Object.fromEntries(new URL(page().url()).searchParams);
  expect(address).toMatchObject({ view: "list", item: tour.id, state: "closed" });

  await page().setViewportSize({ width: 360, height: 740 });
  await openMonth(tour.id);
  await page()
    .getByRole("heading", { name: day(early) })
    .waitFor();
  expect(await page().getByRole("grid").count()).toBe(0);
  await page()
    .getByRole("region", { name: day(middle) })
    .getByRole("checkbox")
    .check();
  await bar().getByText("1 departure selected").waitFor();
  await page().setViewportSize({ width: 1280, height: 900 });
});

it("changes many departures at once, and overwrites nothing that another admin changed meanwhile", async () => {
  const [early, middle, late] = days;
  const [tour, guide] = [await makeTour(shop, days), await makeGuide()];
  const stateOf = (of: string) => storedDeparture(tour.id, of);
  await save({ tour_id: tour.id, start_date: late, state: "guaranteed" });
  await openMonth(tour.id);
  await page().getByLabel("Select all 3").check();
  await bar().getByRole("button", { name: "Guarantee" }).click();
  await expectText(dialog(), "2 departures will be guaranteed. No email is sent.");
  await dialog().getByText("1 departure is unchanged:").click();
  await expectText(dialog(), `${day(late)}: no change needed`);
  await press("Guarantee (2)");
  await dialog().getByRole("heading", { name: "2 departures guaranteed" }).waitFor();
  await press("Back");
  for (const one of days) expect((await stateOf(one))?.state).toBe("guaranteed");

  await bar().getByRole("button", { name: "Assign guide" }).click();
  await dialog()
    .getByRole("button", { name: `${guide.name} Free` })
    .click();
  await press("Assign guide (3)");
  await dialog().getByRole("heading", { name: "3 departures assigned" }).waitFor();
  await press("Back");
  await expect.poll(() => cell(middle).textContent()).toContain(guide.name);

  await save({ tour_id: tour.id, start_date: middle, places: 5 });
  await bar().getByRole("button", { name: "Close" }).click();
  await press("Close (3)");
  await expectText(dialog().getByRole("alert"), "1 departure could not be changed:");
  await expectText(dialog(), `${day(middle)}: Another admin has changed this. Please check it again.`);
  expect((await stateOf(middle))?.state).toBe("guaranteed");
  expect((await stateOf(early))?.state).toBe("closed");
  await press("Try again for 1 departure");
  await dialog().getByRole("heading", { name: "3 departures closed" }).waitFor();
  await press("Back");
  expect(await stateOf(middle)).toMatchObject({ state: "closed", places: 5 });
});
