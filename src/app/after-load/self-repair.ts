import { countTrips } from "../../data/local/bookings.ts";
import { checkDatabase, watchForLoss } from "../../data/local/database-check.ts";
import { isInstalledApp } from "../../features/install/install-store.ts";
import { parseShellState, type ShellState } from "../../domain/worker/messages.ts";
import { askWorker } from "../../data/net/ask-worker.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { create } from "zustand";

export type Notice =
  | { kind: "refused" }
  | { kind: "cleared"; trips: number }
  | { kind: "empty-app" }
  | { kind: "incomplete"; missing: number; files: number };

export const useNotice = create<{ notice: Notice | undefined }>(() => ({ notice: undefined }));

export const notify = (notice: Notice | undefined): void => useNotice.setState({ notice });

const KEY = LOCAL_STORAGE.keptTrips;

function stores(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    // Browsers that block cookies throw here.
    return [];
  }
}

function markedTrips(): number | undefined {
  const known = stores().flatMap((store) => store.getItem(KEY) ?? []);
  return known.length === 0 ? undefined : Math.max(...known.map(Number));
}

/** Browsers do not always clear both storages. */
function markTrips(count: number): void {
  for (const store of stores()) store.setItem(KEY, String(count));
}

const ANSWER_WITHIN_MS = 60_000;

const checkShell = async (): Promise<ShellState | undefined> =>
  parseShellState(await askWorker({ type: "CHECK_SHELL" }, ANSWER_WITHIN_MS));

async function lookAtFiles(): Promise<void> {
  const shell = await checkShell();
  if (shell && shell.missing > 0) notify({ kind: "incomplete", missing: shell.missing, files: shell.files });
  else if (useNotice.getState().notice?.kind === "incomplete") notify(undefined);
}

async function lookForLoss(): Promise<void> {
  const before = markedTrips();
  const trips = await countTrips();
  if (trips === 0 && before !== undefined && before > 0) notify({ kind: "cleared", trips: before });
  // An installed app may have storage of its own, empty at its first start.
  else if (trips === 0 && before === undefined && isInstalledApp()) notify({ kind: "empty-app" });
  let known = trips;
  // Clearing site data closes the database; signing out does not.
  let lost = false;
  const look = async () => {
    if ((await countTrips()) === 0 && known > 0) notify({ kind: "cleared", trips: known });
    else lost = false;
  };
  watchForLoss({
    closed: () => {
      lost = true;
      look().catch((error: unknown) => console.warn("The database was closed:", error));
    },
    counted: (count) => {
      const kind = useNotice.getState().notice?.kind;
      if (count > 0 && (kind === "cleared" || kind === "empty-app")) notify(undefined);
      if (lost || (count === 0 && kind === "cleared")) return;
      known = count;
      markTrips(count);
    },
    failed: (error) => console.warn("Trips cannot be counted:", error),
  });
  // Clearing also removes the marks, so the page writes them again as it closes.
  window.addEventListener("pagehide", () => {
    if (known > 0 && markedTrips() === undefined) markTrips(known);
  });
}

async function lookAtDatabase(): Promise<boolean> {
  const state = await checkDatabase();
  if (state === "refused") notify({ kind: "refused" });
  else if (useNotice.getState().notice?.kind === "refused") notify(undefined);
  return state !== "refused";
}

export async function startSelfRepair(): Promise<void> {
  onReturn(() => void lookAtDatabase(), { on: ["visible"] });
  onReturn(() => void lookAtFiles(), { on: ["online"], whileHidden: true });
  if (await lookAtDatabase()) await lookForLoss();
  await lookAtFiles();
}

export function dismissNotice(): void {
  if (useNotice.getState().notice?.kind === "cleared") markTrips(0);
  notify(undefined);
}
