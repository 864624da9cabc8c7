import { addressIn, languageAt } from "../../domain/languages.ts";
import { chosenLanguage } from "../../shared/browser/chosen-language.ts";

const isInstalled = (page: Window) => page.matchMedia("(display-mode: standalone)").matches;

/** The installed app always starts at the home page of the language it was installed in. */
export function openChosenLanguage(page: Window): void {
  const { pathname, search } = page.location;
  const pageLanguage = languageAt(pathname);
  const chosen = chosenLanguage(() => page.localStorage);
  if (chosen === null || chosen === pageLanguage || pathname !== addressIn(pageLanguage, "/") || !isInstalled(page))
    return;
  page.location.replace(`${addressIn(chosen, "/")}${search}`);
}
