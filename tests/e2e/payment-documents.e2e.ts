import { expect, it } from "vitest";
import type { BookingView } from "../../src/domain/booking/booking-view.ts";
import { aView } from "../../src/domain/booking/booking.fixture.ts";
import { htmlOf } from "../../supabase/functions/_shared/mail/layout.ts";
import { mailContentOf } from "../../supabase/functions/_shared/mail/mail-contents.ts";
import { aPayment } from "../../supabase/functions/_shared/payment/payment.fixture.ts";
import { aShop } from "../../supabase/functions/_shared/shop.fixture.ts";
import { languageOf } from "../../supabase/functions/_shared/text/languages.ts";
import { documentHtml } from "../../supabase/functions/generate-pdf/document-html.ts";
import { anInvoice } from "../../supabase/functions/generate-pdf/document.fixture.ts";
import { receiptHtml } from "../../supabase/functions/generate-pdf/receipt-html.ts";
import { voucherHtml } from "../../supabase/functions/generate-pdf/voucher-html.ts";
import { stackUrl } from "../support/shared-stack.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";

const openBrowser = storyBrowsers();
const site = "https://journey.example";
const many = (count: number, text: string) => Array.from({ length: count }, (_, n) => `${n + 1} ${text}`);
const payment = aPayment({ status: "completed", paid_at: "2026-11-21T10:05:00Z" });
const plain = aView({ status: "confirmed", payment });
const longest = aView({
  status: "confirmed",
  payment,
  documents: many(4, "").map((n) => ({ ...anInvoice(), name: `INV-2026-0000${n.trim()}` })),
  title: "Wide words W ".repeat(20).slice(0, 200),
  customer_name: "W".repeat(100),
  special_requests: "Vegetarian food, please. ".repeat(40),
  meeting_point: "Where the wide road meets the old wall ".repeat(12),
  itinerary: Object.fromEntries(many(30, "wide words of what is seen, eaten and ridden ".repeat(4)).entries()),
  includes: many(40, "thing that is included, with a long explanation of it"),
});
const nineDays = aView({
  status: "confirmed",
  payment,
  itinerary: Object.fromEntries(many(9, "wide words of what is seen, eaten and ridden ".repeat(5)).entries()),
  includes: many(8, "thing that is included, with a word on it"),
});
const receipt = { ...payment, title: plain.title, check_in: plain.check_in, guests: 2 };

it("prints vouchers, receipts and invoices on A4, whole and on no more pages than they need", async () => {
  const { page } = await openBrowser();
  const papers = [
    ["a voucher", voucherHtml(plain, site, aShop()), 1],
    ["a voucher of nine days", voucherHtml(nineDays, site, aShop()), 1],
    ["the longest voucher", voucherHtml(longest, site, aShop()), 3],
    ["a receipt", receiptHtml(receipt, "REC-2026-00001", aShop()), 1],
    ["an invoice", documentHtml(anInvoice({ ...anInvoice().details, title: longest.title }), aShop()), 1],
  ] as const;
  for (const [paper, html, pages] of papers) {
    await page.setContent(html);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const [width = 0, height = 0] = (/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []).slice(1).map(Number);
    const printed = [paper, pdf.match(/\/Type\s*\/Page\b/g)?.length, Math.round(width), Math.round(height)];
    expect(printed).toEqual([paper, pages, 595, 842]);
  }
  const { itinerary, includes, special_requests, meeting_point, title } = longest;
  for (const text of [...Object.values(itinerary ?? {}), ...(includes ?? []), special_requests, meeting_point, title])
    expect(papers[2][1]).toContain(text);
});

const letterAbout = (kind: string, booking: BookingView, siteUrl: string) => {
  const to = { id: "m", lease: "l", to_name: "A", to_address: "a@example.com", payload: {}, links: null };
  return mailContentOf(
    { ...to, kind, booking, link_token: "t".repeat(43) } as Parameters<typeof mailContentOf>[0],
    siteUrl,
  );
};

it("shows mails no wider than a phone, labels above values, words whole, readable in the dark, with icon and picture", async () => {
  const { page } = await openBrowser({ viewport: { width: 360, height: 640 }, colorScheme: "dark" });
  for (const kind of [
    "booking_held",
    "booking_confirmed",
    "payment_failed",
    "attention_traveler",
    "attention_operator",
  ]) {
    await page.setContent(htmlOf(letterAbout(kind, longest, site), { name: "Journey" }, languageOf({})));
    const seen = await page.evaluate<Record<string, unknown>>(`({
      wide: document.documentElement.scrollWidth,
      beside: [...document.querySelectorAll("tr tr tr")].filter(({ cells: [label, value] }) =>
        label.getBoundingClientRect().bottom > value.getBoundingClientRect().top).length,
      broken: [...document.querySelectorAll("tr tr tr td")].flatMap(({ firstChild: text }) =>
        [...text.data.matchAll(/(?<!\\S)\\S{1,20}(?!\\S)/g)].filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        }).map(String)),
      ground: getComputedStyle(document.querySelector(".sheet")).backgroundColor,
      ink: getComputedStyle(document.querySelector("h1")).color,
    })`);
    expect([kind, seen]).toEqual([
      kind,
      { wide: 360, beside: 0, broken: [], ground: "rgb(26, 37, 64)", ink: "rgb(243, 239, 230)" },
    ]);
  }

  const withPicture = aView({ status: "confirmed", image_url: "seed/samarkand-1600.webp" });
  const letter = letterAbout("booking_confirmed", withPicture, stackUrl);
  await page.setContent(htmlOf(letter, { name: "Journey", siteUrl: stackUrl, backendUrl: stackUrl }, languageOf({})));
  const shown = () =>
    page.locator("img").evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(shown).toEqual([true, true]);
});
