import { beforeEach, expect, it, vi } from "vitest";
import { screen, server, show, signIn } from "../../../../tests/support/screen.tsx";
import { aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { itemTexts } from "../../../domain/catalogue/translation/item-texts.ts";

vi.mock("../../shared/use-offline-days.ts", () => ({ useOfflineDays: () => undefined }));
const { CatalogueScreen } = await import("./catalogue-screen.tsx");

const { price_cents, ...tour } = aTour({ title: "Registan at Dawn", gallery: [] });
const row = { ...tour, kind: "tour", price: price_cents / 100, archived: false };
const texts = [...itemTexts("tour", row).values()];

beforeEach(() => {
  signIn({ desk: "owner", guide: false });
  server.on("rpc/admin_items", ({ item_type }: { item_type: string }) =>
    item_type === "tour"
      ? {
          count: 2,
          rows: [
            { ...row, translated: { ru: texts, uz: texts.slice(2) } },
            { ...row, id: "t2", title: "Begun", archived: true, draft: true, translated: { ru: texts } },
          ],
        }
      : { count: 0, rows: [] },
  );
  show(<CatalogueScreen />);
});

it("searches all three lists at once, from their first page", async () => {
  await screen.sees("Registan at Dawn");
  expect(document.querySelectorAll("[type=search]")).toHaveLength(1);
  expect(screen.buttons().filter((name) => name === "Refresh")).toHaveLength(1);
  server.calls.length = 0;
  await screen.fill("Search the catalog", "dawn");
  await screen.until(() =>
    expect(server.argsOf("rpc/admin_items")).toEqual(
      ["destination", "tour", "package"].map((item_type) => ({
        item_type,
        archived: false,
        search: "dawn",
        skip: 0,
        how_many: 10,
      })),
    ),
  );
});

it("marks what is to translate or complete, and leads to the page of what is on sale", async () => {
  await screen.sees("Oʻzbekcha: 2 to translate");
  const [first, second] = [...document.querySelectorAll("section[aria-label=Tours] li")].map(
    ({ textContent }) => textContent,
  );
  expect(first).not.toContain("Русский");
  expect(first).toMatch(/\d details? to complete\d photographs? to add/);
  expect(second).toContain(`Русский: 1 to translateOʻzbekcha: ${texts.length} to translate`);
  expect(screen.links().filter((name) => name.startsWith("View"))).toEqual(["View Registan at Dawn"]);
  expect(screen.find("[aria-label='View Registan at Dawn']")?.getAttribute("href")).toBe("/tours/t1");
});
