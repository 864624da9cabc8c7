import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";

export const SCHEMES = ["light", "dark", "auto"] as const;
type Scheme = (typeof SCHEMES)[number];

export function colorBrowserBar(page: Document, chosen: Scheme): void {
  const [light, dark] = page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const show = (meta: HTMLMetaElement | undefined, scheme: Scheme) =>
    meta?.setAttribute(
      "media",
      chosen === "auto" ? `(prefers-color-scheme: ${scheme})` : chosen === scheme ? "all" : "not all",
    );
  show(light, "light");
  show(dark, "dark");
}

function chosenHere(storage: () => Storage): Scheme {
  try {
    const kept = storage().getItem(LOCAL_STORAGE.colorScheme);
    return SCHEMES.find((scheme) => scheme === kept) ?? "auto";
  } catch {
    return "auto";
  }
}

/** A prerendered page does not know the choice, so this runs before the app. */
export function showChosenScheme(page: Document, storage: () => Storage): void {
  const chosen = chosenHere(storage);
  if (chosen === "auto") return;
  colorBrowserBar(page, chosen);
  for (const radio of page.querySelectorAll<HTMLInputElement>("input[data-scheme]"))
    radio.checked = radio.dataset["scheme"] === chosen;
}
