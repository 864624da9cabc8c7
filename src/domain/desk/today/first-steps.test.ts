import { expect, it } from "vitest";
import { type Health, missingToLive, nextStep } from "./first-steps.ts";

const full = { destinations: 1, tours: 1, newest_tour: "t", departures: 1, bookings: 1 };
const well: Health = { payments: "ready", mail: "ready", housekeeping_age_seconds: 20 };

it.each([
  [{ destinations: 0, tours: 0, departures: 0, bookings: 0 }, "destination"],
  [{ tours: 0, departures: 0, bookings: 0 }, "tour"],
  [{ departures: 0, bookings: 0 }, "departure"],
  [{ bookings: 0 }, "booking"],
  // Somebody left a step out: it is the next one.
  [{ departures: 0 }, "departure"],
  [{}, null],
])("with %j the next step is %s", (change, step) => {
  expect(nextStep({ ...full, ...change }, [])).toBe(step);
});

it("leads to going live at last, and nobody who has sold for long", () => {
  expect(nextStep(full, ["contact"])).toBe("live");
  expect(nextStep({ ...full, bookings: 20, departures: 0 }, ["contact"])).toBeNull();
});

it.each<[Health | undefined, boolean, string[]]>([
  [well, true, []],
  [{ ...well, payments: "not_set_up" }, true, ["payments"]],
  [{ ...well, mail: "not_set_up" }, true, ["mail"]],
  [{ ...well, housekeeping_age_seconds: 601 }, true, ["housekeeping"]],
  [{ ...well, housekeeping_age_seconds: null }, true, ["housekeeping"]],
  [well, false, ["contact"]],
  [undefined, true, ["payments", "mail", "housekeeping"]],
])("of %j, with contact details %s, there lacks %j", (health, contact, missing) => {
  expect(missingToLive(health, contact)).toEqual(missing);
});
