import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { day, money } from "../../src/domain/words.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { findMail } from "../support/inbox.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { makeBooking } from "./admin-desk-bookings.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { type Item, mailbox, post } from "./booking-desk.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const today = todayInTashkent(Date.now());
const first = addDays(today, 40);
let browser: Browser;
let tour: Item;

beforeAll(async () => {
  tour = await makeTour(desk, []);
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(browser.page, desk);
  await browser.page.goto(`${desk.url}/admin/tours/${tour.id}`);
  await browser.page.getByRole("main").getByRole("link", { name: "Departures", exact: true }).click();
  await browser.page.getByRole("heading", { name: "No departures" }).waitFor();
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const dialog = () => browser.page.getByRole("dialog");
const row = (date: string) => browser.page.getByRole("row").filter({ hasText: day(date) });
const rows = () => browser.page.locator("tbody").getByRole("row");
const press = (name: string) => dialog().getByRole("button", { name, exact: true }).click();
const done = () => dialog().waitFor({ state: "detached" });

it("a departure is added once what is wrong with it was said at its field, and nothing was stored before", async () => {
  const { page } = browser;
  await page.getByRole("button", { name: "Add departure" }).click();
  await dialog().getByLabel(/^Day/).fill(addDays(today, -1));
  await dialog()
    .getByLabel(/^Last day/)
    .fill(addDays(today, -2));
  await dialog()
    .getByLabel(/^Price/)
    .fill("0");
  await dialog()
    .getByLabel(/^Places/)
    .fill("501");
  await press("Add");
  for (const said of [
    "Please choose a day after today.",
    "A departure cannot end before it begins.",
    "An amount from $0.01 to $50,000.00.",
    "A whole number from 1 to 500.",
  ]) {
    await dialog().getByText(said).waitFor();
  }
  expect(await axeFindings(page)).toEqual([]);
  await dialog().getByLabel(/^Day/).fill(first);
  await dialog()
    .getByLabel(/^Last day/)
    .fill("");
  await dialog()
    .getByLabel(/^Price/)
    .fill("450");
  await dialog()
    .getByLabel(/^Places/)
    .fill("6");
  await dialog()
    .getByLabel(/^Runs from/)
    .fill("3");
  await press("Add");
  await done();
  await row(first).getByText(money(45_000)).waitFor();
  await row(first).getByText("0 of 6").waitFor();
  await row(first).getByText("3 more needed").waitFor();
});

it("it is repeated every week: how many that makes is said before", async () => {
  await row(first).getByRole("button", { name: "Repeat" }).click();
  await press("Make 0 departures");
  await dialog().getByText("Please choose a day at least a week after this departure.").waitFor();
  await dialog().getByLabel("Until").fill(addDays(first, 22));
  await dialog().getByText("Makes 3 departures").waitFor();
  await press("Make 3 departures");
  await done();
  await row(addDays(first, 21)).getByText("0 of 6").waitFor();
  expect(await rows().count()).toBe(4);
});

it("of two admins the later one is told, sees what changed, and writes only what they touched", async () => {
  await row(first).getByRole("button", { name: "Edit" }).click();
  await asAdmin(desk, "rpc/save_departure", { departure: { tour_id: tour.id, start_date: first, places: 7 } });
  await dialog()
    .getByLabel(/^Price/)
    .fill("420.50");
  await press("Save");
  await dialog().getByRole("alert").getByText("Another admin changed this departure meanwhile.").waitFor();
  await dialog().getByRole("alert").getByText("Places: now 7").waitFor();
  await press("Save");
  await done();
  await row(first).getByText(money(42_050)).waitFor();
  await row(first).getByText("0 of 7").waitFor();
});

it("guides are kept with how to reach them, and lead a departure", async () => {
  const { page } = browser;
  const name = `Guide ${randomUUID().replace(/[^a-f]/g, "")}`;
  await page.getByRole("link", { name: "Guides" }).click();
  await page.getByRole("button", { name: "Add guide" }).click();
  await dialog().getByLabel("Phone (optional)").fill("call me");
  await press("Save");
  await dialog().getByText("Name is required").waitFor();
  await dialog().getByText("Invalid phone number format").waitFor();
  await dialog().getByLabel("Name").fill(name);
  await dialog().getByLabel("Phone (optional)").fill("+998 90 123 45 67");
  await press("Save");
  await done();
  await page.getByRole("row").filter({ hasText: name }).first().getByText("Active", { exact: true }).waitFor();
  await page.goBack();
  await row(first).getByRole("button", { name: "Edit" }).click();
  await dialog().getByLabel("Guide", { exact: true }).selectOption({ label: name });
  await press("Save");
  await done();
  await row(first).getByText(name).waitFor();
});

it("what only the server can see is said at its field, and nothing is stored: places sold meanwhile, a guide who left", async () => {
  const guide = { id: randomUUID(), name: `Leaving ${randomUUID().replace(/[^a-f]/g, "")}` };
  await asAdmin(desk, "rpc/save_guide", { guide });
  await browser.page.reload();
  await row(first).getByRole("button", { name: "Edit" }).click();
  await dialog().getByLabel("Guide", { exact: true }).selectOption({ label: guide.name });
  await asAdmin(desk, "rpc/save_guide", { guide: { ...guide, archived: true } });
  const sold = {
    id: randomUUID(),
    token: "h".repeat(43),
    tour_id: tour.id,
    guests: 2,
    check_in: first,
    total_price_cents: 100_000,
    customer_first_name: "Anna",
    customer_last_name: "Lee",
    customer_email: mailbox("sold"),
    customer_phone: "+998 90 1",
  };
  expect(await post(desk, "create_booking", { booking: sold })).toMatchObject({ ok: true });
  await dialog()
    .getByLabel(/^Price/)
    .fill("50000.01");
  await press("Save");
  await dialog().getByText("An amount from $0.01 to $50,000.00.").waitFor();
  await dialog()
    .getByLabel(/^Price/)
    .fill("500");
  await press("Save");
  await dialog().getByText("This guide is no longer active. Please choose another.").waitFor();
  await dialog().getByLabel("Guide", { exact: true }).selectOption({ index: 0 });
  await dialog()
    .getByLabel(/^Places/)
    .fill("1");
  await press("Save");
  await dialog().getByText("2 places are sold already.").waitFor();
  expect(await axeFindings(browser.page)).toEqual([]);
  await press("Back");
  await row(first).getByText(money(42_050)).waitFor();
  const { id: booking_id, token } = sold;
  const given = { booking_id, token, expected_refund_cents: 0, expected_status: "pending" };
  expect(await post(desk, "cancel_my_booking", given)).toMatchObject({ ok: true });
});

it("closed and opened, guaranteed and not; it is in the list of all, and booked by hand at its own price", async () => {
  const { page } = browser;
  await row(first).getByRole("button", { name: "Close" }).click();
  await row(first).getByText("Closed").waitFor();
  await row(first).getByRole("button", { name: "Open" }).click();
  await row(first).getByText("Open").first().waitFor();
  await row(first).getByRole("button", { name: "Guarantee" }).click();
  await row(first).getByText("Guaranteed").waitFor();
  await page.goto(`${desk.url}/admin/departures?view=list&from=${first}&item=${tour.id}`);
  await row(first).getByText("Guaranteed").waitFor();
  await row(first).getByText("0/7").waitFor();
  await page.goto(`${desk.url}/admin/bookings/new`);
  await page.getByLabel("Trip").selectOption(tour.id);
  await page.getByLabel("Departure date").fill(first);
  await page.getByText("At most 7 on one departure").waitFor();
  await page.getByText(money(46_255)).waitFor();
});

it("it meets elsewhere; whom that tells is said before it is saved, and they are mailed the old and the new", async () => {
  const { page } = browser;
  const guest = await makeBooking(desk, tour, addDays(first, 7), { name: "Told Traveler", paid: "at the provider" });
  await page.goto(`${desk.url}/admin/departures/${tour.id}`);
  const edited = row(addDays(first, 7));
  await edited.getByRole("button", { name: "Edit" }).click();
  const told = dialog().getByText("Saving tells the guests of 1 confirmed booking that the meeting changed");
  expect(await told.count()).toBe(0);
  await dialog()
    .getByLabel(/^Meeting point \(/)
    .fill("North gate of the Registan");
  await told.waitFor();
  await dialog()
    .getByLabel(/^Meeting time/)
    .fill("07:15");
  await dialog()
    .getByLabel(/^Meeting point on the map/)
    .fill("somewhere");
  await press("Save");
  await dialog().getByText("Latitude and longitude, such as 39.6547, 66.9758.").waitFor();
  await dialog()
    .getByLabel(/^Meeting point on the map/)
    .fill("39.6547, 66.9758");
  await press("Save");
  await done();
  await keepHouse(desk.url, stackState);
  const mail = await findMail(desk.url, guest.email, (text) => text.includes("North gate of the Registan"));
  expect(mail).toContain("07:15, Tashkent time");
  await edited.getByRole("button", { name: "Edit" }).click();
  expect(
    await dialog()
      .getByLabel(/^Meeting time/)
      .inputValue(),
  ).toBe("07:15");
  expect(await axeFindings(page)).toEqual([]);
  await press("Back");
});

it("it is cancelled for a reason; what that does and who is mailed is said before", async () => {
  const { page } = browser;
  const booked = await makeBooking(desk, tour, first, { name: "Late Traveler", paid: "at the provider" });
  await page.goto(`${desk.url}/admin/departures/${tour.id}`);
  await row(first).getByText("1 of 7").waitFor();
  await row(first).getByRole("button", { name: "Edit" }).click();
  await dialog()
    .getByLabel(/^Places/)
    .fill("0");
  await press("Save");
  await dialog().getByText("A whole number from 1 to 500.").waitFor();
  await press("Back");
  await row(first).getByRole("button", { name: "Cancel" }).click();
  await dialog().getByText("1 booking and as many emails.").waitFor();
  await dialog().getByText("1 confirmed booking is offered another day or all of the money by email.").waitFor();
  await press("Cancel departure");
  await dialog().getByText("Please give a reason.").waitFor();
  await dialog().getByLabel("Reason").fill("The road is closed");
  await press("Cancel departure");
  await done();
  await row(first).getByText("Cancelled").waitFor();
  expect(await row(first).getByRole("button").count()).toBe(0);
  await keepHouse(desk.url, stackState);
  await findMail(desk.url, booked.email, (mail) => mail.includes("/trips/") && /cancel/i.test(mail));
});
