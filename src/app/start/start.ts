import { recoverFromMissingParts, startAnew } from "../service-worker/recover.ts";
import { showChosenScheme } from "../theme/chosen-scheme.ts";
import { watchFollowedLinks } from "./followed-link.ts";
import { isNewHere, watchFirstTouch } from "./first-touch.ts";
import { CODE_ID, type PageCode } from "./page-code.ts";
import { watchEarly } from "./watch-early.ts";

/** Browsers that do not tell when they have painted have by then. */
const PAINTED_AFTER_MS = 1_000;

/** Stands in every page in place of the app's own script tag: see `startCode` in `src/app/prerender/plugin.ts`. */
function readCode(): PageCode {
  return JSON.parse(document.getElementById(CODE_ID)?.textContent ?? "");
}

function link(rel: "modulepreload" | "stylesheet", href: string): HTMLLinkElement {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = href;
  document.head.append(element);
  return element;
}

const fetchPart = (href: string) =>
  new Promise<void>((resolve) => {
    link("modulepreload", href).onload = () => resolve();
  });

/** What the screen needs is asked for in a task of its own: a dozen requests take as long as a file's code. */
async function fetchCode({ run, fetch, styles }: PageCode): Promise<void> {
  const coming = run.map(fetchPart);
  await new Promise((resolve) => setTimeout(resolve, 0));
  for (const href of styles) link("stylesheet", href).onerror = () => void startAnew();
  await Promise.all([...coming, ...fetch.map(fetchPart)]);
}

const onceNothingIsFollowed = watchFollowedLinks(window);
const onceTouched = watchFirstTouch(window);

function run([first, ...rest]: string[]): void {
  if (first === undefined) return;
  import(/* @vite-ignore */ first).then(
    () => onceNothingIsFollowed(() => run(rest)),
    // Not even the app itself could be read: without this the page would stay as dead as it is painted.
    () => startAnew(),
  );
}

/** Nothing is kept on this device that would be put into it. */
function enableForms(): void {
  for (const fields of document.querySelectorAll<HTMLFieldSetElement>("form > fieldset:disabled"))
    fields.disabled = false;
}

/** Else the code comes no sooner than it runs (Safari before 17), and the touch would wait for the network. */
const fetchesAhead = () => document.createElement("link").relList.supports("modulepreload");

/** There the other pictures of an item are in sight, which the app brings (`gallery.tsx`). */
const WIDE = "(min-width: 48em)";

/** What was painted is all that this device has to show. A query has the page show something else. */
function mayWait({ isWhole }: PageCode): boolean {
  const { search, hash } = window.location;
  if (!isWhole || document.hidden || search !== "" || hash !== "" || window.matchMedia(WIDE).matches) return false;
  return isNewHere(window) && fetchesAhead();
}

async function waitForTouch(fetched: Promise<void>, work: () => void): Promise<void> {
  let waits = true;
  onceTouched(() => {
    waits = false;
    work();
  });
  await fetched;
  // From here on the first touch is answered whatever becomes of the signal, and a form takes it.
  if (waits) enableForms();
}

let begun = false;
function begin(): void {
  if (begun) return;
  begun = true;
  const code = readCode();
  const fetched = fetchCode(code);
  const runCode = () => onceNothingIsFollowed(() => run(code.run));
  if (mayWait(code)) void waitForTouch(fetched, runCode);
  else runCode();
}

/**
 * The code is fetched once the page is painted: it has nothing to add to the first picture, and would only take bandwidth and time
 * from it. It is run then too, but for a page that shows all there is to see on a device that has none of ours: that one is
 * run when it is touched. A hidden tab paints nothing, the neutral shell has nothing to paint: there it begins at once.
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
showChosenScheme(document, () => localStorage);
recoverFromMissingParts();
beginOncePainted();
