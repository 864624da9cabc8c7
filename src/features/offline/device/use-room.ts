import { useLiveQuery } from "dexie-react-hooks";
import {
  readStoragePersistence,
  type StoragePersistence,
  readStorageSpace,
  type StorageSpace,
} from "../../../shared/browser/storage.ts";
import { useSaving } from "../saving-store.ts";

const useEnded = () => useSaving(({ running, everything }) => Object.keys(running).length === 0 && everything === null);

export const useRoom = (changed: unknown = null): StorageSpace | null =>
  useLiveQuery(() => readStorageSpace().catch(() => null), [useEnded(), changed], null);

export const useStoragePersistence = (changed: unknown): StoragePersistence =>
  useLiveQuery(
    () => readStoragePersistence().catch(() => "unknown" as const),
    [useEnded(), changed],
    "unknown" as const,
  );
