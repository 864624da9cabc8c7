import { addressIn, languageAt } from "../../domain/languages.ts";
import { MISSING_LANGUAGE } from "../../domain/worker/missing-language.ts";
import { CODE_ID, type PageCode } from "../../domain/worker/shell-page.ts";
import { chosenLanguage } from "../../shared/browser/chosen-language.ts";
import { watchTyping } from "../../shared/form/unsaved.ts";
import { FETCH_AGAIN_MS, recoverFromMissingParts, restartApp } from "../service-worker/recover.ts";
import { showChosenScheme } from "../theme/chosen-scheme.ts";
import { dimFollowedLinks } from "./followed-link.ts";
import { watchEarly } from "./watch-early.ts";

const isInstalled = (page: Window) => page.matchMedia("(display-mode: standalone)").matches;

/** The installed app always starts at the home page of the language it was installed in. */
export function openChosenLanguage(page: Window): void {
  const { pathname, search } = page.location;
  const pageLanguage = languageAt(pathname);
  const chosen = chosenLanguage(() => page.localStorage);
  // The chosen language could not be opened.
  if (search.includes(MISSING_LANGUAGE)) return;
  if (chosen === null || chosen === pageLanguage || pathname !== addressIn(pageLanguage, "/") || !isInstalled(page))
    return;
  page.location.replace(`${addressIn(chosen, "/")}${search}`);
}

/** Some browsers have no paint timing. */
const PAINTED_AFTER_MS = 1_000;

function readCode(): PageCode {
  return JSON.parse(document.getElementById(CODE_ID)?.textContent ?? "");
}

function link(rel: "modulepreload" | "stylesheet", href: string): void {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = href;
  document.head.append(element);
}

/** A dozen requests block as long as running a file, so start them in a separate task. */
async function fetchCode({ run, fetch, styles }: PageCode): Promise<void> {
  for (const href of run) link("modulepreload", href);
  await new Promise((resolve) => setTimeout(resolve, 0));
  for (const href of styles) link("stylesheet", href);
  for (const href of fetch) link("modulepreload", href);
}

function run(files: string[]): void {
  const [first, ...rest] = files;
  if (first === undefined) return;
  import(/* @vite-ignore */ first).then(
    () => setTimeout(() => run(rest), 0),
    // Without a restart, an unreadable file would leave a dead page.
    () => {
      void restartApp();
      setTimeout(() => run(files), FETCH_AGAIN_MS);
    },
  );
}

// oxlint-disable-next-line journey/module-variable -- a page starts once
let hasBegun = false;
function startOnce(): void {
  if (hasBegun) return;
  hasBegun = true;
  const code = readCode();
  void fetchCode(code);
  setTimeout(() => run(code.run), 0);
}

/** The first paint needs the bandwidth but no code; a hidden tab and the shell paint nothing, so they start at once. */
function startAfterPaint(): void {
  const hasPrerenderedContent = document.getElementById("root")?.hasChildNodes() === true;
  if (document.hidden || !hasPrerenderedContent || !("PerformanceObserver" in window)) {
    startOnce();
    return;
  }
  new PerformanceObserver(startOnce).observe({ type: "paint", buffered: true });
  setTimeout(startOnce, PAINTED_AFTER_MS);
}

openChosenLanguage(window);
watchEarly(window);
dimFollowedLinks(window);
watchTyping(document);
showChosenScheme(document, () => localStorage);
recoverFromMissingParts();
startAfterPaint();
