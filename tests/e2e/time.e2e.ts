import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { runHousekeeping } from "../support/housekeeping.ts";
import { beyond } from "../support/look-around.ts";
import {
  bookingsOf,
  cancelBooking,
  holdSeats,
  makePaidBooking,
  newEmail,
  type OwnBooking,
  payBooking,
} from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { allMails, mailAbout, mailsTo } from "../support/shop/mails.ts";
import { PAYMENT_PAGE, signInAsAdmin } from "../support/shop/pages.ts";
import { payWith, waitForConfirmation } from "../support/shop/payments.ts";
import { startShopInTime } from "../support/shop/shop-in-time.ts";
import { askAsAdmin, askAsTraveler, changeRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";

const openBrowser = storyBrowsers();
let shop: Awaited<ReturnType<typeof startShopInTime>>["shop"];
let time: Awaited<ReturnType<typeof startShopInTime>>;
beforeAll(async () => {
  time = await startShopInTime();
  ({ shop } = time);
});
afterAll(() => time.stop());

async function toProvider(page: Page) {
  const tour = await makeTour(shop);
  const own = await holdSeats(shop, tour, tour.departure_dates[0] ?? "");
  await page.goto(`${shop.url}/trips/${own.id}#${own.token}`);
  await page.getByRole("button", { name: /^Pay .+ now$/ }).click();
  await page.waitForURL(PAYMENT_PAGE);
  return { own, tour };
}
async function letHoldEnd({ email }: OwnBooking) {
  await time.endHold(email);
  await expect
    .poll(async () => {
      await time.database.query(`update public.payments set next_check_at = now() where status <> 'completed'`);
      await runHousekeeping(shop.url, shop.stateDir);
      return (await bookingsOf(shop, email))[0]?.status;
    })
    .toBe("expired");
}

it("confirms a payment that comes after the hold ended while the seats are still free", async () => {
  const { page } = await openBrowser();
  const { own } = await toProvider(page);
  await letHoldEnd(own);
  await payWith(page, "good");
  await waitForConfirmation(page);
  expect(await bookingsOf(shop, own.email)).toMatchObject([{ status: "confirmed", needs_attention: false }]);
  await mailAbout(shop, own.email, /confirmed/);
});

it("tells traveler and operator of a late payment whose seats are gone, and retries no payment after a hold", async () => {
  const { page } = await openBrowser();
  const { own, tour } = await toProvider(page);
  await letHoldEnd(own);
  await changeRows(shop, `tours?id=eq.${tour.id}`, { max_guests: 1 });
  await payWith(page, "good");
  await page.getByRole("heading", { name: "Payment received" }).waitFor();
  expect(await page.getByText("Booking Confirmed!").count()).toBe(0);
  expect(await page.getByText("Your confirmation is on its way").count()).toBe(0);
  expect(await bookingsOf(shop, own.email)).toMatchObject([{ status: "expired", needs_attention: true }]);
  await mailAbout(shop, own.email, /^About your booking/);
  const subjects = (await allMails(shop)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining("Needs attention"));

  const { own: slow } = await toProvider(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL("**/payment/failure?*");
  await time.endHold(slow.email);
  await page.getByRole("button", { name: "Retry Payment" }).click();
  await page.getByText("Your hold expired").first().waitFor();
  await page.getByRole("link", { name: "Book again" }).click();
  await page.getByRole("heading", { name: "Book your trip" }).waitFor();
});

async function looksRight(page: Page, what: string) {
  for (const [width, colorScheme] of [
    [1440, "light"],
    [320, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect([what, width, await beyond(page), await axeFindings(page)]).toEqual([what, width, 0, []]);
  }
  await page.setViewportSize({ width: 640, height: 900 });
  const large = await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
  expect([what, "large", await beyond(page)]).toEqual([what, "large", 0]);
  await large.evaluate((style: Element) => style.remove());
  await page.setViewportSize({ width: 320, height: 740 });
}
const firstPanel = async (page: Page) => (await page.locator("main section h2").allInnerTexts())[0];

it("asks for a review after the trip, takes it offline, and shows it with the rating once it is published", async () => {
  const { page, context } = await openBrowser({ serviceWorkers: "allow" });
  const [day = ""] = daysAhead(40);
  const tour = await makeTour(shop, [day]);
  const own = await makePaidBooking(shop, tour, day);
  await time.beginTrip(own, -4);
  const { text } = await mailAbout(shop, own.email, /^How was/);
  await page.goto(/https?:\/\/\S+\/trips\/\S+/.exec(text)?.[0] ?? "");
  await page.getByText("Thank you for traveling with us.").waitFor();
  expect(await firstPanel(page)).toBe("How was it?");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  await context.setOffline(true);
  await page.reload();
  const panel = page.getByRole("region", { name: /^(How was it\?|Your review)$/ });
  await panel.getByRole("button", { name: "Send review" }).click();
  await panel.getByText("Please choose one to five stars").waitFor();
  await panel.getByRole("radio", { name: "5 stars" }).check();
  const words = "<b>Domes</b> at dawn. Вот это да! " + "o".repeat(120);
  await panel.getByLabel(/^What was it like/).fill(words);
  await panel.getByLabel("Name to show").fill("Gulnora W.");
  await panel.getByText("Draft saved on this device").waitFor();
  await page.reload();
  await panel.getByText("Draft saved on this device").waitFor();
  await looksRight(page, "the form");
  await panel.getByRole("button", { name: "Send review" }).click();
  await panel.getByText(/^Saved on this device, not sent yet/).waitFor();
  await context.setOffline(false);
  await panel.getByText(/^Sent: thank you/).waitFor();

  await page.goto(`${shop.url}/tours/${tour.id}`);
  await page.getByRole("heading", { name: tour.title }).waitFor();
  expect(await page.getByRole("heading", { name: "Reviews" }).count()).toBe(0);
  await signInAsAdmin(page, shop);
  await page.goto(`${shop.url}/admin`);
  await page.getByRole("region", { name: "New reviews" }).getByRole("link", { name: /^Open/ }).click();
  const card = page.getByRole("table", { name: "Reviews, new ones first" });
  await card.getByText("Waiting for you").waitFor();
  await looksRight(page, "the desk");
  await card.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your answer (optional)").fill("Come back in spring!");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await card.getByRole("row").filter({ hasText: "Вот это да!" }).getByText("Published", { exact: true }).waitFor();

  await page.goto(`${shop.url}/tours/${tour.id}`);
  const reviews = page.getByRole("list", { name: "What travelers say" });
  await reviews.getByText(words).waitFor();
  await reviews.getByText("Come back in spring!").waitFor();
  await page.getByRole("img", { name: "5.0 of 5 stars, 1 review" }).first().waitFor();
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"reviewCount":1'),
  );
  await looksRight(page, "the tour");
  await page.goto(`${shop.url}/tours`);
  const onCard = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: tour.title }) });
  await onCard.getByText("★ 5.0 (1)").waitFor();
  await page.goto(shop.url);
  await page.locator("dl div", { hasText: "Rating" }).getByText("4.8", { exact: true }).waitFor();

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.goto(`${shop.url}/tours/${tour.id}`);
  await reviews.getByText(words).waitFor();
  await runHousekeeping(shop.url, shop.stateDir);
  expect((await mailsTo(shop, own.email)).filter(({ subject }) => subject.startsWith("How was"))).toHaveLength(1);
});

