import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { SHOP_ID } from "../../src/domain/catalogue/translation/shop-texts.ts";
import { languages, translations } from "../../src/domain/languages.ts";
import { call, lit, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Answer = { revision: number; items: { kind: string; id: string; texts: Row }[] };

const title = { title: { source: "Registan at Dawn", text: "Регистан на рассвете" } };

onEveryEngine("translations", (db) => {
  let tour: string;
  const since = async (revision: number, language = "ru") =>
    (await call(db(), f.anon, "translations_since", { language, since: revision })) as Answer;
  const save = (texts: Row, more: Row = {}, who = f.admin) =>
    f.ask(db(), who, "save_translations", { entity: "tour", entity_id: tour, language: "ru", texts, ...more });
  const archive = (archived: boolean) =>
    db().exec(`update public.tours set archived = ${archived} where id = ${lit(tour)}`);

  beforeAll(async () => {
    await f.addAccounts(db());
    await f.addColleagues(db());
  });
  beforeEach(async () => {
    tour = await f.makeTour(db());
  });

  it("are in the languages of the app", async () => {
    const accepted = await db().query(
      `select l as language from unnest(array[${[...languages, "de"].map(lit).join()}]) l where private.is_translation(l)`,
    );
    expect(accepted.map(({ language }) => language)).toEqual(translations);
  });

  it("are sent whole for 0, and then only those of items that changed", async () => {
    const { revision: before } = await since(0);
    expect(await save(title)).toEqual({ ok: true });
    const first = await since(before);
    expect(first.items).toEqual([{ kind: "tour", id: tour, texts: title }]);
    expect((await since(0)).items).toContainEqual({ kind: "tour", id: tour, texts: title });
    expect(await since(first.revision)).toEqual({ revision: first.revision, items: [] });
    expect((await since(0, "uz")).items).toEqual([]);
    await save({
      title: { source: "Registan at Dawn", text: "" },
      "itinerary.1": { source: "Walk", text: "Прогулка" },
    });
    expect((await since(first.revision)).items).toEqual([
      { kind: "tour", id: tour, texts: { "itinerary.1": { source: "Walk", text: "Прогулка" } } },
    ]);
  });

  it("keep what another admin translated in the same item", async () => {
    await save(title);
    await save({ description: { source: "x", text: "икс" } });
    expect(await call(db(), f.admin, "admin_translations", { entity: "tour", entity_id: tour })).toEqual({
      ru: { ...title, description: { source: "x", text: "икс" } },
    });
  });

  it("of an archived item reach no traveler, and are sent again when it is restored", async () => {
    await save(title);
    const { revision } = await since(0);
    await archive(true);
    expect((await since(0)).items.map(({ id }) => id)).not.toContain(tour);
    await archive(false);
    expect((await since(revision)).items).toEqual([{ kind: "tour", id: tour, texts: title }]);
  });

  it("vanish with their item, and the revision never falls", async () => {
    await save(title);
    const { revision } = await since(0);
    await db().exec(`delete from public.departures where tour_id = ${lit(tour)}`);
    await db().exec(`delete from public.tours where id = ${lit(tour)}`);
    expect(await f.count(db(), `public.translations where entity_id = ${lit(tour)}`)).toBe(0);
    expect((await since(revision)).revision).toBeGreaterThan(revision);
  });

  it("of the shop's settings are written by its owner alone", async () => {
    const texts = { address: { source: "Registan 12", text: "Регистан, 12" } };
    const ofShop = { entity: "shop", entity_id: SHOP_ID };
    expect(await save(texts, ofShop)).toEqual({ ok: true });
    expect((await since(0)).items).toContainEqual({ kind: "shop", id: SHOP_ID, texts });
    expect(await call(db(), f.office, "admin_translations", ofShop)).toEqual({ ru: texts });
    const audited = "public.audit_log where action = 'translated' and entity = 'settings' and entity_id = 'settings'";
    expect(await f.count(db(), audited)).toBe(1);
    await expect(save(texts, ofShop, f.office)).rejects.toMatchObject({ code: "PT403" });
  });

  it("are audited with the texts before and after", async () => {
    await save(title);
    await save(title);
    const entries = await db().query(
      `select action, entity, details from public.audit_log where entity_id = ${lit(tour)} and action = 'translated'`,
    );
    const changes = { title: { from: null, to: title.title.text } };
    expect(entries).toEqual([{ action: "translated", entity: "tour", details: { language: "ru", changes } }]);
  });

  it.each([
    [{ language: "en" }, "invalid_translations"],
    [{ texts: { "Title!": { source: "a", text: "b" } } }, "invalid_translations"],
    [{ texts: { title: { source: "a" } } }, "invalid_translations"],
    [{ texts: [] }, "invalid_translations"],
    [{ entity: "settings" }, "not_found"],
    [{ entity_id: randomUUID() }, "not_found"],
    [{ entity: "shop" }, "not_found"],
  ])("are refused for %j", async (change, code) => {
    expect(await save(title, change)).toMatchObject({ ok: false, code });
  });

  it.each([
    ["a stranger", f.anon],
    ["a traveler", f.traveler],
    ["a guide", f.guide],
    ["an admin whose account has ended", f.endedOffice],
  ])("are neither written nor listed by %s", async (_, who) => {
    await expect(save(title, {}, who)).rejects.toMatchObject({ code: "42501" });
    const list = call(db(), who, "admin_translations", { entity: "tour", entity_id: tour });
    await expect(list).rejects.toMatchObject({ code: "42501" });
  });
});
