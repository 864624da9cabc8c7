import { expect, it } from "vitest";
import { money } from "#texts/write.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { axeFindings } from "../support/axe.ts";
import { runHousekeeping } from "../support/housekeeping.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, holdSeats, newEmail } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { mailAbout } from "../support/shop/mails.ts";
import { fillBookingForm, openBookingForm, signInAsAdmin, submitBookingForm, unfold } from "../support/shop/pages.ts";
import { payWith, waitForConfirmation } from "../support/shop/payments.ts";
import { askAsAdmin, readRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const openBrowser = storyBrowsers();
const TOTAL = quote(50_000, 2).total_cents;

const leftOn = async ({ id }: { id: string }) => {
  const path = `ledger_entries?gift_card_id=eq.${id}&account=eq.credit&select=cents`;
  return (await readRows<{ cents: number }>(shop, path)).reduce((left, { cents }) => left - cents, 0);
};

it("sells a gift card that pays a part of a trip; cancelling returns each part to where it came from", async () => {
  const { page } = await openBrowser();
  const [giver, email] = [newEmail("gift"), newEmail("traveler")];
  const tour = await makeTour(shop, daysAhead(70));
  // The policy keeps $100 per guest, so only a larger card gets something back.
  const rest = TOTAL - 40_000;
  await signInAsAdmin(page, shop);
  await page.goto(`${shop.url}/admin/gift-cards?search=${giver}`);
  await page.getByRole("button", { name: "New gift card" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Make the card" }).click();
  await dialog.getByText("An amount from $1 to $50,000").waitFor();
  await dialog.getByLabel("Value ($)").fill("400");
  await dialog.getByLabel("For", { exact: false }).nth(1).fill("Anna Lee");
  await dialog.getByLabel(/^Their email/).fill(giver);
  await dialog.getByRole("button", { name: "Make the card" }).click();
  await page.getByText(`The code is on its way to ${giver}.`, { exact: false }).waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("table", { name: "Gift cards" }).getByRole("row").filter({ hasText: "Anna Lee" });
  await row.getByRole("cell", { name: "$400.00" }).first().waitFor();
  const [receipt] = await Promise.all([
    page.waitForEvent("popup"),
    row.getByRole("button", { name: /^REC-\d{4}-\d{5}$/ }).click(),
  ]);
  await receipt.getByText("Money received for a voucher.", { exact: false }).waitFor();
  await receipt.close();
  const { text } = await mailAbout(shop, giver, /^A \$400\.00 gift card for you$/);
  const code = /[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}/.exec(text)?.[0] ?? "";

  await openBookingForm(page, shop, tour);
  await fillBookingForm(page, email);
  await page.getByRole("button", { name: "Have a code?" }).click();
  await page.getByLabel("gift card").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText(/^A gift card is used on the next page/).waitFor();
  await submitBookingForm(page);
  await page.getByText(`The card pays $400.00. ${money(rest)} is still to pay.`, { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Use $400.00 from the card" }).click();
  await page.getByText(`$400.00 is paid by gift card. Pay the other ${money(rest)}`, { exact: false }).waitFor();
  await page.getByRole("button", { name: /^Pay .+ now$/ }).click();
  await page.getByText(`${(rest / 100).toFixed(2)} USD`).waitFor();
  await payWith(page, "good");
  await waitForConfirmation(page);

  const [booking] = await bookingsOf(shop, email);
  await page.goto(`${shop.url}/trips/${booking?.id}`);
  await unfold(page, "Manage booking");
  await page.getByText("balance $0.00").waitFor();
  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByText("This booking was cancelled.").waitFor();
  await runHousekeeping(shop.url, shop.stateDir);
  const refunds = await readRows<{ amount_cents: number; status: string; payments: { method: string } }>(
    shop,
    `refunds?booking_id=eq.${booking?.id}&select=amount_cents,status,payments(method)`,
  );
  const sent = refunds.map(({ amount_cents, status, payments }) => [payments.method, amount_cents, status]);
  expect(sent.toSorted()).toEqual([
    ["gift_card", 20_000, "succeeded"],
    ["provider", rest, "succeeded"],
  ]);
});

it("takes money from a gift card only online, confirms the trip it pays wholly, and voids the rest at the desk", async () => {
  const { page, context } = await openBrowser({ serviceWorkers: "allow" });
  const tour = await makeTour(shop);
  const card = { id: crypto.randomUUID(), amount_cents: TOTAL + 5_000, sold_for: null, to_name: "Anna Lee" };
  const made = await askAsAdmin<{ code: string }>(shop, "rpc/make_gift_card", { card });
  const own = await holdSeats(shop, tour, tour.departure_dates[0] ?? "");
  await page.goto(`${shop.url}/trips/${own.id}#${own.token}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.getByRole("button", { name: "Use a gift card" }).click();
  await page.getByLabel("Gift card").fill("AAAAA-BBBBB-CCCCC");
  await page.getByRole("button", { name: "Check the card" }).click();
  await page.getByText("We can't find this gift card.", { exact: false }).waitFor();
  await page.getByLabel("Gift card").fill(made.code);
  await page.getByRole("button", { name: "Check the card" }).click();
  await page.getByText("Nothing is left to pay. $50.00 stays on the card.", { exact: false }).waitFor();
  const use = page.getByRole("button", { name: `Use ${money(TOTAL)} from the card` });
  await context.setOffline(true);
  await use.click();
  await page.getByText("The card can't be used right now. Nothing was taken from it.", { exact: false }).waitFor();
  await page.getByText("A gift card can be used only online", { exact: false }).waitFor();
  expect(await leftOn(card)).toBe(TOTAL + 5_000);
  await context.setOffline(false);
  await use.click();
  await page.getByText("Confirmed", { exact: true }).waitFor();
  expect(await leftOn(card)).toBe(5_000);
  await mailAbout(shop, own.email, /^Booking confirmed/);

  await signInAsAdmin(page, shop);
  await page.goto(`${shop.url}/admin/gift-cards?search=${made.code.toLowerCase()}`);
  await page.getByRole("button", { name: `Void ${made.code}` }).click();
  await page.getByText("The remaining $50.00 was a gift and is withdrawn.", { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Reason").fill("Sent to the wrong address");
  await page.getByRole("dialog").getByRole("button", { name: "Void" }).click();
  await page.getByText("Gift card voided").waitFor();
  expect(await leftOn(card)).toBe(0);
});

journey("sells a gift card on the site, and mails it to both once the provider has confirmed the payment", async () => {
  const { page } = await openBrowser();
  const [buyer, recipient] = [newEmail("buyer"), newEmail("recipient")];
  await page.goto(`${shop.url}/gift-cards`);
  await page.getByRole("button", { name: "Pay $100.00 by card" }).click();
  await page.getByText("Please tell us who it is for").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Value").selectOption("25000");
  await page.getByLabel(/^For/).fill("Anna Lee");
  await page.getByLabel(/^Their email/).fill(recipient);
  await page.getByLabel(/^Message/).fill("Happy birthday, Anna!");
  await page.getByLabel(/^Your name/).fill("Timur");
  await page.getByLabel(/^Your email/).fill(buyer);
  await page.getByRole("button", { name: "Pay $250.00 by card" }).click();
  await page.getByText("250.00 USD").waitFor();
  await payWith(page, "good");
  await page.getByRole("heading", { name: "Gift card paid" }).waitFor();
  await page.getByText(`Anna Lee gets the card by email at ${recipient}.`, { exact: false }).waitFor();
  const shown = await page.getByRole("main").innerText();
  expect(await axeFindings(page)).toEqual([]);
  const given = await mailAbout(shop, recipient, /^A \$250\.00 gift card for you$/);
  expect(given.text).toContain("Happy birthday, Anna!");
  const bought = await mailAbout(shop, buyer, /^Your \$250\.00 gift card is paid$/);
  const code = /([A-HJ-NP-Z2-9]{5}-){2}[A-HJ-NP-Z2-9]{5}/;
  expect(code.exec(bought.text)?.[0]).toBe(code.exec(given.text)?.[0] ?? "no code");
  expect(code.exec(shown)?.[0]).toBe(code.exec(given.text)?.[0]);
  const [card] = await readRows<{ id: string; sold_for: string }>(shop, `gift_cards?to_address=eq.${recipient}`);
  expect([card?.sold_for, await leftOn({ id: card?.id ?? "" })]).toEqual(["provider", 25_000]);
});
