import { describe, expect, it } from "vitest";
import { aDestination, aPackage, aTour } from "../catalogue/rows/rows.fixture.ts";
import { planItem, planTrip, type SaveDevice } from "./save-plan.ts";

const rows = {
  destinations: [aDestination({ id: "d1", image_url: "khiva-1600.webp", name: "Khiva" })],
  tours: [
    aTour({ id: "t1", image_url: "walls-1600.webp", destination_id: "d1" }),
    aTour({ id: "t2", image_url: "dunes.jpg", destination_id: null }),
    aTour({ id: "t3", image_url: "", destination_id: "d1" }),
  ],
  packages: [aPackage({ id: "p1", image_url: "road-1600.webp", tour_ids: ["t2", "t1", "gone"] })],
};
const phone: SaveDevice = { asOf: null, hero: 960, address: (image) => `https://pictures.example/${image}` };
const at = (name: string) => `https://pictures.example/${name}`;

describe("what is saved with a page", () => {
  it("of a tour is its picture in two sizes and those of the tours below it", () => {
    const plan = planItem({ kind: "tour", id: "t1" }, rows, phone);
    expect(plan?.pictures).toEqual([at("walls-960.webp"), at("walls-480.webp"), at("dunes.jpg")]);
    expect(plan?.rows.destinations.map(({ id }) => id)).toEqual(["d1"]);
  });

  it("of a tour with further pictures includes each once, no larger than a phone shows", () => {
    const shot = (url: string) => ({ url, alt: "", x: 50, y: 50 });
    const gallery = [shot("walls-1600.webp"), shot("gate-1600.webp"), shot("https://else.example/wall.jpg")];
    const tours = [aTour({ id: "t1", image_url: "walls-1600.webp", destination_id: null, gallery })];
    const pictures = (hero: SaveDevice["hero"]) =>
      planItem({ kind: "tour", id: "t1" }, { ...rows, tours }, { ...phone, hero })?.pictures;
    const other = at("https://else.example/wall.jpg");
    expect(pictures(1600)).toEqual([at("walls-1600.webp"), at("walls-480.webp"), at("gate-960.webp"), other]);
    expect(pictures(480)).toEqual([at("walls-480.webp"), at("gate-480.webp"), other]);
  });

  it("of a package includes its tours' texts and pictures, in its order", () => {
    const plan = planItem({ kind: "package", id: "p1" }, rows, phone);
    expect(plan?.rows.tours.map(({ id }) => id)).toEqual(["t2", "t1"]);
    expect(plan?.pictures.slice(2)).toEqual([at("dunes.jpg"), at("walls-480.webp")]);
  });

  it("of a destination is its tours; a tour without a picture adds none", () => {
    const plan = planItem({ kind: "destination", id: "d1" }, rows, phone);
    expect(plan).toMatchObject({ title: "Khiva", key: "destination:d1" });
    expect(plan?.pictures).toEqual([at("khiva-960.webp"), at("khiva-480.webp"), at("walls-480.webp")]);
  });

  it("of a trip has its own title, also when its tour is no longer offered", () => {
    const trip = { id: "b1", title: "As booked", image_url: "old-1600.webp" };
    expect(planTrip({ ...trip, item: { kind: "tour", id: "gone" } }, rows, phone)).toMatchObject({
      key: "trip:b1",
      title: "As booked",
      pictures: [at("old-960.webp"), at("old-480.webp")],
      rows: { tours: [] },
    });
    expect(planTrip({ ...trip, item: { kind: "tour", id: "t1" } }, rows, phone).rows.tours).toHaveLength(1);
  });
});
