import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import { aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { SHOP_ID } from "../../../domain/catalogue/translation/shop-texts.ts";
import type { TranslationDelta } from "../../../domain/catalogue/translation/translations.ts";
import type { Language } from "../../../domain/languages.ts";
import { UNSET_SHOP } from "../../../domain/shop/settings.ts";
import { createCatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { JourneyDatabase } from "../../local/db.ts";
import type { CatalogueAnswer } from "../../remote/catalogue.ts";
import { aMirror, down, good } from "./mirror.fixture.ts";
import type { MirrorDeps } from "./mirror.ts";

const tours = [aTour(), aTour({ id: "t2", title: "Second" })];
const whole: CatalogueDelta = { revision: 5, destinations: [], tours, packages: [], deleted: [] };
const nothing: CatalogueDelta = { ...whole, tours: [] };
const titled = (id: string, source: string, text: string) => ({
  kind: "tour" as const,
  id,
  texts: { title: { source, text } },
});
const malika = { name: "Malika", role: "Founder", words: "Words", picture: "" };
const dawn = titled("t1", "Registan at Dawn", "Регистан на рассвете");
const inUzbek = titled("t1", "Registan at Dawn", "Registon tongda");
const part = (language: Language, since: number, revision: number, ...items: TranslationDelta["items"]) => ({
  language,
  since,
  revision,
  items,
});
let database: JourneyDatabase;
let count = 0;
beforeEach(() => {
  database = new JourneyDatabase(`translated-${(count += 1)}`);
});
afterEach(() => database.close());

function page(language: Language, answers: CatalogueAnswer[], change: Partial<MirrorDeps> = {}) {
  const { start: open, ...mirror } = aMirror(createCatalogueDatabase(database), language, answers, {
    now: () => 1_000 + count,
    ...change,
  });
  return { open, ...mirror };
}

describe("the mirror of a page in another language", () => {
  it("asks for its translations only, and shows them over the rows", async () => {
    const one = page("ru", [good(whole, part("ru", 0, 7, dawn)), good(nothing, part("ru", 7, 7))]);
    await one.open();
    expect(one.titles()).toEqual(["Регистан на рассвете", "Second"]);
    await one.sync();
    expect(one.since.mock.calls).toEqual([
      [0, { ru: 0 }],
      [5, { ru: 7 }],
    ]);
    expect((await database.tours.get("t1"))?.title).toBe("Registan at Dawn");
    expect(one.store.get().snapshot.tours[1]?.untranslated).toContain("Second");
  });

  it("shows the shop's settings in its language, offline too, and the English of those that changed since", async () => {
    const settings = { ...UNSET_SHOP, address: "Registan 12", office_hours: "Mornings", people: [malika] };
    const texts = {
      address: { source: "Registan 12", text: "Регистан, 12" },
      office_hours: { source: "Evenings", text: "Вечером" },
      "people.0.role": { source: "Founder", text: "Основательница" },
    };
    const ofShop = { kind: "shop" as const, id: SHOP_ID, texts };
    const inRussian = {
      address: "Регистан, 12",
      office_hours: "Mornings",
      people: [{ ...malika, role: "Основательница" }],
      untranslated: ["Mornings", "Malika", "Words"],
    };
    const online = page("ru", [
      good({ ...whole, settings }, part("ru", 0, 7, ofShop)),
      good({ ...nothing, settings }, part("ru", 7, 7)),
    ]);
    await online.open();
    await online.sync();
    expect(online.store.get().snapshot.shop).toMatchObject(inRussian);
    const offline = page("ru", [down]);
    await offline.open();
    expect(offline.store.get().snapshot.shop).toMatchObject(inRussian);
    const english = page("en", [down]);
    await english.open();
    expect(english.store.get().snapshot.shop).toEqual(settings);
  });

  it("asks for none in English", async () => {
    const one = page("en", [good(whole)]);
    await one.open();
    expect(one.since.mock.calls).toEqual([[0, {}]]);
    expect(one.store.get().snapshot.tours[0]).not.toHaveProperty("untranslated");
  });

  it("has each language that the device used, offline too", async () => {
    await page("ru", [good(whole, part("ru", 0, 7, dawn))]).open();
    await page("uz", [good(nothing, part("uz", 0, 8, inUzbek))]).open();
    for (const [language, title] of [
      ["ru", "Регистан на рассвете"],
      ["uz", "Registon tongda"],
      ["en", "Registan at Dawn"],
    ] as const) {
      const offline = page(language, [down]);
      await offline.open();
      expect(offline.titles()).toEqual([title, "Second"]);
      // The preview is in the language of the page that stored it.
      expect(offline.shown.every(([first]) => first === undefined || first === title)).toBe(true);
    }
    const online = page("ru", [good(nothing, part("ru", 7, 8))]);
    await online.open();
    expect(online.since.mock.calls).toEqual([[5, { ru: 7 }]]);
  });

  it("does not show English first when the device has the rows but not yet their translations", async () => {
    await page("en", [good(whole)]).open();
    const one = page("ru", [good(nothing, part("ru", 0, 7, dawn))]);
    await one.open();
    expect(one.shown.every(([first]) => first === undefined || first === "Регистан на рассвете")).toBe(true);
    expect(one.titles()).toEqual(["Регистан на рассвете", "Second"]);
  });

  it("falls back to English offline in a language that the device never used", async () => {
    await page("en", [good(whole)]).open();
    const one = page("ru", [down]);
    await one.open();
    expect(one.titles()).toEqual(["Registan at Dawn", "Second"]);
    expect(one.store.get().snapshot.tours[0]?.untranslated).toContain("Registan at Dawn");
  });

  it("shows English again once the English text has changed", async () => {
    const renamed = { ...nothing, revision: 6, tours: [aTour({ title: "Registan at Dusk" })] };
    const one = page("ru", [good(whole, part("ru", 0, 7, dawn)), good(renamed, part("ru", 7, 7))]);
    await one.open();
    await one.sync();
    expect(one.titles()).toEqual(["Registan at Dusk", "Second"]);
  });

  it("removes the translations of deleted items, in every language", async () => {
    await page("ru", [good(whole, part("ru", 0, 7, dawn))]).open();
    const gone = { ...nothing, revision: 9, deleted: [{ kind: "tour" as const, id: "t1" }] };
    await page("en", [good(gone)]).open();
    expect(await database.translations.count()).toBe(0);
  });

  it("starts again when its translations are older than the server's", async () => {
    await page("ru", [good(whole, part("ru", 0, 7, dawn))]).open();
    const one = page("ru", [good(nothing, part("ru", 7, 3)), good(whole, part("ru", 0, 3))]);
    await one.open();
    expect(one.since.mock.calls).toEqual([
      [5, { ru: 7 }],
      [0, { ru: 0 }],
    ]);
    expect(one.titles()).toEqual(["Registan at Dawn", "Second"]);
  });

  it("fetches what another tab has stored meanwhile, because this page does not show it yet", async () => {
    const here = page("ru", [good(whole, part("ru", 0, 7)), good(nothing, part("ru", 7, 8, dawn))]);
    await here.open();
    await page("ru", [good(nothing, part("ru", 7, 8, dawn))]).open();
    await here.sync();
    expect(here.since.mock.lastCall).toEqual([5, { ru: 7 }]);
    expect(here.titles()).toEqual(["Регистан на рассвете", "Second"]);
  });

  it("asks for changes only, on a device that cannot store", async () => {
    const openDatabase = () => Promise.reject(new Error("refused"));
    const one = page("ru", [good(whole, part("ru", 0, 7, dawn)), good(nothing, part("ru", 7, 7))], { openDatabase });
    await one.open();
    await one.sync();
    expect(one.since.mock.lastCall).toEqual([5, { ru: 7 }]);
    expect(one.titles()).toEqual(["Регистан на рассвете", "Second"]);
  });

  it("is filled by the worker for all languages in use", async () => {
    const answers = [good(whole, part("ru", 0, 7, dawn), part("uz", 0, 8, inUzbek))];
    const worker = page("en", answers, { languages: async () => ["ru", "uz"], page: undefined });
    await worker.sync();
    expect(worker.since.mock.calls).toEqual([[0, { ru: 0, uz: 0 }]]);
    expect((await createCatalogueDatabase(database).mark()).translations).toEqual({ ru: 7, uz: 8 });
    expect(await database.translations.count()).toBe(2);
  });
});
