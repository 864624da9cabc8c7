import { expect, it, vi } from "vitest";
import type { Overlay } from "../../../domain/catalogue/translation/overlay.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";

const calls: string[] = [];
vi.mock("./page-mirror.ts", () => ({
  pageMirror: {
    start: async (_previewOf: unknown, overlay?: Overlay) => void calls.push(`start ${overlay?.language}`),
    sync: async () => void calls.push("sync"),
  },
}));
const { startMirror, syncCatalogue } = await import("./catalogue.ts");

it("fetches nothing before it knows the page's language, whatever asks first", async () => {
  const early = syncCatalogue();
  const first = startMirror((snapshot: CatalogueSnapshot) => snapshot, "ru");
  await Promise.all([early, first, syncCatalogue()]);
  expect(calls).toEqual(["start ru", "sync", "sync", "sync"]);
});
