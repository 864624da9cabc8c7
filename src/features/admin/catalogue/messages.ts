import type { ItemKind } from "../../../domain/catalogue/types.ts";

export const SUCCESS = "Success";

export const savedWords = (kind: ItemKind, made: boolean): string =>
  ({
    destination: "Destination saved successfully",
    tour: made ? "Tour created successfully" : "Tour updated successfully",
    package: made ? "Package created successfully" : "Package updated successfully",
  })[kind];

export const saveFailed: Record<ItemKind, string> = {
  destination: "Failed to save destination",
  tour: "Error saving tour",
  package: "Error saving package",
};

export const loadFailed: Record<ItemKind, string> = {
  destination: "Failed to load destination",
  tour: "Error loading tour",
  package: "Error loading package",
};

export const notFound: Record<ItemKind, string> = {
  destination: "Destination not found",
  tour: "Tour not found",
  package: "Package not found",
};

export const listFailed: Record<ItemKind, string> = {
  destination: "Error loading destinations",
  tour: "Error loading tours",
  package: "Error loading packages",
};

export const DELETED_MEANWHILE = "It was deleted meanwhile. What you typed is still here.";
export const NO_ROOM = "This device has no room to keep a draft. Save before you leave this page.";
export const NOT_SAVED_YET =
  "Not saved yet: there is no connection. What you typed is kept on this device. It is saved as soon as the connection is back while this page is open; otherwise save it then.";
