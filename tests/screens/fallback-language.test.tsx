import { beforeEach, expect, it } from "vitest";
import { db } from "../../src/data/local/db.ts";
import { aDestination, anOption, aPackage, aTour } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import { changeItemTexts } from "../../src/domain/catalogue/translation/item-texts.ts";
import { translateRow } from "../../src/domain/catalogue/translation/translate-catalogue.ts";
import type { ItemKind } from "../../src/domain/catalogue/types.ts";
import { putCatalogue, screen, showApp } from "../support/screen.tsx";

const MARK = "¤";

/** Each text ends in a mark, so that the page shows which of its texts fell back to English. */
function untranslated<Row extends object>(kind: ItemKind, row: Row) {
  return translateRow(
    kind,
    changeItemTexts(kind, row, (_, text) => text + MARK),
  );
}

const gallery = ["a", "b"].map((name) => ({ url: `${name}.webp`, alt: `Picture ${name}`, x: 50, y: 50 }));
const texts = {
  gallery,
  itinerary: { "1": "Arrive", "2": "Walk" },
  includes: ["Guide", "Tea"],
  good_to_know: { meals: "Breakfast", sleeping: "Hotel" },
  options: [anOption()],
};
const meeting = { meeting_point: "At the gate", meeting_time: "08:30" };
const places = ["d1", "d2"].map((id, index) =>
  untranslated("destination", aDestination({ id, name: `Place ${id}`, latitude: 40 + index, longitude: 65, gallery })),
);
const tours = ["t1", "t2"].map((id) =>
  untranslated(
    "tour",
    aTour({
      id,
      title: `Tour ${id}`,
      featured: true,
      duration_days: 2,
      destination_id: "d1",
      stop_ids: ["d1", "d2"],
      ...texts,
      ...meeting,
    }),
  ),
);
const packages = ["p1", "p2"].map((id) =>
  untranslated(
    "package",
    aPackage({ id, title: `Package ${id}`, tour_ids: ["t1", "t2"], ...texts, highlights: ["Domes"], stays: ["Inn"] }),
  ),
);

const SENTENCES = [/^About /, /^Tours in /, /^Continue: /];

function unmarkedTexts(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.textContent ?? "";
    const element = node.parentElement;
    if (!text.includes(MARK) || element?.closest("script, style") || SENTENCES.some((one) => one.test(text))) continue;
    if (element?.closest("[lang]")?.getAttribute("lang") !== "en") found.push(text);
  }
  return found;
}

beforeEach(() => putCatalogue({ destinations: places, tours, packages }));

it.each([
  ["/", "Tour t1"],
  ["/destinations", "Place d1"],
  ["/tours", "Tour t1"],
  ["/packages", "Domes"],
  ["/search", "Package p1"],
  ["/destinations/d1", "Package p1"],
  ["/tours/t1", "Breakfast"],
  ["/packages/p1", "Domes"],
  ["/booking/tour/t1", "Single room"],
  ["/booking/package/p1", "Single room"],
  ["/waiting-list/tour/t1?date=2026-12-15", "Tour t1"],
])("names the language of every text on %s that has no translation", async (address, seen) => {
  await showApp(address);
  await screen.sees(seen + MARK);
  expect(unmarkedTexts()).toEqual([]);
});

it("names the language of the texts in a saved copy", async () => {
  putCatalogue({ destinations: places, tours: tours.slice(1), packages: [] });
  const [tour] = tours;
  if (!tour) throw new Error("No tour");
  const rows = { destinations: places, tours: [tour], packages: [] };
  const saved = { kind: "tour" as const, id: "t1", key: "tour:t1", title: tour.title, image_url: tour.image_url };
  await db.saved.put({ ...saved, revision: 1, rows, files: [], saved_at: "2026-11-01T00:00:00Z" });
  await showApp("/tours/t1");
  await screen.sees(`Walk${MARK}`);
  expect(unmarkedTexts()).toEqual([]);
  await showApp("/offline");
  await screen.sees(`Tour t1${MARK}`);
  expect(unmarkedTexts()).toEqual([]);
});
