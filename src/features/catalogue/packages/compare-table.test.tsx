import { expect, it } from "vitest";
import { putCatalogue, screen, show } from "../../../../tests/support/screen.tsx";
import { aDestination, aPackage } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { DestinationCard } from "../shared/cards.tsx";
import { CompareTable } from "./compare-table.tsx";

it("leads with the price with taxes and fees, when packages are compared", async () => {
  putCatalogue({});
  show(<CompareTable columns={[aPackage({ price_cents: 800_00 })]} route={() => "—"} />);
  await screen.sees("From $880 incl. taxes and fees");
  expect(screen.find("tbody td")?.textContent).toBe("From $880 incl. taxes and fees$800 per person");
});

it("leads with the price with taxes and fees, on the card of a destination", async () => {
  putCatalogue({});
  show(<DestinationCard row={aDestination()} tours={{ count: 1, min_price_cents: 50_00, stars: null }} />);
  await screen.sees("From $55 incl. taxes and fees");
  expect(screen.text()).toContain("From $55 incl. taxes and feesFrom $50 per person");
});
