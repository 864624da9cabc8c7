import { expect, it } from "vitest";
import { money } from "#texts/write.ts";
import { anOption } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import type { ItemOption, QuotedOption } from "../../src/domain/pricing/options.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { axeFindings } from "../support/axe.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, newEmail } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { fillBookingForm, openBookingForm, PAYMENT_PAGE, submitBookingForm } from "../support/shop/pages.ts";
import { makeTour } from "../support/shop/tours.ts";

const shop = { url: stackUrl, keys: stackKeys };
const openBrowser = storyBrowsers();
const single = anOption();
const ride = anOption({ id: "ride", name: "Airport transfer", price_cents: 40_00, per: "booking", most: 2 });

const taken = ({ id, name, price_cents }: ItemOption, count: number): QuotedOption => ({
  id,
  name,
  cents: price_cents,
  count,
});
const totalWith = (...options: QuotedOption[]) => quote(50_000, 2, options).total_cents;
const totalsOf = async (email: string) =>
  (await bookingsOf(shop, email)).map(({ total_price }) => Math.round(total_price * 100));

it("prices and books the chosen options, keeps the choice over a reload, and prints it on the voucher", async () => {
  const { page } = await openBrowser();
  const [tour, email] = [await makeTour(shop, undefined, { options: [single, ride] }), newEmail("single")];
  const total = totalWith(taken(single, 1), taken(ride, 2));
  await openBookingForm(page, shop, tour);
  await fillBookingForm(page, email);
  await page.getByLabel("Single room").selectOption("1");
  await page.getByLabel("Airport transfer").selectOption("2");
  const price = page.getByRole("complementary", { name: "Price" }).getByText(money(total));
  await price.waitFor();
  await page.reload();
  await page.getByText("We saved your details.").waitFor();
  expect(await page.getByLabel("Single room").inputValue()).toBe("1");
  await price.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await submitBookingForm(page);
  await page.waitForURL(PAYMENT_PAGE);
  expect(await totalsOf(email)).toEqual([total]);
  await page.goBack();
  await page.getByLabel("Voucher").getByText("Single room, 2 × Airport transfer").waitFor();
});
