import { LOCAL_STORAGE, SESSION_STORAGE } from "../../domain/device/stored-names.ts";
import { type Language, languages } from "../../domain/languages.ts";

export function chosenLanguage(storage: () => Storage): Language | null {
  try {
    const name = storage().getItem(LOCAL_STORAGE.language);
    return languages.find((language) => language === name) ?? null;
  } catch {
    return null;
  }
}

export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(LOCAL_STORAGE.language, language);
    sessionStorage.setItem(SESSION_STORAGE.languageScroll, String(window.scrollY));
  } catch {
    // Without storage the address alone holds the choice.
  }
}

export function takeScroll(): number | null {
  try {
    const top = sessionStorage.getItem(SESSION_STORAGE.languageScroll);
    sessionStorage.removeItem(SESSION_STORAGE.languageScroll);
    return top === null ? null : Number(top);
  } catch {
    return null;
  }
}

export function offeredLanguage(wanted: readonly string[], shown: Language): Language | null {
  const first = wanted.map((tag) => tag.slice(0, 2)).find((tag) => languages.some((language) => language === tag));
  return languages.find((language) => language === first && language !== shown) ?? null;
}
