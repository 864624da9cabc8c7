import { DATABASE, LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { once } from "../../domain/single-flight.ts";

/** A page that needs the database opens it long before this. */
const AT_LATEST_MS = 10_000;

let tell: () => void = () => undefined;
const opened = new Promise<void>((resolve) => (tell = resolve));

/** The database module calls this, because importing it means using it. */
export const diskIsOpened = (): void => tell();

/** Workers have neither storage, and browsers may clear one without the other. */
type Stored = { getItem: (key: string) => string | null };
type Seen = { hidden: boolean; addEventListener: (type: "visibilitychange", listener: () => void) => void };
type OfPage = { localStorage?: Stored; sessionStorage?: Stored; document?: Seen };
const hasMark = (store: Stored) =>
  [LOCAL_STORAGE.keptTrips, LOCAL_STORAGE.unsavedDraft].some((name) => store.getItem(name) !== null);

/** Returns false if the browser cannot tell. */
export async function keepsNothing(): Promise<boolean> {
  try {
    // A mark without a database means lost data, which the app must report.
    const { localStorage, sessionStorage } = globalThis as OfPage;
    if (!localStorage || !sessionStorage || hasMark(localStorage) || hasMark(sessionStorage)) return false;
    return (await indexedDB.databases()).every(({ name }) => name !== DATABASE);
  } catch {
    return false;
  }
}

/** Evaluated once, because the page's own writes would change the result. */
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
/** Resolves late on a new device, because the code that waits for it is a fifth of a first visit. */
export const whenDiskIsUsed = once(whenNoLongerNew);
