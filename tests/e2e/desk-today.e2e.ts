import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { newEmail, newName } from "../support/shop/bookings.ts";
import { askAsAdmin, askAsTraveler } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { adminBrowser, shop } from "./desk-browser.ts";
import { everythingStored } from "./everything-stored.ts";
import { workerReady } from "./pwa-desk.ts";

const desk = adminBrowser({ serviceWorkers: "allow" });
const { page, open } = desk;
const [tomorrow = ""] = daysAhead(1);

journey("opens the day offline with the age of its data, and forgets its people at sign-out", async () => {
  const tour = await makeTour(shop, []);
  const name = newName("Zarina");
  const [first, last] = name.split(" ");
  await askAsAdmin(shop, "rpc/admin_manual_booking", {
    booking: {
      id: randomUUID(),
      tour_id: tour.id,
      guests: 2,
      check_in: tomorrow,
      check_out: tomorrow,
      customer_first_name: first,
      customer_last_name: last,
      customer_email: newEmail("zarina"),
      customer_phone: "+998 90 765 43 21",
    },
  });
  const writer = newName("Writer");
  await askAsTraveler(shop, "submit_contact_message", {
    message: { id: randomUUID(), name: writer, email: newEmail("writer"), message: "Is it cold in May?" },
  });
  const asOf = page().getByText(/The desk needs a connection\. This page is from \d\d:\d\d/);
  const context = desk.context();

  await open("/admin");
  const departing = page().getByRole("region", { name: "Departures today and tomorrow" });
  const row = departing.getByRole("row").filter({ hasText: tour.title });
  await row.getByText("no check-ins yet").waitFor();
  await row.getByText("2 in 1 booking").waitFor();
  await page().getByRole("region", { name: "Revenue received" }).getByText("Last 7 days").waitFor();
  await row.getByRole("button", { name: `Assign guide: ${tour.title}` }).click();
  await desk.dialog().getByText("Back").waitFor();
  await page().keyboard.press("Escape");
  await page().getByRole("region", { name: "Tasks" }).getByText(tour.title).first().waitFor();

  await open(`/admin/requests?search=${writer}`);
  await page().getByRole("button", { name: writer }).click();
  await workerReady(page());
  await context.setOffline(true);
  await page().getByRole("button", { name: "Mark as answered" }).click();
  await page().getByText("Not marked").waitFor();
  // The list names its button so once the failed act reported the desk offline.
  await page()
    .getByRole("button", { name: /^(Refresh|Try again)$/ })
    .first()
    .click();
  await asOf.first().waitFor();
  const request = page().getByRole("table", { name: "Requests and messages" }).getByRole("row");
  expect(await request.filter({ hasText: writer }).getByText("New", { exact: true }).isVisible()).toBe(true);
  await context.setOffline(false);
  await page()
    .getByText(/^Updated/)
    .waitFor();

  await open("/admin");
  await page()
    .getByText(/^Ready for offline use:/)
    .waitFor({ timeout: 60_000 });
  await context.setOffline(true);
  await open("/admin");
  await asOf.first().waitFor();
  await page()
    .getByRole("link", { name: `Guests on ${tour.title}` })
    .click();
  await page().getByRole("link", { name }).first().click();
  await page()
    .getByRole("heading", { name: new RegExp(name) })
    .waitFor();
  await page().getByRole("link", { name: "+998 90 765 43 21" }).first().waitFor();
  await open(`/admin/departures?view=week&at=${tomorrow}&item=${tour.id}`);
  await page().getByRole("listitem").filter({ hasText: tour.title }).getByRole("checkbox").check();
  const bar = page().getByRole("region", { name: "Actions for the selected departures" });
  const close = bar.getByRole("button", { name: "Close" });
  await bar.getByText("You can't make changes offline.").waitFor();
  expect(await close.isDisabled()).toBe(true);
  await context.setOffline(false);
  await expect.poll(() => close.isEnabled()).toBe(true);

  expect(await everythingStored(page())).toContain("765 43 21");
  await page().locator("summary", { hasText: "admin@example.com" }).click();
  await page().getByRole("button", { name: "Logout" }).click();
  await page().waitForURL(`${shop.url}/auth`);
  const left = await everythingStored(page());
  expect(left).not.toContain("765 43 21");
  expect(left).not.toContain(name);
});
