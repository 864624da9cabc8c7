import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDestination } from "../../domain/catalogue/rows/rows.fixture.ts";
import type { Language } from "../../domain/languages.ts";
import { catalogueForBuild } from "./fetch-catalogue.ts";

const KEY = "publishable";
let server: Server;
let url = "";
let rows: object[] = [];

const translated = {
  revision: 9,
  items: [{ kind: "destination", id: "d1", texts: { name: { source: "Samarkand", text: "Самарканд" } } }],
};
const delta = () => ({ revision: 7, reset: true, destinations: rows, tours: [], packages: [], deleted: [] });

beforeAll(async () => {
  server = createServer((request, response) => {
    const allowed = request.headers["apikey"] === KEY;
    response.writeHead(allowed ? 200 : 401, { "content-type": "application/json" });
    const answer = request.url?.endsWith("translations_since") ? translated : delta();
    response.end(JSON.stringify(allowed ? answer : { message: "Invalid API key" }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const env = (change: object) => ({ VITE_SUPABASE_URL: url, VITE_SUPABASE_KEY: KEY, ...change });

describe("a release build", () => {
  it("continues with the catalogue it received", async () => {
    rows = [aDestination()];
    expect(await catalogueForBuild(env({}))).toMatchObject({ ok: true, snapshot: { revision: 7 } });
  });

  it("has the rows in each language", async () => {
    rows = [aDestination()];
    const fetched = await catalogueForBuild(env({}));
    const namesIn = (language: Language) => fetched.ok && fetched.snapshotIn(language).destinations[0]?.name;
    expect([namesIn("en"), namesIn("ru")]).toEqual(["Samarkand", "Самарканд"]);
  });

  it.each([
    ["a wrong key", () => ({ VITE_SUPABASE_KEY: "wrong" }), "answered 401"],
    ["no server there", () => ({ VITE_SUPABASE_URL: "http://localhost:1" }), "fetch failed"],
    ["no address at all", () => ({ VITE_SUPABASE_URL: "" }), "is set"],
    [
      "an empty catalogue",
      () => {
        rows = [];
        return {};
      },
      "nothing in its catalogue",
    ],
  ])("stops with %s, unless it was told by name to do without a catalogue", async (_what, change, why) => {
    const wrong = env(change());
    await expect(catalogueForBuild(wrong)).rejects.toThrow(why);
    expect(await catalogueForBuild({ ...wrong, WITHOUT_CATALOGUE: "1" })).toMatchObject({ ok: false });
    await expect(catalogueForBuild({ ...wrong, WITHOUT_CATALOGUE: "0" })).rejects.toThrow(why);
  });
});
