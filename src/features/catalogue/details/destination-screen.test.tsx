import { expect, it } from "vitest";
import { putCatalogue, screen, show } from "../../../../tests/support/screen.tsx";
import { aDestination, aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { DestinationScreen } from "./destination-screen.tsx";

it("shows the average of its tours' reviews, and leads to these tours", async () => {
  const tours = [aTour({ stars: [0, 0, 0, 5, 19] }), aTour({ id: "t2", title: "Workshops" })];
  putCatalogue({ destinations: [aDestination()], tours });
  show(<DestinationScreen />, { route: "/destinations/:id", at: "/destinations/d1" });
  await screen.sees("★ 4.8 (24)");
  const link = screen.find("header a[aria-label='4.8 of 5 stars, 24 reviews']");
  expect(document.querySelector(link?.getAttribute("href") ?? "none")?.textContent).toContain("Workshops");
  expect(screen.text().match(/★ /g)).toHaveLength(2);
});
