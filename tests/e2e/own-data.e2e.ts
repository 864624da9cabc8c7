import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { linkFromMail } from "../support/inbox.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, cancelBooking, holdSeats, newEmail } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const openBrowser = storyBrowsers();

journey("leads from the privacy page to all stored data, its download and its erasure everywhere", async () => {
  const tour = await makeTour(shop, daysAhead(70), { max_guests: 4 });
  const [day = ""] = tour.departure_dates;
  const email = newEmail("erased");
  const held = await holdSeats(shop, tour, day, { email });
  const other = await openBrowser();
  await other.page.goto(`${shop.url}/trips/${held.id}#token=${held.token}`);
  await other.page.getByRole("heading", { name: tour.title }).first().waitFor();

  const { page } = await openBrowser();
  await page.goto(`${shop.url}/privacy`);
  await page.getByRole("link", { name: "Your data" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me the link" }).click();
  await page.getByText("If we keep anything under this address, the link is on its way.").waitFor();
  await page.goto(await linkFromMail(shop.url, email, "/my-data#token="));
  await page.getByRole("button", { name: "Show my data" }).click();
  await page.getByText(/You have a trip ahead/).waitFor();
  expect(await page.getByRole("button", { name: "Erase my data..." }).count()).toBe(0);

  // A device that saw the cancellation asks again within a day only.
  await other.page.goto("about:blank");
  await cancelBooking(shop, held);
  await page.reload();
  await page.getByRole("button", { name: "Show my data" }).click();
  await page.getByText(tour.title).waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all of it" }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ format: 1, bookings: [{ customer_email: email }] });

  await page.getByRole("button", { name: "Erase my data..." }).click();
  await page.getByLabel(/^To confirm/).fill(email);
  await page.getByRole("button", { name: "Erase for good" }).click();
  await page.getByRole("heading", { name: "Your data is erased" }).waitFor();
  expect(await bookingsOf(shop, email)).toEqual([]);

  await other.page.goto(`${shop.url}/trips`);
  await other.page.getByText("No trips yet").waitFor();
});
