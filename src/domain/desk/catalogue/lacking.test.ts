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

it("says what a new item lacks, in the order of the form", () => {
  expect(lackingOf("tour", EMPTY_FORMS.tour, 0)).toEqual([
    "description",
    "picture",
    "price",
    "itinerary",
    "dates",
    "meeting",
    "includes",
  ]);
  expect(lackingOf("package", EMPTY_FORMS.package, 0)).toEqual([
    "description",
    "picture",
    "price",
    "tours",
    "includes",
  ]);
  expect(lackingOf("destination", EMPTY_FORMS.destination, 0)).toEqual(["description", "picture", "place"]);
  expect(lackingOf("tour", tour, 0)).toEqual([]);
});

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
