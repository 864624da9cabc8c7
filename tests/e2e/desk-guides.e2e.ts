import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { makePaidBooking, newEmail, newName } from "../support/shop/bookings.ts";
import { acceptInvitation, assign, guideWithAccount, invitationOf, phoneOf } from "../support/shop/guides.ts";
import { askAsAdmin, readRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { adminBrowser, shop } from "./desk-browser.ts";

const desk = adminBrowser();
const { page, open, dialog, press } = desk;

it("adds a guide, invites them by mail, shows their account, and ends it", async () => {
  const [name, email] = [newName("Aziz"), newEmail("guide")];
  await open("/admin/guides");
  await page().getByRole("button", { name: "Add guide" }).click();
  await dialog().getByLabel("Phone (optional)").fill("call me");
  await press("Save");
  await dialog().getByText("Name is required").waitFor();
  await dialog().getByText("Invalid phone number format").waitFor();
  await dialog().getByLabel("Name").fill(name);
  await dialog().getByLabel("Phone (optional)").fill("+998 90 123 45 67");
  await press("Save");
  await page().getByRole("row").filter({ hasText: name }).first().getByText("Active", { exact: true }).waitFor();
  const account = page().getByRole("row").filter({ hasText: name }).locator("xpath=following-sibling::tr[1]");
  await account.getByText("Add an email address, then invite.").waitFor();
  expect(await account.getByRole("button", { name: "Invite" }).count()).toBe(0);
  await account.getByRole("button", { name: "Edit" }).click();
  await dialog().getByLabel("Email").fill(email);
  await press("Save");

  await account.getByRole("button", { name: "Invite" }).click();
  await dialog().getByText("works once, for 7 days", { exact: false }).waitFor();
  expect(await axeFindings(page())).toEqual([]);
  await press(`Send to ${email}`);
  await account.getByText(`The invitation to ${email} is sent within`, { exact: false }).waitFor();
  await acceptInvitation(shop, { email, invitation: await invitationOf(shop, email) });
  await page().reload();
  await account.getByText(`Has an account: ${email}.`).waitFor();
  await account.getByText("Not signed in on a phone yet.").waitFor();
  await account.getByRole("button", { name: "End account" }).click();
  await dialog().getByText("still arrive", { exact: false }).waitFor();
  await press("End account");
  await account.getByText("No account yet: this guide can't see guest lists on a phone.").waitFor();
});

it("shows on a departure who has arrived and the cash without a reload while the guide's phone reports", async () => {
  const [tomorrow = ""] = daysAhead(1);
  const tour = await makeTour(shop, [tomorrow]);
  const guide = await guideWithAccount(shop, newName("Bobur"));
  const [anna, bela, carl] = [
    await makePaidBooking(shop, tour, tomorrow, { guests: 2 }),
    await makePaidBooking(shop, tour, tomorrow, { guests: 3 }),
    await makePaidBooking(shop, tour, tomorrow, { guests: 1 }),
  ];
  const [departure] = await readRows<{ id: string }>(shop, `departures?tour_id=eq.${tour.id}&select=id`);
  await assign(shop, { id: departure?.id ?? "" }, guide);
  const phone = phoneOf(shop, guide);
  const report = (booking: { id: string }, more: object) =>
    phone.tell("report_check_in", {
      departure_id: departure?.id,
      booking_id: booking.id,
      kind: "arrived",
      guests: 2,
      late: false,
      by: "scan",
      seen_at: new Date().toISOString(),
      status_seen: "confirmed",
      ...more,
    });
  await open(`/admin/departures/${tour.id}/${tomorrow}`);
  await page().getByText("has not opened this list on a phone yet", { exact: false }).waitFor();
  const panel = page().getByRole("region", { name: "Check-in" });
  const figures = () => panel.getByRole("definition").allTextContents();
  expect(await figures()).toEqual(["0", "6", "0", "6"]);

  await phone.sync();
  await report(anna, { seen_at: new Date(Date.now() - 5 * 60_000).toISOString() });
  await report(bela, { kind: "absent", guests: 0, by: "name" });
  await phone.tell("report_cash", {
    departure_id: departure?.id,
    booking_id: anna.id,
    amount_cents: 12_000,
    currency: "USD",
    charged_minor: 12_000,
    rate: null,
    seen_at: new Date().toISOString(),
    note: null,
  });
  await expect.poll(figures).toEqual(["2", "1", "3", "6"]);
  for (const text of [/Checked in at .* by Bobur/, /reported at/, /\$120\.00 at .*/, /last online just now/])
    await panel.getByText(text).first().waitFor();

  await askAsAdmin(shop, "rpc/admin_cancel_booking", { booking_id: carl.id, reason: "Ill" });
  await report(carl, { guests: 1, seen_at: new Date(Date.now() + 60_000).toISOString() });
  await page().reload();
  await panel.getByText("checked in by a phone that was not up to date", { exact: false }).waitFor();
  await panel.getByText(/^Cancelled at/).waitFor();
  expect(await figures()).toEqual(["3", "0", "3", "5"]);
});

it("puts cash that a guide took for a paid booking in the books when an admin accepts it", async () => {
  const [day = ""] = daysAhead(2);
  const tour = await makeTour(shop, [day]);
  const guide = await guideWithAccount(shop, newName("Lola"));
  const paid = await makePaidBooking(shop, tour, day, { name: newName("Twice") });
  const [departure] = await readRows<{ id: string }>(shop, `departures?tour_id=eq.${tour.id}&select=id`);
  await assign(shop, { id: departure?.id ?? "" }, guide);
  const phone = phoneOf(shop, guide);
  await phone.sync();
  await phone.tell("report_cash", {
    departure_id: departure?.id,
    booking_id: paid.id,
    amount_cents: 5_000,
    currency: "USD",
    charged_minor: 5_000,
    rate: null,
    seen_at: new Date().toISOString(),
    note: null,
  });
  await open("/admin");
  const waits = page().getByRole("region", { name: "Cash reported by guides" });
  await waits.getByRole("link").filter({ hasText: paid.name }).first().click();
  await page().waitForURL(`${shop.url}/admin/bookings/${paid.id}`);
  await page().getByRole("button", { name: "Accept $50.00" }).click();
  await desk.decide("Accept", "The guide has it for us");
  await page().getByRole("button", { name: "Accept $50.00" }).waitFor({ state: "detached" });
  const cash = await readRows(shop, `payments?booking_id=eq.${paid.id}&method=eq.cash&select=amount_cents,status`);
  expect(cash).toEqual([{ amount_cents: 5_000, status: "completed" }]);
});
