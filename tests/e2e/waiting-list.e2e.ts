import { afterEach, expect, it } from "vitest";
import { openBrowser, type Browser } from "../support/browser.ts";
import { linkFromMail } from "../support/inbox.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { booked, mailbox, post, send, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser | undefined;
afterEach(async () => {
  await browser?.close();
});

/** A day of which somebody holds every place, and how that somebody lets two of them go. */
const fullDay = async () => {
  const [tour] = await toursWithDates(desk);
  const item = { item_type: "tour", item_id: tour?.id };
  const { dates } = await post<{ dates: { date: string; seats_left: number }[] }>(desk, "availability", item);
  // The last one with room: no other story goes so far ahead, and a second try finds what the first one filled.
  const { date, seats_left: left } = dates.findLast(({ seats_left }) => seats_left > 2) ?? { date: "", seats_left: 0 };
  const hold = async (guests: number) => {
    const { total_cents } = await post<{ total_cents: number }>(desk, "quote", { ...item, guests, check_in: date });
    const booking = {
      id: crypto.randomUUID(),
      token: "h".repeat(43),
      tour_id: tour?.id,
      guests,
      check_in: date,
      total_price_cents: total_cents,
      customer_first_name: "Anna",
      customer_last_name: "Lee",
      customer_email: mailbox("holder"),
      customer_phone: "+998 90 1",
    };
    expect(await post(desk, "create_booking", { booking })).toMatchObject({ ok: true });
    return booking;
  };
  const two = await hold(2);
  const rest = await hold(left - 2);
  const letGo = ({ id, token }: typeof two) =>
    post(desk, "cancel_my_booking", { booking_id: id, token, expected_refund_cents: 0, expected_status: "pending" });
  return { tour: tour?.id ?? "", date, letTwoGo: () => letGo(two), clear: () => letGo(rest) };
};

it("a full departure leads to its waiting list, kept without a connection; what comes free is booked by the mail's link", async () => {
  const { tour, date, letTwoGo, clear } = await fullDay();
  const email = mailbox("waiting");
  browser = await openBrowser();
  const { page, context } = browser;
  await page.goto(`${desk.url}/tours/${tour}`);
  const later = page.getByRole("button", { name: /^Show .* later/ });
  const full = page.locator(`a[href="/waiting-list/tour/${tour}?date=${date}"]`);
  await page
    .getByText(/seats? left/)
    .first()
    .waitFor();
  if (await later.isVisible()) await later.click();
  expect(await full.innerText()).toMatch(/Full[^]*Join the waiting list/);
  await full.click();

  // What the phone tries by itself fails too: only what the button sends goes through.
  const ownTry = () => page.evaluate(() => !("pressed" in window));
  await context.route("**/rpc/join_waiting_list", async (route) =>
    (await ownTry()) ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await page.getByText("Email is required").first().waitFor();
  await page.getByLabel("Email").fill(email);
  expect(await page.getByLabel("Departure date").inputValue()).toBe(date);
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await page.getByRole("heading", { name: "Waiting for our answer" }).waitFor();
  const tryNow = page.getByRole("button", { name: "Try to send now" });
  await tryNow.evaluate((button) => button.addEventListener("click", () => Object.assign(window, { pressed: true })));
  await tryNow.click();
  await page.getByRole("heading", { name: "You are on the waiting list" }).waitFor();
  await page.getByText(/No seat is promised/).waitFor();

  await letTwoGo();
  await keepHouse(desk.url, stackState);
  const offer = await linkFromMail(desk.url, email, "offer=");
  await page.goto(offer);
  await page.getByText(/We're holding 2 seats on .* for you/).waitFor();
  await expect.poll(() => page.getByLabel("Departure date").inputValue()).toBe(date);
  expect(await page.getByLabel("Number of guests").inputValue()).toBe("2");
  await context.route("**/functions/v1/create-payment", (route) => route.abort());
  await page.getByLabel("First name").fill("Anna");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+998 90 123 45 67");
  await send(page);
  await page.getByText(/^Held until/).waitFor();
  expect(await booked(desk, email)).toMatchObject([{ status: "pending", guests: 2, check_in: date }]);

  // The same mail's other link: what was taken is nobody's to leave any more, and it says so calmly.
  const leave = await linkFromMail(desk.url, email, "/waiting-list#token=");
  await page.goto(leave);
  await page.getByRole("button", { name: "Leave the waiting list" }).click();
  await page.getByText(/You are off the waiting list/).waitFor();
  await clear();
  expect(browser.errors).toEqual([]);
});
