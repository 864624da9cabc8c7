import type { ManifestOptions } from "vite-plugin-pwa";
import { addressIn, type Language } from "../../domain/languages.ts";

const icon = (name: string) => ({ src: `/icons/${name}-96.png`, sizes: "96x96", type: "image/png" });

const LONGEST_SHORT_NAME = 12;

/** The first words that fit under an icon, without a last 'to' or 'of'. */
export function shortName(name: string): string {
  if (name.length <= LONGEST_SHORT_NAME) return name;
  const words = name.split(" ");
  while (words.length > 1 && (words.join(" ").length > LONGEST_SHORT_NAME || (words.at(-1) ?? "").length < 4))
    words.pop();
  return words.join(" ").slice(0, LONGEST_SHORT_NAME);
}

type Texts = typeof import("#texts/install.ts").MANIFEST;

/** Every language is the same app, so `id` never changes; the app opens in the language it was installed in. */
export const webManifest = (language: Language, texts: Texts, name: string): Partial<ManifestOptions> => ({
  id: "/",
  name,
  short_name: shortName(name),
  description: texts.description,
  lang: language,
  dir: "ltr",
  start_url: addressIn(language, "/"),
  scope: "/",
  display: "standalone",
  background_color: "#fbf8f1",
  theme_color: "#102750",
  categories: ["travel"],
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "/icons/mark.svg", sizes: "any", type: "image/svg+xml" },
  ],
  screenshots: [
    {
      src: "/screenshots/home-narrow.jpg",
      sizes: "780x1688",
      type: "image/jpeg",
      form_factor: "narrow",
      label: texts.homeOnPhone,
    },
    {
      src: "/screenshots/tour-narrow.jpg",
      sizes: "780x1688",
      type: "image/jpeg",
      form_factor: "narrow",
      label: texts.tourOnPhone,
    },
    {
      src: "/screenshots/home-wide.jpg",
      sizes: "1440x900",
      type: "image/jpeg",
      form_factor: "wide",
      label: texts.homeOnDesktop,
    },
  ],
  shortcuts: [
    { name: texts.search, url: addressIn(language, "/search"), icons: [icon("search")] },
    { name: texts.trips, url: addressIn(language, "/trips"), icons: [icon("trips")] },
  ],
});
