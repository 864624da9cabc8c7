import { FETCH_AGAIN_MS, recoverFromMissingParts, startAnew } from "../service-worker/recover.ts";
import { watchTyping } from "../../shared/form/unsaved.ts";
import { showChosenScheme } from "../theme/chosen-scheme.ts";
import { watchFollowedLinks } from "./followed-link.ts";
import { CODE_ID, type PageCode } from "./page-code.ts";
import { watchEarly } from "./watch-early.ts";

/** For browsers without paint timing. */
const PAINTED_AFTER_MS = 1_000;

/** Replaces the app's script tag: see `startCode` in `src/app/prerender/plugin.ts`. */
function readCode(): PageCode {
  return JSON.parse(document.getElementById(CODE_ID)?.textContent ?? "");
}

function link(rel: "modulepreload" | "stylesheet", href: string): void {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = href;
  document.head.append(element);
}

/** A task of its own, because a dozen requests take as long as running a file. */
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
    // Without this an unreadable app would leave a dead page.
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
 * After the first paint, which needs no code and should have the bandwidth. A hidden tab and the shell paint nothing,
 * so they start at once.
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
