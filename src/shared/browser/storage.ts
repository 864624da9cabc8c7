export type StorageSpace = { usage: number; quota: number };

export async function readStorageSpace(): Promise<StorageSpace | null> {
  if (typeof navigator.storage?.estimate !== "function") return null;
  const { usage, quota } = await navigator.storage.estimate();
  return usage === undefined || quota === undefined ? null : { usage, quota };
}

export type StoragePersistence = "promised" | "not_promised" | "unknown";

export async function readStoragePersistence(): Promise<StoragePersistence> {
  if (typeof navigator.storage?.persisted !== "function") return "unknown";
  return (await navigator.storage.persisted()) ? "promised" : "not_promised";
}

export async function requestPersistence(): Promise<StoragePersistence> {
  if (typeof navigator.storage?.persist !== "function") return "unknown";
  return (await navigator.storage.persist()) ? "promised" : "not_promised";
}
