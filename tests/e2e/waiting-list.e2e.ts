import { expect } from "vitest";
import { runHousekeeping } from "../support/housekeeping.ts";
import { linkFromMail } from "../support/inbox.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, cancelBooking, holdSeats, makePaidBooking, newEmail } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { submitBookingForm } from "../support/shop/pages.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const openBrowser = storyBrowsers();

journey("leads from a full departure to its waiting list, and from the mailed offer to a booking", async () => {
  const tour = await makeTour(shop, daysAhead(70), { max_guests: 4 });
  const [day = ""] = tour.departure_dates;
  await makePaidBooking(shop, tour, day);
  const leaving = await holdSeats(shop, tour, day);
  const email = newEmail("waiting");
  const { page, context } = await openBrowser();
  await page.goto(`${shop.url}/tours/${tour.id}`);
  await page.getByRole("link", { name: /Full.*Join the waiting list/ }).click();

  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await page.getByText("Email is required").first().waitFor();
  await page.getByLabel("Email").fill(email);
  expect(await page.getByLabel("Departure date").inputValue()).toBe(day);
  let pressed = false;
  await context.route("**/rpc/join_waiting_list", (route) => (pressed ? route.continue() : route.abort()));
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await page.getByRole("heading", { name: "Waiting for our answer" }).waitFor();
  pressed = true;
  await page.getByRole("button", { name: "Send now" }).click();
  await page.getByRole("heading", { name: "You are on the waiting list" }).waitFor();
  await page.getByText(/No seat is promised/).waitFor();

  const entry = await openBrowser();
  await runHousekeeping(shop.url, shop.stateDir);
  await entry.page.goto(await linkFromMail(shop.url, email, "/waiting-list#token="));
  await entry.page.getByRole("heading", { name: tour.title }).waitFor();
  await entry.page.getByText("You are on the list.").waitFor();
  const news = entry.page.getByRole("region", { name: "News about this trip" });
  await news.getByText("Get a message on this device as soon as seats are free").waitFor();

  await cancelBooking(shop, leaving);
  await runHousekeeping(shop.url, shop.stateDir);
  await page.goto(await linkFromMail(shop.url, email, "offer="));
  await page.getByText(/We're holding 2 seats on .* for you/).waitFor();
  await expect.poll(() => page.getByLabel("Departure date").inputValue()).toBe(day);
  expect(await page.getByLabel("Number of guests").inputValue()).toBe("2");
  await context.route("**/functions/v1/create-payment", (route) => route.abort());
  await page.getByLabel("First name").fill("Anna");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+998 90 123 45 67");
  await submitBookingForm(page);
  await page.getByText(/^Held until/).waitFor();
  expect(await bookingsOf(shop, email)).toMatchObject([{ status: "pending", guests: 2, check_in: day }]);

  await page.goto(await linkFromMail(shop.url, email, "/waiting-list#token="));
  await page.getByText("This entry has ended").waitFor();
});
