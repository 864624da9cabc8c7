import { afterEach, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { readCatalogue } from "./catalogue-server.ts";
import { booked, fill, mailbox, send, toursWithDates } from "./booking-desk.ts";
import { everythingStored } from "./stored.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser | undefined;
afterEach(async () => {
  await browser?.close();
});

const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

it.each(["America/Los_Angeles", "UTC", "Asia/Tashkent", "Pacific/Kiritimati"])(
  "the days of a trip are the same in %s",
  async (timezoneId) => {
    const [tour] = await toursWithDates(desk);
    if (!tour) throw new Error("The seed has no tour with departures");
    const day = tour.departure_dates[0] ?? "";
    browser = await openBrowser({ timezoneId });
    const { page, context } = browser;
    const email = mailbox(timezoneId.replace("/", "-").toLowerCase());
    await context.route("**/functions/v1/create-payment", (route) => route.abort());
    await page.goto(`${desk.url}/booking/tour/${tour.id}`);
    await page.getByLabel("Departure date").waitFor();
    expect(await page.getByLabel("Departure date").locator("option").nth(1).getAttribute("value")).toBe(day);
    await fill(page, email, 1);
    await send(page);
    await page.getByText(/^Held until/).waitFor();
    const shown = await page.getByLabel("Voucher").innerText();
    const [row] = await booked(desk, email);
    expect(row?.check_in).toBe(day);
    for (const date of [day, row?.ends_on ?? ""])
      expect(shown).toContain(dayAndMonth.format(Date.parse(`${date}T00:00Z`)).replace("Sept", "Sep"));
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Add to calendar" }).click();
    const calendar = await (await file).createReadStream();
    let text = "";
    for await (const piece of calendar) text += String(piece);
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}\r\n`);
    expect(browser.errors).toEqual([]);
  },
);

it("a trip on request takes no day sooner than 3 or later than 730 days ahead, typed or picked", async () => {
  const { tours } = await readCatalogue(desk.url, desk.keys.publishable);
  const tour = tours.find(({ departure_dates }) => departure_dates.length === 0);
  if (!tour) throw new Error("The seed has no tour on request");
  browser = await openBrowser({ timezoneId: "Pacific/Kiritimati" });
  const { page } = browser;
  await page.goto(`${desk.url}/booking/tour/${tour.id}`);
  const today = todayInTashkent(Date.now());
  const day = page.getByLabel("Departure date");
  await expect.poll(() => day.getAttribute("min")).toBe(addDays(today, 3));
  expect(await day.getAttribute("max")).toBe(addDays(today, 730));
  for (const [typed, said] of [
    [addDays(today, 2), /^We need a few days to prepare/],
    ["2020-01-01", /^We need a few days to prepare/],
    [addDays(today, 731), /^That is too far ahead/],
  ] as const) {
    await day.fill(typed);
    await send(page);
    await page.getByText(said).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/booking/tour/${tour.id}`);
  }
  expect(browser.errors).toEqual([]);
});

it("a departure on a tour's page opens the form with its day, and says the price that is paid in the end", async () => {
  const [tour] = await toursWithDates(desk);
  const [, second = "", third = ""] = tour?.departure_dates ?? [];
  browser = await openBrowser();
  const { page } = browser;
  await page.goto(`${desk.url}/tours/${tour?.id}`);
  const words = `${dayAndMonth.format(Date.parse(`${second}T00:00Z`)).replace("Sept", "Sep")} ${second.slice(0, 4)}`;
  const departure = page.getByRole("link", { name: words });
  await departure.waitFor();
  const said = await departure.innerText();
  expect(said).toMatch(/\$[\d,]+\.\d\d incl\. taxes and fees/);
  await expect.poll(() => departure.innerText()).toMatch(/\d+ seats? left/);
  await departure.click();
  const day = page.getByLabel("Departure date");
  await expect.poll(() => day.inputValue()).toBe(second);
  await page
    .getByText(/\$[\d,]+\.\d\d/.exec(said)?.[0] ?? "")
    .first()
    .waitFor();
  // What is chosen by hand afterwards is not undone by the link.
  await day.selectOption(third);
  // A busy machine would leave the page before it was written down.
  await expect.poll(() => everythingStored(page)).toContain(`"check_in":"${third}"`);
  await page.reload();
  await expect.poll(() => day.inputValue()).toBe(third);
  await page.goto(`${desk.url}/booking/tour/${tour?.id}?date=2020-01-01`);
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await expect.poll(() => day.inputValue()).toBe(third);
  expect(browser.errors).toEqual([]);
});
