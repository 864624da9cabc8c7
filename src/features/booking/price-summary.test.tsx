import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { quote } from "../../domain/pricing/quote.ts";
import { PriceSummary } from "./price-summary.tsx";

const opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((close) => close()));

function shown(code: { code: string; percent: number } | null): HTMLElement {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() =>
    root.render(
      <MantineProvider>
        <MemoryRouter>
          <PriceSummary
            quote={quote(45_000, 2, [], code)}
            title="Silk Road"
            checkIn="2027-04-15"
            held={undefined}
            busy={false}
            slow={false}
            error={undefined}
          />
        </MemoryRouter>
      </MantineProvider>,
    ),
  );
  opened.push(() => {
    act(() => root.unmount());
    place.remove();
  });
  return place;
}

it("says that nothing is to be paid, when a code covers the whole price", () => {
  const place = shown({ code: "FREE", percent: 100 });
  expect(place.textContent).toContain("Total $0.00");
  expect(place.textContent).toContain("Nothing to pay: your code covers the whole price.");
  expect(place.textContent).not.toContain("No refund");
  expect(place.querySelector("button")?.textContent).toBe("Complete Booking");
});

it("leads to payment, when something is to be paid", () => {
  const place = shown({ code: "HALF", percent: 50 });
  expect(place.textContent).not.toContain("Nothing to pay");
  expect(place.querySelector("button")?.textContent).toBe("Complete Booking & Pay");
});
