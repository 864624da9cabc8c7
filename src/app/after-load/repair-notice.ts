import { create } from "zustand";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import type { Language } from "../../domain/languages.ts";

export type RepairNotice =
  | { kind: "refused" }
  | { kind: "cleared"; trips: number; lost: number }
  | { kind: "empty-app" }
  | { kind: "language"; missing: Language; stored: Language[] }
  | { kind: "incomplete"; missing: number; files: number };

export const useNotice = create<{ notice: RepairNotice | undefined }>(() => ({ notice: undefined }));

export const notify = (notice: RepairNotice | undefined): void => useNotice.setState({ notice });

const KEY = LOCAL_STORAGE.keptTrips;

function stores(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

export function readTripMark(): number | undefined {
  const storedMarks = stores().flatMap((store) => store.getItem(KEY) ?? []);
  return storedMarks.length === 0 ? undefined : Math.max(...storedMarks.map(Number));
}

/** Browsers do not always clear both storages. */
export function writeTripMark(count: number): void {
  for (const store of stores()) store.setItem(KEY, String(count));
}

export function dismissNotice(): void {
  if (useNotice.getState().notice?.kind === "cleared") writeTripMark(0);
  notify(undefined);
}
