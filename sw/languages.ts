/// <reference lib="webworker" />
import { CACHES } from "../src/domain/device/stored-names.ts";
import { type Language, languageAt } from "../src/domain/languages.ts";
import { cacheKey, hrefOf } from "./app-files.ts";
import { type BuiltFile, fetchWhole } from "./whole-files.ts";

export type Translations = Readonly<Record<string, readonly BuiltFile[]>>;

const openUsed = () => caches.open(CACHES.usedParts);

async function storeFiles(files: readonly BuiltFile[]): Promise<void> {
  const used = await openUsed();
  const store = async (file: BuiltFile) => {
    if (await used.match(cacheKey(file))) return;
    const response = await fetchWhole(hrefOf(file));
    if (!response) throw new TypeError(`Not the file the build made: ${file.url}`);
    await used.put(cacheKey(file), response);
  };
  await Promise.all(files.map(store));
}

const languageOf = (url: string) => languageAt(new URL(url).pathname);

export async function usedLanguages({ clients }: ServiceWorkerGlobalScope): Promise<Set<Language>> {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const stored = await (await openUsed()).keys();
  return new Set([...pages, ...stored].map(({ url }) => languageOf(url)));
}

export function registerLanguages(worker: ServiceWorkerGlobalScope, translations: Translations) {
  const storeLanguage = async (language: string) => storeFiles(translations[language] ?? []);

  async function storeUsed(): Promise<void> {
    for (const language of await usedLanguages(worker)) await storeLanguage(language);
  }

  /** The page of a translation, `name` without its language; undefined until it is stored. */
  async function storedPage(language: string, name: string): Promise<Response | undefined> {
    const file = translations[language]?.find(({ url }) => url === name);
    return file && (await openUsed()).match(cacheKey(file));
  }

  worker.addEventListener("install", (event) => event.waitUntil(storeUsed()));
  return { storeLanguage, storedPage };
}
