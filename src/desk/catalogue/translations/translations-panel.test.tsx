import { beforeEach, describe, expect, it, vi } from "vitest";
import { field, place, render, tap, type } from "../../../../tests/support/render.tsx";
import { aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import type { ItemTranslation, Translated } from "../../../domain/catalogue/translation/translations.ts";
import { type ShopSettings, UNSET_SHOP } from "../../../domain/shop/settings.ts";
import { useWaitingToasts } from "../../../shared/ui/toast/toast.ts";

type Drafts = Record<string, Readonly<Record<string, Translated>>>;
const server = vi.hoisted(() => ({
  texts: {} as Record<string, ItemTranslation>,
  saved: [] as unknown[],
  isRefusing: false,
  drafts: {} as Drafts,
}));
vi.mock("../../../data/sync/catalogue/catalogue.ts", () => ({ syncCatalogue: vi.fn(async () => undefined) }));
vi.mock("../../../data/local/drafts.ts", () => ({
  formDraft: (key: string) => ({
    load: async () => server.drafts[key] ?? null,
    save: async (value: Drafts[string]) => {
      server.drafts[key] = value;
      return null;
    },
    saveSync: () => undefined,
    remove: async () => {
      delete server.drafts[key];
    },
  }),
}));
vi.mock("../../../data/remote/desk/ask-desk.ts", () => ({
  callDesk: async (name: string, args: { language: string; texts: ItemTranslation }) => {
    if (name === "rpc/admin_settings") return { ok: true, value: shop };
    if (name === "rpc/admin_item") return { ok: true, value: { ...aTour({ itinerary: {} }), kind: "tour" } };
    if (name === "rpc/admin_translations") return { ok: true, value: server.texts };
    server.saved.push(args);
    if (server.isRefusing) return { ok: false, code: "unreachable", reason: "unreachable" };
    server.texts = { ...server.texts, [args.language]: { ...server.texts[args.language], ...args.texts } };
    return { ok: true, value: { ok: true } };
  },
}));
const shop: ShopSettings = {
  ...UNSET_SHOP,
  address: "Registan 12",
  rating_source: "Our reviews",
  people: [{ name: "Malika", role: "Founder", words: "", picture: "" }],
};
const { TranslationsPanel } = await import("./translations-panel.tsx");

const russian = {
  title: { source: "Registan at Dawn", text: "Регистан на рассвете" },
  description: { source: "A walk", text: "Прогулка" },
};

const reportUnsaved = vi.fn();
async function open(kind: "tour" | "shop" = "tour") {
  await render(<TranslationsPanel kind={kind} id="t1" reportUnsaved={reportUnsaved} />);
  await tap("Русский");
}

beforeEach(() => {
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  Object.assign(server, { texts: { ru: russian }, saved: [], isRefusing: false, drafts: {} });
  useWaitingToasts.setState({ toasts: [], closed: [] });
});

describe("the translations of an item at the desk", () => {
  it("stand beside the English texts, with what is missing and what has changed since", async () => {
    await open();
    expect(place.textContent).toContain("Not translated: 2. Changed since: 1.");
    expect(place.textContent).toContain("Not translated: 4. Changed since: 0.");
    expect(field("title").value).toBe("Регистан на рассвете");
    expect(field("title").lang).toBe("ru");
    expect(field("description").value).toBe("Прогулка");
    expect(place.textContent).toContain("Changed since it was translated");
    expect(place.textContent).toContain("It was: A walk");
    expect(field("includes.0").value).toBe("");
  });

  it("are saved with the English text that was on the screen, and only those that were typed", async () => {
    await open();
    await type("includes.0", "Гид");
    await tap("Keep this translation");
    expect(reportUnsaved).toHaveBeenLastCalledWith(true);
    await tap("Save translations");
    expect(server.saved).toEqual([
      {
        entity: "tour",
        entity_id: "t1",
        language: "ru",
        texts: {
          "includes.0": { source: "Guide", text: "Гид" },
          description: { source: "A quiet walk before the crowds", text: "Прогулка" },
        },
      },
    ]);
    expect(place.textContent).toContain("Not translated: 1. Changed since: 0.");
    expect(useWaitingToasts.getState().toasts).toMatchObject([{ title: "Translations saved" }]);
    expect(reportUnsaved).toHaveBeenLastCalledWith(false);
    expect(server.drafts).toEqual({});
  });

  it("stay in the form and as a draft when the server was not reached", async () => {
    server.isRefusing = true;
    await open();
    await type("includes.0", "Гид");
    await tap("Save translations");
    expect(useWaitingToasts.getState().toasts).toMatchObject([{ title: "The translations were not saved" }]);
    expect(field("includes.0").value).toBe("Гид");
    await tap("Русский");
    await tap("Русский");
    expect(field("includes.0").value).toBe("Гид");
  });

  it("are of the shop's settings, too, each by the name of its field", async () => {
    await open("shop");
    expect([...place.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual([
      "Office address",
      "Rating: Source",
      "Person 1: Name",
      "Person 1: Role",
    ]);
    await type("people.0.role", "Основательница");
    await tap("Save translations");
    const texts = { "people.0.role": { source: "Founder", text: "Основательница" } };
    expect(server.saved).toMatchObject([{ entity: "shop", texts }]);
  });
});
