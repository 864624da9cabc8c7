import { countTrips } from "../../data/local/bookings.ts";
import { checkDatabase, watchForLoss } from "../../data/local/database-check.ts";
import { requestCopies } from "../../data/local/request-copies.ts";
import { requestFromWorker } from "../../data/net/ask-worker.ts";
import { parseShellState, type ShellState } from "../../domain/worker/messages.ts";
import { isInstalledApp } from "../../shared/browser/device.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import { notify, readTripMark, useNotice, writeTripMark } from "./repair-notice.ts";

const ANSWER_WITHIN_MS = 60_000;

const checkShell = async (): Promise<ShellState | undefined> =>
  parseShellState(await requestFromWorker({ type: "CHECK_SHELL" }, ANSWER_WITHIN_MS));

async function checkFiles(): Promise<void> {
  const shellState = await checkShell();
  if (shellState && shellState.missing > 0)
    notify({ kind: "incomplete", missing: shellState.missing, files: shellState.files });
  else if (useNotice.getState().notice?.kind === "incomplete") notify(undefined);
}

function clearedTrips(): number {
  const { notice } = useNotice.getState();
  return notice?.kind === "cleared" ? notice.trips : 0;
}

/** Only trips that the server has can be mailed; the notice counts a request without an answer as lost. */
function showLoss(trips: number): void {
  const lost = requestCopies.lost.get().length;
  if (trips + lost > 0) notify({ kind: "cleared", trips, lost });
  else if (useNotice.getState().notice?.kind === "cleared") notify(undefined);
}

async function watchForLostTrips(): Promise<void> {
  await requestCopies.sync();
  const previousMark = readTripMark();
  const trips = await countTrips();
  showLoss(trips === 0 ? (previousMark ?? 0) : 0);
  requestCopies.lost.subscribe(() => showLoss(clearedTrips()));
  // An installed app may have storage of its own, empty at its first start.
  if (trips === 0 && previousMark === undefined && isInstalledApp()) notify({ kind: "empty-app" });
  let knownTrips = trips;
  // Clearing site data closes the database; signing out does not.
  let hasLostTrips = false;
  const compareTrips = async () => {
    await requestCopies.sync();
    if ((await countTrips()) === 0 && knownTrips > 0) showLoss(knownTrips);
    else hasLostTrips = false;
  };
  watchForLoss({
    closed: () => {
      hasLostTrips = true;
      compareTrips().catch((error: unknown) => console.warn("The database was closed:", error));
    },
    counted: (count) => {
      const kind = useNotice.getState().notice?.kind;
      if (count > 0 && kind === "empty-app") notify(undefined);
      if (count > 0 && kind === "cleared") showLoss(0);
      if (hasLostTrips || (count === 0 && clearedTrips() > 0)) return;
      knownTrips = count;
      writeTripMark(count);
    },
    failed: (error) => console.warn("Trips cannot be counted:", error),
  });
  // Clearing also removes the marks, so the page writes them again as it closes.
  window.addEventListener("pagehide", () => {
    if (knownTrips > 0 && readTripMark() === undefined) writeTripMark(knownTrips);
  });
}

async function checkStorage(): Promise<boolean> {
  const state = await checkDatabase();
  if (state === "refused") notify({ kind: "refused" });
  else if (useNotice.getState().notice?.kind === "refused") notify(undefined);
  return state !== "refused";
}

export async function startSelfRepair(): Promise<void> {
  onReturn(() => void checkStorage(), { on: ["visible"] });
  onReturn(() => void checkFiles(), { on: ["online"], whileHidden: true });
  if (await checkStorage()) await watchForLostTrips();
  await checkFiles();
}
