import { expect, it } from "vitest";
import { putCatalogue, screen, show } from "../../../tests/support/screen.tsx";
import { aTour } from "../../domain/catalogue/rows/rows.fixture.ts";
import { UNSET_SHOP } from "../../domain/shop/settings.ts";
import { ShopContext } from "../../shared/ui/shop.tsx";
import { AboutScreen } from "./about-screen.tsx";

const figures = () => [...document.querySelectorAll("dl div")].map(({ textContent }) => textContent);

it("shows a figure only beside its source, and the average of all reviews with their number", async () => {
  const shop = { ...UNSET_SHOP, unesco_sites: "12+", travelers: "15K+", travelers_source: "Our bookings" };
  putCatalogue({ tours: [aTour({ stars: [0, 0, 0, 5, 19] })] });
  show(
    <ShopContext value={shop}>
      <AboutScreen />
    </ShopContext>,
  );
  await screen.sees("15K+");
  expect(figures()).toEqual(["Happy travelersOur bookings15K+", "Average rating24 reviews of travelers4.8"]);
});

it("names addresses with the origin of the page, when the build knows none", async () => {
  putCatalogue({});
  show(<AboutScreen />);
  const addressOf = (selector: string) => document.head.querySelector(selector)?.getAttribute("href");
  await screen.until(() => expect(addressOf("[rel=canonical]")).toBe(`${location.origin}/about`));
  expect(addressOf("[rel=alternate][hreflang=ru]")).toBe(`${location.origin}/ru/about`);
});
