import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, it } from "vitest";
import type { SavedItem } from "../../domain/saved/saved-item.ts";
import { JourneyDatabase } from "./db.ts";
import { savedPicture, createSavedStore, type SavedStore } from "./saved-store.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };

let database: JourneyDatabase;
let store: SavedStore;
beforeEach(async () => {
  await database?.delete();
  database = new JourneyDatabase("saved-store");
  store = createSavedStore(database);
});

const item = (id: string, urls: string[]): SavedItem => ({
  kind: "tour",
  id,
  key: `tour:${id}`,
  title: id,
  image_url: "",
  revision: 1,
  rows: { destinations: [], tours: [], packages: [] },
  files: urls.map((url) => ({ url, bytes: 1 })),
  saved_at: null,
});
const urls = () => database.saved_files.toCollection().primaryKeys();
async function keep(id: string, pictures: string[]) {
  for (const url of pictures) await store.putFile(url, `tour:${id}`, new Blob([url]));
  await store.finish(item(id, pictures));
}

it("keeps a removed page's pictures while another page shows them", async () => {
  await keep("one", ["/shared", "/own"]);
  await store.finish(item("two", ["/shared"]));
  await store.remove(["tour:one"]);
  expect(await urls()).toEqual(["/shared"]);
  await store.remove(["tour:two"]);
  expect(await urls()).toEqual([]);
});

it("drops pictures that an updated page no longer shows", async () => {
  await keep("one", ["/old", "/same"]);
  await keep("one", ["/same", "/new"]);
  expect(await urls()).toEqual(["/new", "/same"]);
});

it("answers with another size of the same picture, never another picture", async () => {
  await keep("one", ["https://a.example/x-480.webp", "https://a.example/y.jpg"]);
  expect(await (await savedPicture("https://a.example/x-1600.webp", database))?.text()).toBe(
    "https://a.example/x-480.webp",
  );
  expect(await savedPicture("https://a.example/z-480.webp", database)).toBeNull();
  expect(await (await savedPicture("https://a.example/y.jpg", database))?.text()).toBe("https://a.example/y.jpg");
});
