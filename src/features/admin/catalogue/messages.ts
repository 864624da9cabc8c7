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
