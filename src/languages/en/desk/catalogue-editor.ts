import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { KIND_WORDS } from "./catalogue-list.ts";

export const itemSavedText = (kind: ItemKind, made: boolean): string =>
  ({
    destination: "Destination saved successfully",
    tour: made ? "Tour created successfully" : "Tour updated successfully",
    package: made ? "Package created successfully" : "Package updated successfully",
  })[kind];

export const ITEM_NOT_SAVED: Record<ItemKind, string> = {
  destination: "Failed to save destination",
  tour: "Error saving tour",
  package: "Error saving package",
};

export const ITEM_NOT_LOADED: Record<ItemKind, string> = {
  destination: "Failed to load destination",
  tour: "Error loading tour",
  package: "Error loading package",
};

export const ITEM_NOT_FOUND: Record<ItemKind, string> = {
  destination: "Destination not found",
  tour: "Tour not found",
  package: "Package not found",
};

export const DELETED_MEANWHILE = "Another admin has deleted it. What you typed is still here.";

export const DRAFT_STORAGE_FULL =
  "This device is out of storage and can't save a draft. Save before you leave this page.";

export const NOT_SAVED_YET =
  "Not saved yet: you're offline. Your draft is on this device. Keep this page open and it saves once you are online; otherwise save it then.";

export const EDITOR = {
  restored: "We restored your unsaved draft.",
  offline: "You're offline: this is the copy on this device. You can keep typing, and save once you are online.",
  kept: "Not saved yet; draft on this device.",
  askLeave: "Leave without saving?",
  leaveMeans: "Your changes are not published. They stay on this device as a draft.",
  stay: "Keep editing",
  leave: "Leave",
  discard: "Discard it",
  title: (kind: ItemKind, isNew: boolean) => `${isNew ? "New" : "Edit"} ${KIND_WORDS[kind].one.toLowerCase()}`,
  save: (kind: ItemKind) => `Save ${KIND_WORDS[kind].one.toLowerCase()}`,
  departures: "Departures",
  back: "Back to Dashboard",
  copy: (name: string) => `${name} (copy)`,
};

export const CONFLICT = {
  columns: ["Field", "Theirs", "Yours"],
  title: "This item was saved by someone else while you were editing",
  same: "You both changed the same fields. Choose which version to keep.",
  different: "You changed different fields: both changes are kept.",
  equal: "the same",
  notYours: "not changed by you",
  nothing: "nothing",
  yes: "yes",
  no: "no",
  stay: "Keep editing",
  discard: "Discard mine",
  save: "Save with these choices",
};
