import { act, useLayoutEffect } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { field, place, render, tap, type } from "../../../../tests/support/render.tsx";
import type { TypedTranslations } from "../../../data/drafts/draft-keys.ts";
import { aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { itemTexts, textsBy } from "../../../domain/catalogue/translation/item-texts.ts";
import { changeShopTexts } from "../../../domain/catalogue/translation/shop-texts.ts";
import type { ItemTranslation } from "../../../domain/catalogue/translation/translations.ts";
import { type ShopSettings, UNSET_SHOP } from "../../../domain/shop/settings.ts";
import { useWaitingToasts } from "../../../shared/ui/toast/toast.ts";
import type { TranslationsForm } from "./use-translations.ts";

type Drafts = Record<string, TypedTranslations>;
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
  travelers: "15K+",
  travelers_source: "Our bookings",
  people: [{ name: "Malika", role: "Founder", words: "", picture: "" }],
};
const { TranslationsPanel } = await import("./translations-panel.tsx");
const { useTranslations } = await import("./use-translations.ts");

const russian = {
  title: { source: "Registan at Dawn", text: "Регистан на рассвете" },
  description: { source: "A walk", text: "Прогулка" },
};

const SOURCES = {
  tour: itemTexts("tour", aTour({ itinerary: {} })),
  shop: textsBy((change) => changeShopTexts(shop, change)),
};
let live: TranslationsForm;
function Panel({ kind, startsOpen }: { kind: "tour" | "shop"; startsOpen?: boolean }) {
  const translations = useTranslations(kind, "t1");
  useLayoutEffect(() => {
    live = translations;
  });
  return (
    <TranslationsPanel
      kind={kind}
      sources={SOURCES[kind]}
      translations={translations}
      {...(startsOpen === undefined ? {} : { startsOpen })}
    />
  );
}
async function open(kind: "tour" | "shop" = "tour") {
  await render(<Panel kind={kind} />);
  await tap("Русский");
}
const save = () => act(() => live.submit());

beforeEach(() => {
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  Object.assign(server, { texts: { ru: russian }, saved: [], isRefusing: false, drafts: {} });
  useWaitingToasts.setState({ toasts: [], closed: [] });
});

describe("the translations of an item at the desk", () => {
  it("stand beside the English texts, with what is missing and what has changed since", async () => {
    await open();
    expect(place.textContent).toContain("2 to translate · 1 changed since");
    expect(place.textContent).toContain("4 to translate");
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
    expect(live.dirty).toBe(true);
    await save();
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
    expect(place.textContent).toContain("1 to translate");
    expect(useWaitingToasts.getState().toasts).toMatchObject([{ title: "Translations saved" }]);
    expect(live.dirty).toBe(false);
    expect(server.drafts).toEqual({});
  });

  it("stay in the form and as a draft when the server was not reached", async () => {
    server.isRefusing = true;
    await open();
    await type("includes.0", "Гид");
    await save();
    expect(useWaitingToasts.getState().toasts).toMatchObject([{ title: "The translations were not saved" }]);
    expect(field("includes.0").value).toBe("Гид");
    await tap("Русский");
    await tap("Русский");
    expect(field("includes.0").value).toBe("Гид");
  });

  it("are of the shop's settings, too, each by the name of its field", async () => {
    await open("shop");
    const names = ["Office address", "Happy travelers", "Happy travelers: Source", "Person 1: Name", "Person 1: Role"];
    expect([...place.querySelectorAll("b")].map(({ textContent }) => textContent)).toEqual(names);
    expect([...place.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual(
      names.map(() => "Русский"),
    );
    expect(field("address").getAttribute("aria-label")).toBe("Office address, Русский");
    await type("people.0.role", "Основательница");
    await save();
    const texts = { "people.0.role": { source: "Founder", text: "Основательница" } };
    expect(server.saved).toMatchObject([{ entity: "shop", texts }]);
  });

  it("stand open in all languages for a new item, which shows its English texts as they are typed", async () => {
    server.texts = {};
    await render(<Panel kind="tour" startsOpen />);
    const languages = [...place.querySelectorAll("textarea[name=title]")].map((one) => one.getAttribute("lang"));
    expect(languages).toEqual(["ru", "uz"]);
    await type("title", "Регистан");
    expect(place.textContent).toContain("3 to translate");
  });
});
