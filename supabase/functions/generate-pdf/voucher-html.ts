import encodeQR from "qr";
import type { BookingView } from "../../../src/domain/booking/booking-view.ts";
import { documentsOf } from "../../../src/domain/booking/trip/booking-documents.ts";
import { voucherFacts } from "../../../src/text/documents.ts";
import { refundRows } from "../../../src/text/terms.ts";
import type { Seller } from "../_shared/shop.ts";
import { escapeHtml } from "../_shared/text/html.ts";
import { languageOf, type Words } from "../_shared/text/languages.ts";
import { factsHtml, listHtml, printPageHtml, sellerHtml } from "./page.ts";

const daysOf = (itinerary: Record<string, string>, { documents }: Words): string[] =>
  Object.entries(itinerary)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([number, text]) => documents.VOUCHER_PAGE.day({ number, text }));

export const voucherHtml = (booking: BookingView, siteUrl: string, shop: Seller): string => {
  const words = languageOf(booking);
  const { VOUCHER_PAGE } = words.documents;
  const { special_requests, includes, terms } = booking;
  const documents = documentsOf(booking).map(({ name }) => name);
  const days = daysOf(booking.itinerary ?? {}, words);
  const letters = [...days, ...(includes ?? []), special_requests ?? ""].join("").length;
  const { host } = new URL(siteUrl);
  // The code admits the guests once and does not open the booking.
  const qr = booking.voucher ? encodeQR(booking.voucher, "svg", { ecc: "medium" }) : "";
  const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>`;
  return printPageHtml(
    words,
    VOUCHER_PAGE.title({ reference: booking.reference }),
    `<header><div><p>${escapeHtml(shop.name)}</p><h1>${escapeHtml(booking.title)}</h1>` +
      `<p>${escapeHtml(VOUCHER_PAGE.reference)}</p><p class="code">${escapeHtml(booking.reference)}</p></div>${qr && `<div class="qr">${qr}</div>`}</header>` +
      factsHtml(voucherFacts(words, booking, documents)) +
      (days.length > 0 ? `${heading(VOUCHER_PAGE.dayByDay)}${listHtml(days)}` : "") +
      (includes?.length ? `${heading(VOUCHER_PAGE.included)}${listHtml(includes, true)}` : "") +
      `${heading(VOUCHER_PAGE.ifCancelled)}${listHtml(refundRows(words.terms, { ...terms }).map(([when, what]) => `${when}: ${what}`))}` +
      `<p class="small">${escapeHtml(VOUCHER_PAGE.terms({ version: terms.version }))}</p>` +
      sellerHtml(shop, words),
    letters,
    `${shop.name} · ${host} · ${booking.voucher ? VOUCHER_PAGE.showCode : VOUCHER_PAGE.showVoucher}`,
  );
};
