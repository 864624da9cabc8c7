import { expect, it } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";
import { ChannelBookings } from "./channel-bookings.tsx";

const row = { bookings: 2, guests: 4, total_cents: 22_000, commission_cents: 4_400, paid_cents: 11_000 };

it("lists by channel and agency the price, the commission and what is not paid yet", async () => {
  const rows = [
    { channel: "agency", agency: "Silk Ltd", ...row, owed_cents: 0 },
    { channel: "viator", agency: null, ...row, owed_cents: 11_000 },
  ] as const;
  show(<ChannelBookings month="2026-11" rows={rows} />);
  await screen.sees("Sold through channels, departing in Nov 2026");
  const lines = [...document.querySelectorAll("tbody tr")];
  expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual([
    ["Silk Ltd", "2", "$220.00", "$44.00", "$176.00", "$0.00"],
    ["Viator", "2", "$220.00", "$44.00", "$176.00", "$110.00"],
  ]);
  // A phone shows each value beside its name.
  const names = [...document.querySelectorAll("tbody tr:first-child td")].map((cell) =>
    cell.getAttribute("data-label"),
  );
  expect(names).toEqual([...document.querySelectorAll("thead th")].slice(1).map(({ textContent }) => textContent));
});
