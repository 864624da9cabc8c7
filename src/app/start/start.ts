import { FETCH_AGAIN_MS, recoverFromMissingParts, startAnew } from "../service-worker/recover.ts";
import { watchTyping } from "../../shared/form/unsaved.ts";
import { showChosenScheme } from "../theme/chosen-scheme.ts";
import { watchFollowedLinks } from "./followed-link.ts";
import { CODE_ID, type PageCode } from "./page-code.ts";
import { watchEarly } from "./watch-early.ts";

/** Browsers that do not tell when they have painted have by then. */
const PAINTED_AFTER_MS = 1_000;

/** Stands in every page in place of the app's own script tag: see `startCode` in `src/app/prerender/plugin.ts`. */
function readCode(): PageCode {
  return JSON.parse(document.getElementById(CODE_ID)?.textContent ?? "");
}

function link(rel: "modulepreload" | "stylesheet", href: string): void {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = href;
  document.head.append(element);
}

/** What the screen needs is asked for in a task of its own: a dozen requests take as long as a file's code. */
async function fetchCode({ run, fetch, styles }: PageCode): Promise<void> {
  for (const href of run) link("modulepreload", href);
  await new Promise((resolve) => setTimeout(resolve, 0));
  for (const href of styles) link("stylesheet", href);
  for (const href of fetch) link("modulepreload", href);
}

const onceNothingIsFollowed = watchFollowedLinks(window);

function run(files: string[]): void {
  const [first, ...rest] = files;
  if (first === undefined) return;
  import(/* @vite-ignore */ first).then(
    () => onceNothingIsFollowed(() => run(rest)),
    // Not even the app itself could be read: without this the page would stay as dead as it is painted.
    () => {
      void startAnew();
      setTimeout(() => run(files), FETCH_AGAIN_MS);
    },
  );
}

let begun = false;
function begin(): void {
  if (begun) return;
  begun = true;
  const code = readCode();
  void fetchCode(code);
  onceNothingIsFollowed(() => run(code.run));
}

/**
 * The code is fetched once the page is painted: it has nothing to add to the first picture, and would only take bandwidth and time
 * from it. A hidden tab paints nothing, the neutral shell has nothing to paint: there it begins at once.
 */
function beginOncePainted(): void {
  const somethingToPaint = document.getElementById("root")?.hasChildNodes() === true;
  if (document.hidden || !somethingToPaint || !("PerformanceObserver" in window)) {
    begin();
    return;
  }
  new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
  setTimeout(begin, PAINTED_AFTER_MS);
}

watchEarly(window);
watchTyping(document);
showChosenScheme(document, () => localStorage);
recoverFromMissingParts();
beginOncePainted();
