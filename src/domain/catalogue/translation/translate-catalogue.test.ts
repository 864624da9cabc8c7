import { describe, expect, it } from "vitest";
import { aDestination, anOption, aPackage, aQuestion, aTour } from "../rows/rows.fixture.ts";
import { itemTexts } from "./item-texts.ts";
import { translateCatalogue, translateRow } from "./translate-catalogue.ts";
import { textState } from "./translations.ts";

const tour = aTour({
  includes: ["Guide", "Tea"],
  itinerary: { "1": "Registan", "2": " " },
  good_to_know: { meals: "Breakfast" },
  gallery: [{ url: "a.webp", alt: "A dome", x: 50, y: 50 }],
  options: [anOption()],
  questions: [aQuestion()],
  meeting_point: "At the gate",
  meeting_time: "08:30",
});
const title = { title: { source: tour.title, text: "Регистан на рассвете" } };
const rowsOf = (...tours: (typeof tour)[]) => ({ destinations: [], tours, packages: [] });

it("lists each text of an item by its path, and neither codes nor empty lines", () => {
  expect(Object.fromEntries(itemTexts("tour", tour))).toEqual({
    title: "Registan at Dawn",
    description: "A quiet walk before the crowds",
    "gallery.0.alt": "A dome",
    "itinerary.1": "Registan",
    "includes.0": "Guide",
    "includes.1": "Tea",
    "excludes.0": "Flights",
    "options.0.name": "Single room",
    "questions.0.text": "Which lunch would you like?",
    "questions.0.choices.0": "Plov",
    "questions.0.choices.1": "Vegetarian",
    meeting_point: "At the gate",
    "good_to_know.meals": "Breakfast",
  });
  expect([...itemTexts("destination", aDestination()).keys()]).toEqual(["name", "city", "country", "description"]);
  expect([...itemTexts("package", aPackage()).keys()]).toEqual(["title", "description"]);
});

describe("a row in another language", () => {
  it("has the translated texts, and names those that fell back to English", () => {
    const row = translateRow("tour", tour, {
      ...title,
      "options.0.name": { source: "Single room", text: "Одноместный номер" },
      "includes.1": { source: "Tea", text: "Чай" },
      "questions.0.choices.0": { source: "Plov", text: "Плов" },
    });
    expect(row).toMatchObject({
      title: "Регистан на рассвете",
      description: tour.description,
      includes: ["Guide", "Чай"],
      options: [{ id: "single", name: "Одноместный номер", price_cents: 120_00 }],
      questions: [{ id: "meal", text: "Which lunch would you like?", choices: ["Плов", "Vegetarian"] }],
      meeting_time: "08:30",
    });
    expect(row.untranslated).toEqual(
      [...itemTexts("tour", tour)]
        .filter(([path]) => !["title", "options.0.name", "includes.1", "questions.0.choices.0"].includes(path))
        .map(([, text]) => text),
    );
  });

  it("falls back to English when the English was rewritten since", () => {
    const row = translateRow("tour", { ...tour, title: "Registan at Dusk" }, title);
    expect(row.title).toBe("Registan at Dusk");
    expect(row.untranslated).toContain("Registan at Dusk");
  });

  it("keeps the translation of a line that moved", () => {
    const texts = { "includes.0": { source: "Guide", text: "Гид" } };
    expect(translateRow("tour", { ...tour, includes: ["Tea", "Guide"] }, texts).includes).toEqual(["Tea", "Гид"]);
  });

  it("names nothing when all is translated", () => {
    const texts = Object.fromEntries(
      [...itemTexts("tour", tour)].map(([path, source]) => [path, { source, text: "x" }]),
    );
    expect(translateRow("tour", tour, texts)).not.toHaveProperty("untranslated");
  });
});

it.each([
  ["translated", title],
  ["stale", { title: { source: "Before", text: "Раньше" } }],
  ["missing", {}],
])("calls a text %s", (state, texts) => {
  expect(textState(texts, "title", tour.title)).toBe(state);
});

it("keeps the identity of rows and tables that did not change", () => {
  const rows = rowsOf(tour, aTour({ id: "t2" }));
  const texts = new Map([[tour.id, title]]);
  const first = translateCatalogue(rows, texts).tours;
  expect(translateCatalogue(rows, texts).tours).toBe(first);
  const second = translateCatalogue(rows, new Map([...texts, ["t2", title]])).tours;
  expect(second).not.toBe(first);
  expect(second[0]).toBe(first[0]);
});
