import { DATABASE, LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { once } from "../../domain/single-flight.ts";

/** A page that needed the disk has opened it long before; what watches it need not start sooner, unless the page is left. */
const AT_LATEST_MS = 10_000;

let tell: () => void = () => undefined;
const opened = new Promise<void>((resolve) => (tell = resolve));

/** Said by the database's own module: whoever brings it along uses it. */
export const diskIsOpened = (): void => tell();

/** Pages have them, workers do not. What a browser clears it does not always clear in both. */
type Stored = { getItem: (key: string) => string | null };
type Seen = { hidden: boolean; addEventListener: (type: "visibilitychange", listener: () => void) => void };
type OfPage = { localStorage?: Stored; sessionStorage?: Stored; document?: Seen };
const hasMark = (store: Stored) =>
  [LOCAL_STORAGE.keptTrips, LOCAL_STORAGE.unsavedDraft].some((name) => store.getItem(name) !== null);

/** Nothing is kept on this device, at this moment. Whoever cannot tell is taken for one that has something. */
export async function keepsNothing(): Promise<boolean> {
  try {
    // What was kept and is gone has left this mark: its loss is to be noticed.
    const { localStorage, sessionStorage } = globalThis as OfPage;
    if (!localStorage || !sessionStorage || hasMark(localStorage) || hasMark(sessionStorage)) return false;
    return (await indexedDB.databases()).every(({ name }) => name !== DATABASE);
  } catch {
    return false;
  }
}

/** Whether this page began on a device that keeps nothing: there is nothing to read on it, nothing to send or to mend. */
export const diskWasNew = once(keepsNothing);

const left = ({ document }: OfPage) =>
  new Promise<void>((resolve) => {
    document?.addEventListener("visibilitychange", () => {
      if (document.hidden) resolve();
    });
  });

async function whenNoLongerNew(): Promise<void> {
  if (!(await diskWasNew())) return;
  await Promise.race([opened, left(globalThis as OfPage), new Promise((resolve) => setTimeout(resolve, AT_LATEST_MS))]);
}
/**
 * When what looks after the disk is to begin: at once where there may be something on it, else once a screen has opened
 * it, the page was left for another, or it has long been quiet. Its code is a fifth of a first visit, and would find
 * nothing there.
 */
export const whenDiskIsUsed = once(whenNoLongerNew);
