import { beforeAll, describe, expect, it } from "vitest";
import { call, lit, one } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import { anon, makeTour } from "./support/fixtures.ts";

const shot = { url: "images/1-dome-1600.webp", alt: "The dome", x: 50, y: 30 };
const many = (length: number) => Array.from({ length }, (_, n) => ({ ...shot, url: `images/${n}.webp` }));

onOneEngine("the pictures of an item", (db) => {
  let tour: string;
  const save = (gallery: unknown) =>
    db().exec(`update public.tours set gallery = ${lit(JSON.stringify(gallery))}::jsonb where id = ${lit(tour)}`);
  beforeAll(async () => {
    tour = await makeTour(db());
  });

  describe("accepted", () => {
    it.each([
      ["none", []],
      ["uploaded ones", [shot, { ...shot, url: "seed/khiva-1600.webp", x: 0, y: 100 }]],
      ["one of another host", [{ ...shot, url: "https://pictures.example/a%20b.jpg?w=1" }]],
      ["one without words", [{ ...shot, alt: "" }]],
      ["one that fills a slot", [{ ...shot, slot: "room" }]],
      ["twelve", many(12)],
    ])("%s", async (_, gallery) => {
      await save(gallery);
      expect((await one(db(), `select gallery from public.tours where id = ${lit(tour)}`))["gallery"]).toEqual(gallery);
    });
  });

  describe("refused", () => {
    it.each([
      ["no list", shot],
      ["thirteen", many(13)],
      ["an unknown slot", [{ ...shot, slot: "pool" }]],
      ["one twice", [shot, { ...shot, alt: "Again" }]],
      ["a script", [{ ...shot, url: "javascript:alert(1)" }]],
      ["another host by two slashes", [{ ...shot, url: "//evil.example/x.png" }]],
      ["a way out of the bucket", [{ ...shot, url: "images/../../secret" }]],
      ["an address with a blank", [{ ...shot, url: "https://a.example/a b.jpg" }]],
      ["too long words", [{ ...shot, alt: "x".repeat(201) }]],
      ["something else along", [{ ...shot, title: "x" }]],
    ])("%s", async (_, gallery) => {
      await expect(save(gallery)).rejects.toThrow("At most 12 pictures");
    });
  });

  it.each(["javascript:alert(1)", "//evil.example/x.png", 'x" onerror="go()', "../a", ""])(
    "never begin with %j",
    async (address) => {
      const change = `update public.tours set image_url = ${lit(address)} where id = ${lit(tour)}`;
      await expect(db().exec(change)).rejects.toThrow("begins with https:// or is an uploaded file");
    },
  );

  it.each(["https://pictures.example/a.jpg", "/placeholder.svg", "seed/khiva-1600.webp"])(
    "begin with %s",
    async (address) => {
      const found = `select image_url from public.tours where id = ${lit(tour)}`;
      await db().exec(`update public.tours set image_url = ${lit(address)} where id = ${lit(tour)}`);
      expect(await one(db(), found)).toEqual({ image_url: address });
    },
  );

  it("arrive with a change of the item", async () => {
    const { revision } = (await call(db(), anon, "catalogue_since", { since: 0 })) as { revision: number };
    await save([shot]);
    const answer = await call(db(), anon, "catalogue_since", { since: revision });
    expect(answer).toMatchObject({ tours: [{ id: tour, gallery: [shot] }] });
  });
});
