import { describe, expect, it } from "vitest";
import { aDestination, anOption, aPackage, aQuestion, aTour } from "../rows/rows.fixture.ts";
import { itemTexts } from "./item-texts.ts";
import { createOverlay, translateRow } from "./overlay.ts";
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

describe("an overlay", () => {
  it("keeps the identity of rows and tables that did not change", () => {
    const overlay = createOverlay("ru");
    const rows = rowsOf(tour, aTour({ id: "t2" }));
    overlay.load([{ kind: "tour", id: tour.id, texts: title }], 3);
    const first = overlay.translate(rows).tours;
    expect(overlay.translate(rows).tours).toBe(first);
    overlay.apply({ language: "ru", since: 3, revision: 4, items: [{ kind: "tour", id: "t2", texts: title }] });
    const second = overlay.translate(rows).tours;
    expect(second).not.toBe(first);
    expect(second[0]).toBe(first[0]);
  });

  it("forgets what a whole answer does not have", () => {
    const overlay = createOverlay("ru");
    overlay.load([{ kind: "tour", id: tour.id, texts: title }], 3);
    overlay.apply({ language: "ru", since: 0, revision: 1, items: [] });
    expect(overlay.translate(rowsOf(tour)).tours[0]?.title).toBe(tour.title);
    expect(overlay.revision()).toBe(1);
  });
});
