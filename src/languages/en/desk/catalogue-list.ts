import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { count, moneyShort } from "../write.ts";

export const SUCCESS = "Success";

export const LIST_NOT_LOADED: Record<ItemKind, string> = {
  destination: "Error loading destinations",
  tour: "Error loading tours",
  package: "Error loading packages",
};

export const KIND_WORDS: Record<ItemKind, { one: string; many: string }> = {
  destination: { one: "Destination", many: "Destinations" },
  tour: { one: "Tour", many: "Tours" },
  package: { one: "Package", many: "Packages" },
};

const kindOf = (kind: ItemKind) => KIND_WORDS[kind].one;

export const LIST = {
  offline: "You're offline: this is the catalog on this device. You can edit it, and save once you are online.",
  offlineArchive: "You're offline: archived items are not on this device.",
  nothingArchived: "Nothing is archived.",
  nothing: (kind: ItemKind) => `No ${KIND_WORDS[kind].many.toLowerCase()} found.`,
  askDelete: (kind: ItemKind) => `Are you sure you want to delete this ${kind}?`,
  deleteMeans: (title: string) =>
    `${title}. If travelers have booked it, it is archived instead and stays on their vouchers.`,
  updated: "Data updated successfully",
  notUpdated: "Failed to update data",
  changedMeanwhile: "Another admin has changed it. The list is now up to date.",
  notDeleted: "Failed to delete",
  deleted: (kind: ItemKind) => `${kindOf(kind)} deleted successfully`,
  archived: (kind: ItemKind) => `${kindOf(kind)} archived, because travelers have booked it.`,
  facts: (cents: number, days: number, guests: number) =>
    `${moneyShort(cents)} · ${count(days, "day")} · max ${guests}`,
  featured: "Featured",
  featuredOf: (title: string) => `Featured: ${title}`,
  restore: "Restore",
  restoreOf: (title: string) => `Restore ${title}`,
  edit: "Edit",
  editOf: (title: string) => `Edit ${title}`,
  duplicate: "Duplicate",
  duplicateOf: (title: string) => `Duplicate ${title}`,
  delete: "Delete",
  deleteOf: (title: string) => `Delete ${title}`,
  deleteHint: (kind: ItemKind) => `Delete this ${kindOf(kind).toLowerCase()}`,
  cancel: "Cancel",
  add: "Add New",
  addOf: (kind: ItemKind) => `Add new ${kindOf(kind).toLowerCase()}`,
  search: (kind: ItemKind) => `Search ${KIND_WORDS[kind].many.toLowerCase()}`,
  searchHint: "Name",
  showArchived: "Archived",
  again: "Try again",
  pages: (kind: ItemKind) => `Pages of ${KIND_WORDS[kind].many.toLowerCase()}`,
};

export const DRAFTS = {
  mark: "Unsaved draft",
  nameless: (kind: ItemKind) => `Untitled ${kindOf(kind).toLowerCase()}`,
  askDiscard: "Discard this draft?",
  discardMeans: "Its text is deleted for good.",
  label: (kind: ItemKind) => `Unsaved drafts, ${kindOf(kind).toLowerCase()}`,
  resume: "Continue",
  resumeOf: (title: string) => `Continue with ${title}`,
  discard: "Discard",
  discardOf: (title: string) => `Discard the draft of ${title}`,
  keep: "Keep it",
};

export const CATALOGUE_LEAD = "Destinations, tours and packages.";
export const CATALOGUE_PAYMENTS = "Payment logs";
