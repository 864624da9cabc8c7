import { expect, it } from "vitest";
import { EMPTY_FORMS } from "./admin-forms.ts";
import { lackingOf } from "./lacking.ts";

const tour = {
  ...EMPTY_FORMS.tour,
  description: "Three days among the minarets of Khiva, with a night in a caravanserai and a walk on the walls.",
  image_url: "/khiva.webp",
  price: "450",
  departure_dates: ["2026-12-01"],
  meeting_point: "At the west gate",
  itinerary: ["Arrive"],
  includes: ["Breakfast"],
};

it.each([
  [{ description: "Nice." }, 0, ["description"]],
  [{ image_url: "/placeholder.svg" }, 0, ["picture"]],
  [{ price: "0" }, 0, ["price"]],
  [{ price: "soon" }, 0, ["price"]],
  [{ departure_dates: [] }, 0, ["dates"]],
  [{ departure_dates: [] }, 2, []],
  [{ meeting_point: "  " }, 0, ["meeting"]],
  [{ itinerary: ["", ""] }, 0, ["itinerary"]],
  [{ includes: [] }, 0, ["includes"]],
] as const)("%j with %i departures lacks %j", (change, departures, lacks) => {
  const form = { ...tour, ...change } as unknown as typeof tour;
  expect(lackingOf("tour", form, departures)).toEqual(lacks);
});
