import { expect, it } from "vitest";
import { day } from "#texts/write.ts";
import { screen, show } from "../../../../tests/support/screen.tsx";
import { catalogueStore } from "../../../data/local/catalogue/catalogue-store.ts";
import { aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { snapshotOf } from "../../../domain/catalogue/rows/snapshot.ts";
import { addDays, todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { ToursScreen } from "../lists/tours-screen.tsx";
import { SearchScreen } from "./search-screen.tsx";

const whole = snapshotOf({ destinations: [], tours: [aTour()], packages: [] }, 1, null);
const arrived = (complete: boolean) => catalogueStore.set({ snapshot: { ...whole, complete } });

it("counts what it found only once the whole catalogue is here", async () => {
  arrived(false);
  show(<SearchScreen />);
  await screen.sees(aTour().title);
  expect(screen.text()).not.toMatch(/Found \d|\(1\)/);
  arrived(true);
  await screen.sees("Found 1 amazing destinations and trips...");
  await screen.sees("Tours (1)");
});

it("says that nothing was found only once the whole catalogue is here", async () => {
  arrived(false);
  show(<SearchScreen />, { at: "/?type=package" });
  await screen.until(() => expect(screen.find("[role=status] .mantine-Loader-root")).not.toBeNull());
  expect(screen.buttons()).not.toContain("Clear Filters");
  arrived(true);
  await screen.until(() => expect(screen.buttons()).toContain("Clear Filters"));
});

it("folds the filters behind a button that counts the chosen ones", async () => {
  arrived(true);
  show(<SearchScreen />, { at: "/?duration=1-3&rating=4.5" });
  const button = () => screen.find("button[aria-controls]");
  await screen.until(() => expect(button()?.textContent).toBe("Filters (2)"));
  const filters = screen.find(`[id="${button()?.getAttribute("aria-controls")}"]`);
  expect([button()?.getAttribute("aria-expanded"), filters?.dataset["open"]]).toEqual(["false", "false"]);
  await screen.tap("Filters (2)");
  await screen.until(() =>
    expect([button()?.getAttribute("aria-expanded"), filters?.dataset["open"]]).toEqual(["true", "true"]),
  );
});

it("says beside a departure when nothing of its price is refunded any more", async () => {
  const [soon, late] = [2, 90].map((days) => addDays(todayInTashkent(Date.now()), days)) as [string, string];
  const tours = [soon, late].map((date) => aTour({ id: crypto.randomUUID(), departure_dates: [date] }));
  catalogueStore.set({ snapshot: snapshotOf({ destinations: [], tours, packages: [] }, 1, null) });
  show(<SearchScreen />, { at: "/?people=1" });
  await screen.sees(`Book ${day(soon)}, no refund`);
  await screen.sees(`Book ${day(late)}`);
  expect(screen.text()).not.toContain(`Book ${day(late)}, no refund`);
});

it("counts the tours on their page too, those that were found once a filter is chosen", async () => {
  arrived(true);
  show(<ToursScreen />);
  await screen.sees("1 tour available");
  show(<ToursScreen />, { at: "/?duration=8%2B" });
  await screen.until(() => expect(screen.text()).toContain("0 tours found"));
});
