import type { Language } from "../../../domain/languages.ts";
import { catalogueStore } from "../../local/catalogue/catalogue-store.ts";
import { trustedNow } from "../../net/clock.ts";
import { runIfUnlocked } from "../../net/locks.ts";
import { type CatalogueAnswer, catalogueSince } from "../../remote/catalogue.ts";
import { createCatalogueMirror, type MirrorDeps, type TranslatedSince } from "./mirror.ts";

const LOCK_NAME = "journey-catalogue-sync";

async function fetchTranslations(translated: TranslatedSince) {
  const languages = Object.entries(translated) as [Language, number][];
  if (languages.length === 0) return [];
  const { translationsSince } = await import("../../remote/translations-since.ts");
  const answers = await Promise.all(languages.map(([language, since]) => translationsSince(language, since)));
  return answers.flatMap((answer) => {
    if (answer.ok) return answer.value;
    console.warn(`Translations of the catalogue: ${answer.reason}`);
    return [];
  });
}

async function fetchSince(revision: number, translated: TranslatedSince): Promise<CatalogueAnswer> {
  const [answer, translations] = await Promise.all([catalogueSince(revision), fetchTranslations(translated)]);
  return answer.ok ? { ok: true, value: { ...answer.value, translations } } : answer;
}

type OwnMirror = Pick<MirrorDeps, "openDatabase" | "page" | "languages"> & Partial<Pick<MirrorDeps, "exclusively">>;

export const createOwnMirror = (own: OwnMirror) =>
  createCatalogueMirror({
    store: catalogueStore,
    since: fetchSince,
    exclusively: (work) => runIfUnlocked(LOCK_NAME, work),
    now: trustedNow,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    report: (message) => console.warn(message),
    ...own,
  });
