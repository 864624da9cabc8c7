import { expect, it } from "vitest";
import { runHousekeeping } from "../support/housekeeping.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, holdSeats, payAtProvider } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { mailAbout, mailsTo } from "../support/shop/mails.ts";
import { signInAsAdmin, unfold } from "../support/shop/pages.ts";
import { askAsAdmin } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const openBrowser = storyBrowsers();

journey("says after cancelling how much comes back, where to and until when, and takes the voucher away", async () => {
  const { page } = await openBrowser();
  const tour = await makeTour(shop, daysAhead(70));
  const own = await holdSeats(shop, tour, tour.departure_dates[0] ?? "");
  await payAtProvider(shop, own);
  await page.goto(`${shop.url}/trips/${own.id}#${own.token}`);
  const forTheCounter = [
    page.getByRole("button", { name: "Add to calendar" }),
    page.getByRole("img", { name: /Voucher code/ }),
  ];
  for (const thing of forTheCounter) await thing.first().waitFor();
  await unfold(page, "Manage booking");
  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await page.getByText("$889.00 will be refunded", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByRole("heading", { name: "Your refund" }).waitFor();
  for (const words of ["$889.00", "the card you paid with", "Expect it by", "This booking was cancelled"])
    await page.getByText(words).first().waitFor();
  for (const thing of forTheCounter) expect(await thing.count()).toBe(0);
  await mailAbout(shop, own.email, /cancelled/);

  const desk = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(desk.page, shop);
  await desk.page.goto(`${shop.url}/admin/bookings/${own.id}`);
  const money = desk.page.locator("dl", { has: desk.page.getByText("Balance", { exact: true }) });
  await money.waitFor();
  expect(await money.innerText()).toMatch(/Balance\s+\$0\.00/);
  expect(await money.innerText()).toContain("$889.00");
});

it("offers all of the money when the desk cancels a departure, and says so in one mail and on the trip", async () => {
  const { page } = await openBrowser();
  const tour = await makeTour(shop, daysAhead(20));
  const own = await holdSeats(shop, tour, tour.departure_dates[0] ?? "");
  await payAtProvider(shop, own);
  const [row] = await bookingsOf(shop, own.email);
  await askAsAdmin(shop, "rpc/cancel_departure", { departure_id: row?.departure_id, reason: "The road is closed" });
  await mailAbout(shop, own.email, /departure is cancelled/);

  await page.goto(`${shop.url}/trips/${own.id}#${own.token}`);
  await page.getByText("your departure won't run").waitFor();
  for (const name of ["Add to calendar", "Print"]) expect(await page.getByRole("button", { name }).count()).toBe(0);
  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await page.getByText("$1,089.00 will be refunded", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByRole("heading", { name: "Your refund" }).waitFor();
  await runHousekeeping(shop.url, shop.stateDir);
  const mails = (await mailsTo(shop, own.email)).filter(({ subject }) => subject.includes("departure is cancelled"));
  expect(mails).toHaveLength(1);
});
