import type { BrowserContext, Page } from "playwright-core";
import type { Guide } from "./guides.ts";
import { adminSession, type Shop } from "./shop.ts";

export const PAYMENT_PAGE = "**/_sandbox/pay/*";

export async function signInAsAdmin(page: Page, shop: Shop): Promise<void> {
  const session = await adminSession(shop);
  await page.goto(`${shop.url}/about`);
  await page.evaluate((stored) => {
    localStorage.setItem("journey-auth", JSON.stringify(stored));
    localStorage.setItem("journey-auth-role", JSON.stringify(`owner:${stored.user.id}`));
  }, session);
}

export async function signInAsGuide(
  page: Page,
  { url }: Shop,
  { email, name }: Pick<Guide, "email" | "name">,
): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill("silkroad");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${url}/guide`);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByText("Ready for offline use.").waitFor({ timeout: 30_000 });
}

export async function unfold(page: Page, title: string): Promise<void> {
  const summary = page.locator("summary", { hasText: title });
  if (!(await summary.evaluate((element) => element.closest("details")?.open))) await summary.click();
}

export async function openBookingForm(page: Page, { url }: Shop, { id }: { id: string }): Promise<void> {
  await page.goto(`${url}/booking/tour/${id}`);
  await page.getByLabel("Departure date").waitFor();
}

export async function fillBookingForm(page: Page, email: string, guests = 2): Promise<void> {
  await page.getByLabel("Departure date").selectOption({ index: 1 });
  await page.getByLabel("Number of guests").selectOption(String(guests));
  await page.getByLabel("First name").fill("Жасур");
  await page.getByLabel("Last name").fill("Oʻrinboev");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+998 90 123 45 67");
}

export const submitBookingForm = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Complete Booking & Pay" }).click();

/** The app asks about a raised price without a price lock, as it does offline. */
export const refusePriceLocks = (context: BrowserContext): Promise<unknown> =>
  context.route("**/rest/v1/rpc/lock_price", (route) => route.fulfill({ json: { ok: false, code: "not_offered" } }));
