import { expect, it } from "vitest";
import { EMPTY_FORMS } from "./admin-forms.ts";
import { previewRow } from "./preview-row.ts";

it("shows complete fields as typed and leaves out half typed ones", () => {
  const form = {
    ...EMPTY_FORMS.tour,
    title: "Khiva",
    price: "120.",
    duration_days: "",
    itinerary: ["Arrive", ""],
    departure_dates: ["2026-12-01", "soon"],
    meeting_latitude: "41.",
    gallery: [{ url: "/a.webp", alt: "", x: 50, y: 50 }],
  };
  expect(previewRow("tour", "one", form)).toMatchObject({
    title: "Khiva",
    price_cents: 0,
    duration_days: 1,
    itinerary: { "1": "Arrive" },
    departure_dates: [],
    meeting_latitude: null,
    difficulty_level: "easy",
    destination_id: null,
  });
  expect(previewRow("tour", "one", { ...form, price: "120.50", duration_days: "3" })).toMatchObject({
    price_cents: 12_050,
    duration_days: 3,
  });
});
