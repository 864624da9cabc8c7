import { randomBytes } from "node:crypto";
import { afterEach, beforeAll, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { day } from "../../src/domain/words.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { findMail } from "../support/inbox.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { adminSession, signInAsAdmin } from "./admin-session.ts";
import { mailbox, post } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const today = todayInTashkent(Date.now());
/** 450 dollars each but for the dearer and the cheaper day. */
const [usual = "", dearer = "", cheaper = "", small = "", near = ""] = [70, 80, 90, 100, 13].map((ahead) =>
  addDays(today, ahead),
);
let browser: Browser;
let tourId = "";

/** What the payment functions say to the database. */
const asServer = async (verb: string, body: object) => {
  const { secret } = desk.keys;
  const response = await fetch(`${desk.url}/rest/v1/rpc/${verb}`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: secret, authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  });
  return JSON.parse(await response.text());
};

beforeAll(async () => {
  const session = await adminSession(desk);
  const asAdmin = async (path: string, body: object) => {
    const response = await fetch(`${desk.url}/rest/v1/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        apikey: desk.keys.publishable,
        authorization: `Bearer ${session.access_token}`,
        prefer: "return=representation",
      },
      body: JSON.stringify(body),
    });
    return JSON.parse(await response.text());
  };
  const { destinations } = await post<{ destinations: { id: string; image_url: string }[] }>(desk, "catalogue_since", {
    since: 0,
  });
  const [tour] = await asAdmin("tours", {
    title: "The Moving Caravan",
    description: "A road that may be taken on other days",
    duration_days: 3,
    price: 450,
    max_guests: 12,
    destination_id: destinations[0]?.id,
    // A real picture: other stories look for broken ones.
    image_url: destinations[0]?.image_url,
    departure_dates: [near, usual, dearer, cheaper, small],
  });
  tourId = tour.id;
  for (const [start_date, more] of [
    [dearer, { price_cents: 50_000 }],
    [cheaper, { price_cents: 40_000 }],
    [small, { places: 2 }],
  ] as const)
    expect(await asAdmin("rpc/save_departure", { departure: { tour_id: tourId, start_date, ...more } })).toMatchObject({
      ok: true,
    });
});
const open = async (serviceWorkers: "allow" | "block") => {
  browser = await openBrowser({ serviceWorkers });
};
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const bookFor = async (check_in: string, email = mailbox("moves")) => {
  const booking = { id: crypto.randomUUID(), token: randomBytes(32).toString("base64url") };
  const answer = await post(desk, "create_booking", {
    booking: {
      ...booking,
      tour_id: tourId,
      package_id: null,
      guests: 2,
      check_in,
      check_out: check_in,
      total_price_cents: 5_000_000,
      customer_first_name: "Anna",
      customer_last_name: "Lee",
      customer_email: email,
      customer_phone: "+998 90 123 45 67",
      special_requests: null,
    },
  });
  expect(answer).toMatchObject({ ok: true });
  return { ...booking, email };
};
/** A trip that is paid, opened by the link of its mail. */
const openPaid = async () => {
  const booked = await bookFor(usual);
  const { payment } = await asServer("open_payment", { booking_id: booked.id, token: booked.token });
  await asServer("apply_payment_event", {
    payment_id: payment.payment_id,
    new_status: "completed",
    source: "test",
    dedupe_key: crypto.randomUUID(),
  });
  await browser.page.goto(`${desk.url}/trips/${booked.id}#${booked.token}`);
  await browser.page.getByText("Confirmed", { exact: true }).waitFor();
  return booked;
};
const dialog = () => browser.page.getByRole("dialog", { name: "Change the date" });
const openDialog = async () => {
  await browser.page.getByRole("button", { name: "Change the date" }).click();
  await dialog()
    .getByText(`Your booking is for 2 guests on ${day(usual)}.`)
    .waitFor();
};
const choose = (date: string) => dialog().getByRole("radio", { name: new RegExp(`^${day(date)}`) });
const confirm = (date: string) => dialog().getByRole("button", { name: `Move to ${day(date)}` });
const voucher = () => browser.page.getByRole("region", { name: "Voucher" });
/** One mail told of the new date, and no second one. */
const toldOnce = async (email: string) => {
  await keepHouse(desk.url, stackState);
  const told = async () => {
    const mails: { to: string[]; subject: string }[] = await (await fetch(`${desk.url}/_inbox/mails.json`)).json();
    return mails.filter(({ to, subject }) => to.includes(email) && subject.startsWith("New date"));
  };
  await expect.poll(told).toHaveLength(1);
};

const payBalance = async () => {
  const { page } = browser;
  await page.getByRole("button", { name: "Pay the balance" }).click();
  await page.waitForURL("**/_sandbox/pay/*");
  await page.getByLabel("Card number").fill("8600 0000 0000 0000");
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL("**/booking-confirmation*", { timeout: 45_000 });
};

it("to a dearer day: the difference is seen before, owed and paid after, told once, and stands in the desk's history", async () => {
  await open("block");
  const { page } = browser;
  const booked = await openPaid();
  await openDialog();
  await dialog().getByText("+$108.90").waitFor();
  await dialog().getByText("-$108.90 comes back").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // By keyboard alone.
  await choose(dearer).focus();
  await page.keyboard.press("Space");
  await dialog().getByText("The new day costs $108.90 more in all.").waitFor();
  await dialog()
    .getByText(`$108.90 is then still to be paid, by ${day(addDays(today, 3))}.`)
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await confirm(dearer).focus();
  await page.keyboard.press("Enter");
  await voucher().getByText(day(dearer)).waitFor();
  expect(await dialog().count()).toBe(0);
  await page.getByText("$108.90").first().waitFor();
  await toldOnce(booked.email);
  await payBalance();
  await page.goto(`${desk.url}/trips/${booked.id}`);
  await page.getByText("balance $0.00").first().waitFor();

  await signInAsAdmin(page, desk);
  await page.goto(`${desk.url}/admin/bookings/${booked.id}`);
  await page.getByText(new RegExp(`^Booking was moved from .* to ${day(dearer)} by the traveler$`)).waitFor();
});

it("to a cheaper day: what comes back is said before and after", async () => {
  await open("block");
  const { page } = browser;
  await openPaid();
  await openDialog();
  await choose(cheaper).check();
  await dialog().getByText("$108.90 goes back to the card you paid with").waitFor();
  await confirm(cheaper).click();
  await page.getByText("$108.90 comes back.").first().waitFor();
  await voucher().getByText(day(cheaper)).waitFor();
  await voucher().getByText("$871.20").waitFor();
});

it("to a near day: the dialog warns that nothing comes back any more, and a figure that is stale is refused", async () => {
  await open("block");
  const { page, context } = browser;
  const booked = await openPaid();
  await openDialog();
  await choose(dearer).check();
  await dialog().getByText("Cancel today: $780.10 back. After this change: $780.10 back.").waitFor();
  await choose(near).check();
  await dialog().getByText("Cancel today: $780.10 back. After this change: $0.00 back.").waitFor();
  await dialog().getByText("After this change nothing comes back on cancelling.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // As if the phone's day were another one: it shows what is not so at the server.
  await context.route(
    "**/rpc/move_my_booking",
    (route) => {
      const asked = route.request().postDataJSON();
      return route.continue({ postData: JSON.stringify({ ...asked, expected_cancel_after_cents: 78_010 }) });
    },
    { times: 1 },
  );
  await confirm(near).click();
  await dialog().getByRole("alert").getByText("What cancelling brings has changed since you saw it.").waitFor();
  await dialog().getByText("After this change: $0.00 back.").waitFor();
  await confirm(near).click();
  await voucher().getByText(day(near)).waitFor();
  await page.getByText("Under our policy this booking is no longer refundable.").waitFor();
  await keepHouse(desk.url, stackState);
  const mail = await findMail(desk.url, booked.email, (text) => text.includes("If you cancel:"));
  expect(mail).toContain("Under our policy this booking is no longer refundable.");
});

it("to a day that filled up meanwhile: the booking stays, and days with room are a tap away", async () => {
  await open("block");
  await openPaid();
  await openDialog();
  await choose(small).check();
  await bookFor(small);
  await confirm(small).click();
  const alert = dialog().getByRole("alert");
  await alert.getByText("The seats on this day have just been taken.").waitFor();
  await alert.getByText(`Your booking stays on ${day(usual)} as it was.`).waitFor();
  await alert.getByRole("button", { name: day(cheaper) }).click();
  await confirm(cheaper).click();
  await voucher().getByText(day(cheaper)).waitFor();
});

it("without a connection: an outlook with its age; the wish whose answer was lost is asked again by itself and counts once", async () => {
  await open("allow");
  const { page, context } = browser;
  const booked = await openPaid();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await openDialog();
  await choose(dearer).check();
  await dialog()
    .getByRole("button", { name: `Keep ${day(usual)}` })
    .click();

  await context.setOffline(true);
  await page.reload();
  await openDialog();
  await dialog()
    .getByText(/^As of .+\(.+\)\. Prices and seats are checked again when you confirm\.$/)
    .waitFor();
  await choose(dearer).check();
  await dialog().getByText("The new day costs $108.90 more in all.").waitFor();
  await confirm(dearer).click();
  await dialog()
    .getByRole("alert")
    .getByText(`No connection. Nothing was changed: your booking stays on ${day(usual)}.`)
    .waitFor();
  await dialog()
    .getByText("You are offline: these figures are an estimate. Changing the date needs a connection.")
    .waitFor();
  await context.setOffline(false);

  // It arrives, and its answer does not.
  await context.route(
    "**/rpc/move_my_booking",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await confirm(dearer).click();
  await page.getByText("We could not hear whether your booking was moved to its new date.").waitFor();
  await voucher().getByText(day(dearer)).waitFor();
  await toldOnce(booked.email);
});
