import { DATABASE, LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { runOnce } from "../../domain/single-flight.ts";

const MAX_WAIT_MS = 10_000;

/** Workers have neither storage, and browsers may clear one without the other. */
type ReadableStorage = { getItem: (key: string) => string | null };
type VisibleDocument = { hidden: boolean; addEventListener: (type: "visibilitychange", listener: () => void) => void };
type PageGlobals = { localStorage?: ReadableStorage; sessionStorage?: ReadableStorage; document?: VisibleDocument };
const hasStoredMark = (store: ReadableStorage) =>
  [LOCAL_STORAGE.keptTrips, LOCAL_STORAGE.unsavedDraft, LOCAL_STORAGE.requestCopies].some(
    (name) => store.getItem(name) !== null,
  );

/** Returns false if the browser cannot tell. */
async function isDeviceNew(): Promise<boolean> {
  try {
    // A mark without a database means lost data, which the app must report.
    const { localStorage, sessionStorage } = globalThis as PageGlobals;
    if (!localStorage || !sessionStorage || hasStoredMark(localStorage) || hasStoredMark(sessionStorage)) return false;
    return (await indexedDB.databases()).every(({ name }) => name !== DATABASE);
  } catch {
    return false;
  }
}

function createFirstVisit() {
  let isOver = false;
  let resolveEnd: () => void = () => undefined;
  const whenOver = new Promise<void>((resolve) => (resolveEnd = resolve));
  const end = () => {
    isOver = true;
    resolveEnd();
  };
  const begin = runOnce(async () => {
    if (!(await isDeviceNew())) return end();
    const { document } = globalThis as PageGlobals;
    // oxlint-disable-next-line journey/return-listener -- the data layer has no window
    document?.addEventListener("visibilitychange", () => {
      if (document.hidden) end();
    });
    setTimeout(end, MAX_WAIT_MS);
  });
  return {
    end,
    isOn: async () => {
      await begin();
      return !isOver;
    },
    untilOver: () => {
      void begin();
      return whenOver;
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
