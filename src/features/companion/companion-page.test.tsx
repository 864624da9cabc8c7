import { expect, it } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";
import { aCompanionTrip, aCompanionView } from "../../domain/companions/companion.fixture.ts";
import { FollowSlotContext } from "../../shared/trip/trip-slots.ts";
import { CompanionPage } from "./companion-page.tsx";

it.each([
  ["ahead", "2099-04-15"],
  ["under way", "2020-04-15"],
])("puts the late panel of news below everything that a companion can tap when the trip is %s", async (_, check_in) => {
  const view = aCompanionView({ check_in, ends_on: "2099-04-17" });
  show(
    <FollowSlotContext value={() => "News"}>
      <CompanionPage trip={aCompanionTrip({ view })} view={view} details={null} />
    </FollowSlotContext>,
  );
  await screen.sees("Remove from this device");
  expect(screen.text()).toMatch(/Remove from this device\s*News$/);
});
