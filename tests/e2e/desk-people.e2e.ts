import { expect } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { openBrowser } from "../support/browser.ts";
import { linkFromMail } from "../support/inbox.ts";
import { makePaidBooking, newEmail } from "../support/shop/bookings.ts";
import { invitationOf } from "../support/shop/guides.ts";
import { send } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { adminBrowser, shop } from "./desk-browser.ts";

const desk = adminBrowser();

journey("invites a person to the office, who joins, may not refund, and is out once the account ends", async () => {
  const email = newEmail("office");
  const [day = ""] = daysAhead(60);
  const booking = await makePaidBooking(shop, await makeTour(shop, [day]), day);
  await desk.open("/admin/people");
  await desk.page().getByText("admin@example.com (you)").waitFor();
  await desk.page().getByRole("button", { name: "Invite", exact: true }).click();
  await desk.dialog().getByLabel("Email address").fill(email);
  expect(await axeFindings(desk.page())).toEqual([]);
  await desk.press("Send invitation");
  const line = desk.page().getByRole("row").filter({ hasText: email });
  await line.first().getByText("Invited", { exact: true }).waitFor();

  const { page, errors, close } = await openBrowser();
  try {
    await page.goto(await invitationOf(shop, email, "admin"));
    const panel = page.getByRole("tabpanel", { name: "Sign Up" });
    await page.getByText("You are invited to the desk.", { exact: false }).waitFor();
    await panel.getByLabel("First name").fill("Dilnoza");
    await panel.getByLabel("Last name").fill("Karimova");
    await panel.getByRole("textbox", { name: "Email" }).fill(email);
    await panel.locator("input[name=password]").fill("silkroad");
    await panel.getByRole("button", { name: "Sign Up" }).click();
    await panel.getByText("Account created!", { exact: false }).waitFor();
    await page.goto(await linkFromMail(shop.url, email, "/auth/v1/verify"));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("button", { name: "Accept" }).click();
    await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();

    await page.goto(`${shop.url}/admin/bookings/${booking.id}`);
    await page.locator("fieldset summary").filter({ hasText: "More" }).click();
    await page.getByText("Only for owners: Refund.").waitFor();
    expect(await page.getByRole("button", { name: "Refund", exact: true }).count()).toBe(0);
    const stored = await page.evaluate(() => localStorage.getItem("journey-auth"));
    const { access_token: token, refresh_token } = JSON.parse(stored ?? "");
    const refund = { booking_id: booking.id, reason: "For me", amount_cents: 100 };
    const refused = await send(shop, "rest/v1/rpc/admin_refund_booking", { token, body: refund });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: "PT403" }]);
    const [payment] = (
      await (await send(shop, "rest/v1/rpc/admin_booking", { token, body: { booking_id: booking.id } })).json()
    ).payments;
    const body = { payment_id: payment.payment_id, reason: "For me" };
    const byFunction = await send(shop, "functions/v1/refund-payment", { token, body });
    expect([byFunction.status, await byFunction.json()]).toMatchObject([403, { code: "owners_only" }]);

    await desk.page().reload();
    const below = line.first().locator("xpath=following-sibling::tr[1]");
    await below.getByText("Works here since", { exact: false }).waitFor();
    await below.getByRole("button", { name: "End account" }).click();
    await desk.press("End account");
    await line.first().getByText("Ended", { exact: true }).waitFor();

    const ended = await send(shop, "rest/v1/rpc/admin_today", { token, body: {} });
    expect([ended.status, await ended.json()]).toMatchObject([403, { code: "42501" }]);
    const renewed = await send(shop, "auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });
    expect(renewed.status).toBe(400);
    await page.getByRole("button", { name: "Refresh" }).first().click();
    await page.getByText("your account at the desk has", { exact: false }).first().waitFor();
    expect(await page.getByText(booking.email).count()).toBe(0);
    await page.reload();
    await page.waitForURL((url) => !url.pathname.startsWith("/admin"));
    expect(errors.filter((error) => !error.includes("403"))).toEqual([]);
  } finally {
    await close();
  }
});
