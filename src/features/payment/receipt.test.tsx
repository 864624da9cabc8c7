import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { aLocalBooking, aView } from "../../domain/booking/booking.fixture.ts";
import { quote } from "../../domain/pricing/quote.ts";
import { aPaymentFacts } from "./payment-facts.fixture.ts";
import { Receipt } from "./receipt.tsx";

const room = { id: "r", name: "Single room", cents: 5_000, count: 2 };
const priced = quote(45_000, 2, [room]);
const view = aView({ status: "confirmed", quote: priced, total_cents: priced.total_cents });
const trip = aLocalBooking({ view });

function place(element: ReactNode) {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>);
  for (const style of page.querySelectorAll("style")) style.remove();
  return page;
}
const sums = (amount_cents: number, of = trip as typeof trip | undefined) =>
  [...place(<Receipt trip={of} payment={aPaymentFacts({ amount_cents })} />).querySelectorAll("dt, dd")].map(
    ({ textContent }) => textContent,
  );

const registered = {
  terminal_id: "EZ000000000102",
  receipt_number: "2121",
  fiscal_sign: "420808230750",
  qr_url: "https://ofd.soliq.uz/epi?t=EZ000000000102&r=2121&c=20220929013159&s=420808230750",
  issued_at: "2022-09-29T01:31:59+05:00",
};
const fiscal = (changes: object) => ({
  id: "f1",
  payment_id: aPaymentFacts().payment_id,
  kind: "sale",
  currency: "UZS",
  amount: 1_240_000_005,
  lines: [{ name: "Registan", mxik: "10001001001000001", package_code: "1425207", vat: true, amount: 1_240_000_005 }],
  created_at: "2026-11-21T10:00:00Z",
  ...changes,
});
const shown = (receipts: object[]) =>
  place(<Receipt trip={aLocalBooking({ view: { ...view, fiscal: receipts } })} payment={aPaymentFacts()} />);

it("shows this payment's fiscal receipt with its lines, numbers and code", () => {
  const page = shown([fiscal(registered), fiscal({ id: "f2", payment_id: "another" })]);
  const text = page.textContent ?? "";
  for (const words of [
    "Fiscal receipt 2121",
    "12,400,000.05 UZS",
    "MXIK 10001001001000001",
    "EZ000000000102",
    "420808230750",
  ])
    expect(text).toContain(words);
  expect(page.querySelectorAll("img")).toHaveLength(1);
  expect(page.querySelector("a")?.href).toBe(registered.qr_url);
});

it("says that a fiscal receipt is being registered until it is", () => {
  const page = shown([fiscal({})]);
  expect(page.textContent).toContain("being registered with the tax authority");
  expect(page.querySelector("img")).toBeNull();
});

it("shows only what was paid, for a part payment or on a device without the trip", () => {
  expect(sums(priced.total_cents - 1)).toEqual(["Paid on 21 Nov 2026", "$1,090.09"]);
  expect(sums(5_000, undefined)).toEqual(["Paid on 21 Nov 2026", "$50.00"]);
});
