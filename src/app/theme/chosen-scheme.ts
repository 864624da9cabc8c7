import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";

export const SCHEMES = ["light", "dark", "auto"] as const;
type Scheme = (typeof SCHEMES)[number];

export function colorBrowserBar(page: Document, chosenScheme: Scheme): void {
  const [light, dark] = page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const showThemeColor = (meta: HTMLMetaElement | undefined, scheme: Scheme) =>
    meta?.setAttribute(
      "media",
      chosenScheme === "auto" ? `(prefers-color-scheme: ${scheme})` : chosenScheme === scheme ? "all" : "not all",
    );
  showThemeColor(light, "light");
  showThemeColor(dark, "dark");
}

function readChosenScheme(storage: () => Storage): Scheme {
  try {
    const storedScheme = storage().getItem(LOCAL_STORAGE.colorScheme);
    return SCHEMES.find((scheme) => scheme === storedScheme) ?? "auto";
  } catch {
    return "auto";
  }
}

/** A prerendered page does not know the choice, so this runs before the app. */
export function showChosenScheme(page: Document, storage: () => Storage): void {
  const chosenScheme = readChosenScheme(storage);
  if (chosenScheme === "auto") return;
  colorBrowserBar(page, chosenScheme);
  for (const radio of page.querySelectorAll<HTMLInputElement>("input[data-scheme]"))
    radio.checked = radio.dataset["scheme"] === chosenScheme;
}
