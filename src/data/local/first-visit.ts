import { DATABASE, LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { runOnce } from "../../domain/single-flight.ts";

const AT_LATEST_MS = 10_000;

/** Workers have neither storage, and browsers may clear one without the other. */
type Stored = { getItem: (key: string) => string | null };
type Seen = { hidden: boolean; addEventListener: (type: "visibilitychange", listener: () => void) => void };
type OfPage = { localStorage?: Stored; sessionStorage?: Stored; document?: Seen };
const hasStoredMark = (store: Stored) =>
  [LOCAL_STORAGE.keptTrips, LOCAL_STORAGE.unsavedDraft].some((name) => store.getItem(name) !== null);

/** Returns false if the browser cannot tell. */
async function isDeviceNew(): Promise<boolean> {
  try {
    // A mark without a database means lost data, which the app must report.
    const { localStorage, sessionStorage } = globalThis as OfPage;
    if (!localStorage || !sessionStorage || hasStoredMark(localStorage) || hasStoredMark(sessionStorage)) return false;
    return (await indexedDB.databases()).every(({ name }) => name !== DATABASE);
  } catch {
    return false;
  }
}

function createFirstVisit() {
  let isOver = false;
  let resolveOver: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (resolveOver = resolve));
  const end = () => {
    isOver = true;
    resolveOver();
  };
  const begin = runOnce(async () => {
    if (!(await isDeviceNew())) return end();
    const { document } = globalThis as OfPage;
    document?.addEventListener("visibilitychange", () => {
      if (document.hidden) end();
    });
    setTimeout(end, AT_LATEST_MS);
  });
  return {
    end,
    isOn: async () => {
      await begin();
      return !isOver;
    },
    untilOver: () => {
      void begin();
      return over;
    },
  };
}

const visit = createFirstVisit();

export const isFirstVisit = visit.isOn;

/** The database's module calls this, because importing it means using it. */
export const endFirstVisit = visit.end;

/** Loads code that imports the database; a first visit waits with it, because that code is a fourth of its bytes. */
export async function withDatabase<Part>(load: () => Promise<Part>): Promise<Part> {
  await visit.untilOver();
  return load();
}
