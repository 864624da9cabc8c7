import { expect, it } from "vitest";
import { aRosterDeparture } from "./guide.fixture.ts";
import { groupByTime } from "./roster.ts";

it("groups a guide's departures: this day's meetings before running trips, and apart what is over 14 days ahead", () => {
  const departure = (id: string, start_date: string, end_date = start_date, time: string | null = null) =>
    aRosterDeparture({ id, start_date, end_date, meeting: { ...aRosterDeparture().meeting, time } });
  const groups = groupByTime(
    [
      departure("over", "2027-04-13"),
      departure("running", "2027-04-14", "2027-04-16"),
      departure("noon", "2027-04-15", "2027-04-15", "12:00"),
      departure("in 15 days", "2027-04-30"),
      departure("morning", "2027-04-15", "2027-04-15", "08:30"),
      departure("in 14 days", "2027-04-29"),
      departure("long over", "2027-04-01"),
    ],
    "2027-04-15",
  );
  const ids = Object.entries(groups).map(([name, of]) => [name, of.map(({ id }) => id)]);
  expect(Object.fromEntries(ids)).toEqual({
    today: ["morning", "noon", "running"],
    next: ["in 14 days"],
    later: ["in 15 days"],
    past: ["over", "long over"],
  });
});
