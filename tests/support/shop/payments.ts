import type { Page } from "playwright-core";
import { PAYMENT_PAGE } from "./pages.ts";
import { readRows, type Shop } from "./shop.ts";

/** The last digits choose the sandbox's behavior. */
export const CARDS = {
  good: "0000",
  declined: "0001",
  asksForCode: "0002",
  reportedThreeTimes: "0005",
} as const;

export async function payWith(page: Page, card: keyof typeof CARDS): Promise<void> {
  await page.waitForURL(PAYMENT_PAGE);
  // By names, because the page speaks the language of the booking.
  await page.locator("[name=card]").fill(`8600 0000 0000 ${CARDS[card]}`);
  await page.locator("[name=expiry]").fill("12/30");
  await page.locator("[name=cvv]").fill("123");
  await page.locator("[value=pay]").click();
}

export const waitForConfirmation = (page: Page): Promise<void> =>
  page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor();

export type PaymentRow = { id: string; status: string; amount_cents: number };

export const paymentsOf = (shop: Shop, booking: { id: string } | undefined): Promise<PaymentRow[]> =>
  readRows(shop, `payments?booking_id=eq.${booking?.id}&select=id,status,amount_cents&order=created_at`);
