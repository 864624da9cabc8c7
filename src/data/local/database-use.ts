import { DATABASE, LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { runOnce } from "../../domain/single-flight.ts";

/** A page that needs the database opens it long before this. */
const LONGEST_WAIT_MS = 10_000;

let resolveOpened: () => void = () => undefined;
const opened = new Promise<void>((resolve) => (resolveOpened = resolve));

/** The database module calls this, because importing it means using it. */
export const markDatabaseOpened = (): void => resolveOpened();

/** Workers have neither storage, and browsers may clear one without the other. */
type KeyReader = { getItem: (key: string) => string | null };
type PageDocument = { hidden: boolean; addEventListener: (type: "visibilitychange", listener: () => void) => void };
type OfPage = { localStorage?: KeyReader; sessionStorage?: KeyReader; document?: PageDocument };
const hasStoredMark = (store: KeyReader) =>
  [LOCAL_STORAGE.keptTrips, LOCAL_STORAGE.unsavedDraft].some((name) => store.getItem(name) !== null);

/** Returns false if the browser cannot tell. */
export async function hasNoStoredData(): Promise<boolean> {
  try {
    // A mark without a database means lost data, which the app must report.
    const { localStorage, sessionStorage } = globalThis as OfPage;
    if (!localStorage || !sessionStorage || hasStoredMark(localStorage) || hasStoredMark(sessionStorage)) return false;
    return (await indexedDB.databases()).every(({ name }) => name !== DATABASE);
  } catch {
    return false;
  }
}

/** Evaluated once, because the page's own writes would change the result. */
export const isFirstVisit = runOnce(hasNoStoredData);

const pageHidden = ({ document }: OfPage) =>
  new Promise<void>((resolve) => {
    document?.addEventListener("visibilitychange", () => {
      if (document.hidden) resolve();
    });
  });

async function waitUnlessReturning(): Promise<void> {
  if (!(await isFirstVisit())) return;
  await Promise.race([
    opened,
    pageHidden(globalThis as OfPage),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
}
/** Resolves late on a new device, because the code that waits for it is a fifth of a first visit. */
export const waitForDatabaseUse = runOnce(waitUnlessReturning);
