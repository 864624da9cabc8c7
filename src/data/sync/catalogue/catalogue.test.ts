import { expect, it, vi } from "vitest";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { PageOfMirror } from "./mirror.ts";

const calls: string[] = [];
vi.mock("./page-mirror.ts", () => ({
  createPageMirror: ({ language, translate }: PageOfMirror) => ({
    start: async () => void calls.push(`start ${language}${translate ? ", translated" : ""}`),
    sync: async () => void calls.push("sync"),
  }),
}));
const { startMirror, syncCatalogue } = await import("./catalogue.ts");

it("fetches nothing before it knows the page's language, whatever asks first", async () => {
  const early = syncCatalogue();
  const first = startMirror((snapshot: CatalogueSnapshot) => snapshot, "ru");
  await Promise.all([early, first, syncCatalogue()]);
  expect(calls).toEqual(["start ru, translated", "sync", "sync", "sync"]);
});
