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

it("shows only what was paid, for a part payment or on a device without the trip", () => {
  expect(sums(priced.total_cents - 1)).toEqual(["Paid on 21 Nov 2026", "$1,090.09"]);
  expect(sums(5_000, undefined)).toEqual(["Paid on 21 Nov 2026", "$50.00"]);
});
