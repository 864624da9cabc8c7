import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { adminSession, signInAsAdmin } from "./admin-session.ts";
import { booked, fill, mailbox, send, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };

const bookAndPay = async (page: Page, tourId: string | undefined, email: string) => {
  await page.goto(`${desk.url}/booking/tour/${tourId}`);
  await page.getByLabel("Departure date").waitFor();
  await fill(page, email, 1);
  // The last of its dates is far enough ahead for money to come back.
  const days = page.getByLabel("Departure date");
  await days.selectOption({ index: (await days.locator("option").count()) - 1 });
  await send(page);
  await page.waitForURL("**/_sandbox/pay/*");
  await page.getByLabel("Card number").fill("8600 0000 0000 0000");
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 40_000 });
};
const subjectsTo = async (email: string) => {
  const mails: { to: string[]; subject: string }[] = await (await fetch(`${desk.url}/_inbox/mails.json`)).json();
  return mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
};

it("a paid trip that is cancelled says what comes back, to where and until when, and can be shown at no counter", async () => {
  const tours = await toursWithDates(desk);
  const email = mailbox("cancels");
  const traveller = await openBrowser();
  const { page } = traveller;
  await bookAndPay(page, tours[3]?.id, email);
  const [row] = await booked(desk, email);
  const trip = `${desk.url}/trips/${row?.id}`;
  await page.goto(trip);
  await page.getByText("Confirmed", { exact: true }).waitFor();
  const forTheCounter = [
    page.getByRole("button", { name: "Add to calendar" }),
    page.getByRole("img", { name: /Voucher code/ }),
  ];
  for (const thing of forTheCounter) await thing.first().waitFor();

  await page.getByRole("button", { name: "Cancel this booking" }).click();
  const shown = await page.getByText(/You get \$[\d,.]+ back/).textContent();
  const amount = /\$[\d,.]+\d/.exec(shown ?? "")?.[0] ?? "";
  expect(amount).not.toBe("$0.00");
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByRole("heading", { name: "Your refund" }).waitFor();
  for (const words of [amount, "the card you paid with", "Expect it by", "This booking was cancelled"])
    await page.getByText(words).first().waitFor();
  for (const thing of forTheCounter) expect(await thing.count()).toBe(0);
  await keepHouse(desk.url, stackState);
  await expect.poll(() => subjectsTo(email)).toContainEqual(expect.stringContaining("cancelled"));
  expect(traveller.errors).toEqual([]);
  await traveller.close();

  const operator = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(operator.page, desk);
  await operator.page.goto(`${desk.url}/admin/bookings/${row?.id}`);
  const money = operator.page.locator("dl", { has: operator.page.getByText("Balance", { exact: true }) });
  await money.waitFor();
  expect(await money.innerText()).toMatch(/Balance\s+\$0\.00/);
  expect(await money.innerText()).toContain(amount);
  expect(operator.errors).toEqual([]);
  await operator.close();
});

it("a departure that is called off offers all of the money, and is told in one mail and on the trip's page", async () => {
  const tours = await toursWithDates(desk);
  const email = mailbox("called-off");
  const traveller = await openBrowser();
  const { page } = traveller;
  await bookAndPay(page, tours[4]?.id, email);
  const [row] = await booked(desk, email);
  const { access_token } = await adminSession(desk);
  const answer = await fetch(`${desk.url}/rest/v1/rpc/cancel_departure`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: desk.keys.publishable,
      authorization: `Bearer ${access_token}`,
    },
    body: JSON.stringify({ departure_id: row?.departure_id, reason: "The road is closed" }),
  });
  expect(await answer.json()).toMatchObject({ ok: true });
  const told = async () => (await subjectsTo(email)).filter((subject) => subject.includes("departure is cancelled"));
  await keepHouse(desk.url, stackState);
  await expect.poll(told).toHaveLength(1);

  await page.goto(`${desk.url}/trips/${row?.id}`);
  await page.getByText("your departure won't run").waitFor();
  for (const gone of ["Add to calendar", "Print"])
    expect(await page.getByRole("button", { name: gone }).count()).toBe(0);
  await page.getByRole("button", { name: "Cancel this booking" }).click();
  const shown = await page.getByText(/You get \$[\d,.]+ back/).textContent();
  expect(shown).toContain(`$${Number(row?.total_price).toFixed(2)}`);
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByRole("heading", { name: "Your refund" }).waitFor();
  await keepHouse(desk.url, stackState);
  expect(await told()).toHaveLength(1);
  expect(traveller.errors).toEqual([]);
  await traveller.close();
});
