import { useLiveQuery } from "dexie-react-hooks";
import {
  readStoragePersistence,
  type StoragePersistence,
  readStorageSpace,
  type StorageSpace,
} from "../../../shared/browser/storage.ts";
import { useSavingState } from "../saving-store.ts";

const useIsSavingDone = () =>
  useSavingState(({ running, everything }) => Object.keys(running).length === 0 && everything === null);

export const useStorageSpace = (changed: unknown = null): StorageSpace | null =>
  useLiveQuery(() => readStorageSpace().catch(() => null), [useIsSavingDone(), changed], null);

export const useStoragePersistence = (changed: unknown): StoragePersistence =>
  useLiveQuery(
    () => readStoragePersistence().catch(() => "unknown" as const),
    [useIsSavingDone(), changed],
    "unknown" as const,
  );