/** An address and a name near the practical maximum each need their own line on a phone. */
const LONG = "a.very.long.address.of.somebody.whose.employer.likes.words.in.addresses";
const longWish = () => ({ email: newEmail(LONG), name: "Gulnora Wolfeschlegelsteinhausenbergerdorff" });

async function held(price = 500): Promise<OwnBooking & { days: string[] }> {
  const words = { meeting_point: "North gate", meeting_time: "08:00", itinerary: { 1: "The old town" } };
  const tour = await makeTour(shop, daysAhead(40, 50), { price, ...words });
  const own = await holdSeats(shop, tour, tour.departure_dates[0] ?? "", longWish());
  return { ...own, days: tour.departure_dates };
}
async function paid(part?: "deposit", price?: number) {
  const own = await held(price);
  await payBooking(shop, own, part);
  return own;
}

const STAGES = {
  held: { leads: [/^Held until/, /minutes left to pay/], first: "Voucher", make: () => held() },
  moved: {
    leads: ["Confirmed", /^Moved from .* to .*: same price\.$/],
    first: "Voucher",
    make: async () => {
      const own = await paid();
      const to_date = own.days[1];
      const move = { booking_id: own.id, token: own.token, move_id: crypto.randomUUID(), to_date };
      await askAsTraveler(shop, "move_my_booking", { ...move, expected_difference_cents: 0 });
      return own;
    },
  },
  owing: {
    leads: ["Confirmed", /^In \d+ days$/],
    first: "Payments",
    make: async () => {
      const own = await paid("deposit", 1_500);
      const sql = `update public.bookings set balance_due_on = private.today() + 5 where id = '${own.id}'`;
      await time.database.query(sql);
      return own;
    },
  },
  "called off": {
    leads: ["Needs your attention", /your departure won't run/],
    first: "Change date",
    make: async () => {
      const own = await paid();
      const [row] = await bookingsOf(shop, own.email);
      await askAsAdmin(shop, "rpc/cancel_departure", { departure_id: row?.departure_id, reason: "Storm" });
      return own;
    },
  },
  ahead: { leads: ["Confirmed", /, Tashkent time, /], first: "Voucher", make: () => paid() },
  "under way": {
    leads: ["Confirmed", "Day 2 of 3. Have a good journey!"],
    first: "Day by day",
    make: async () => {
      const own = await paid();
      await time.beginTrip(own, -1);
      return own;
    },
  },
  over: {
    leads: ["Trip over", "Thank you for traveling with us."],
    first: "How was it?",
    make: async () => {
      const own = await paid();
      await time.beginTrip(own, -5);
      return own;
    },
  },
  cancelled: {
    leads: ["Cancelled", /is refunded to the card you paid with/],
    first: "Your refund",
    make: async () => {
      const own = await paid();
      await cancelBooking(shop, own);
      return own;
    },
  },
  expired: {
    leads: ["Hold ended", /so there is nothing to refund/],
    first: "Your money",
    make: async () => {
      const own = await held();
      await time.endHold(own.email);
      await runHousekeeping(shop.url, shop.stateDir);
      return own;
    },
  },
};

it("begins a trip's page with what matters at each stage, and fits the narrowest phone and large letters", async () => {
  const { page } = await openBrowser({ viewport: { width: 320, height: 740 } });
  for (const [stage, { leads, first, make }] of Object.entries(STAGES)) {
    const { id, token } = await make();
    await page.goto(`${shop.url}/trips/${id}#${token}`);
    for (const words of leads) await page.locator("main").getByText(words).first().waitFor();
    expect([stage, await firstPanel(page)]).toEqual([stage, first]);
    await looksRight(page, stage);
  }
  await page.goto(`${shop.url}/trips`);
  for (const fact of [/minutes left to pay$/, / to pay by /, "Day 2 of 3", "How was it? Write a review", / refund by /])
    await page.getByText(fact).first().waitFor();
  await looksRight(page, "all trips");
});
