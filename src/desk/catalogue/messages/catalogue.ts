import { SAYS } from "../../../domain/booking/form/field-rules.ts";
import type { OptionForm } from "../../../domain/catalogue/fields/field.ts";
import type { ItemPicture } from "../../../domain/catalogue/pictures.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { count } from "../../../domain/words.ts";

export const SUCCESS = "Success";

export const itemSavedText = (kind: ItemKind, made: boolean): string =>
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
export const DRAFT_STORAGE_FULL = "This device has no room to keep a draft. Save before you leave this page.";
export const NOT_SAVED_YET =
  "Not saved yet: there is no connection. What you typed is kept on this device. It is saved as soon as the connection is back while this page is open; otherwise save it then.";

export const KIND_WORDS = {
  destination: { one: "Destination", many: "Destinations" },
  tour: { one: "Tour", many: "Tours" },
  package: { one: "Package", many: "Packages" },
} as const satisfies Record<ItemKind, { one: string; many: string }>;
const kindOf = (kind: ItemKind) => KIND_WORDS[kind].one;

export const LIST = {
  offline: "No connection: this is the catalogue on this device. You can open and edit; saving waits.",
  offlineArchive: "No connection: archived items are not kept on this device.",
  nothingArchived: "Nothing is archived.",
  nothing: (kind: ItemKind) => `No ${KIND_WORDS[kind].many.toLowerCase()} found.`,
  askDelete: (kind: ItemKind) => `Are you sure you want to delete this ${kind}?`,
  deleteMeans: (title: string) =>
    `${title}. What travelers have booked is archived instead and stays on their vouchers.`,
  updated: "Data updated successfully",
  notUpdated: "Failed to update data",
  changedMeanwhile: "It was changed meanwhile. The list is up to date now.",
  notDeleted: "Failed to delete",
  deleted: (kind: ItemKind) => `${kindOf(kind)} deleted successfully`,
  archived: (kind: ItemKind) => `${kindOf(kind)} archived: travelers have booked it.`,
};

export const DRAFTS = {
  mark: "Unsaved draft",
  nameless: (kind: ItemKind) => `${kindOf(kind)} without a name yet`,
  askDiscard: "Discard this draft?",
  discardMeans: "What was typed in it is gone for good.",
};

export const EDITOR = {
  restored: "What you typed earlier and did not save is back.",
  offline: "No connection: this is the copy on this device. You can go on typing; saving waits.",
  kept: "Not saved yet; kept as a draft on this device.",
  askLeave: "Leave without saving?",
  leaveMeans: "Nothing is published yet. What you typed stays on this device as a draft.",
};

export const CONFLICT = {
  columns: ["Field", "Theirs", "Yours"],
  title: "This item was saved by someone else while you were editing",
  same: "Both of you changed the same. Choose what stands.",
  different: "You changed different things: both are kept.",
  equal: "the same",
  notYours: "not changed by you",
  nothing: "nothing",
};

/** Why a picked file is not taken, or did not arrive. */
export const PICTURE = {
  not_an_image: "This file is not an image.",
  svg: "SVG files are not accepted. Use a photo (JPEG, PNG, WebP).",
  too_heavy: "This file is larger than 15 MB. Choose a smaller one.",
  unreadable: "This image cannot be read: it is broken, or of a kind the browser does not know.",
  too_many_pixels: "This image has too many pixels (over 60 million).",
  no_webp: "This browser cannot write WebP pictures. Please use another one.",
  forbidden: "Your session is over. Please sign in again.",
  unreachable: "No answer came. The picture was not uploaded; try again.",
  refused: "The server refused the picture.",
  failed: "The picture could not be uploaded. Try again.",
} as const;
export const PICTURE_DONE = "Image updated successfully";

export const GALLERY_FIELD = {
  hint: "The first one is the cover: on cards, on top of the page, and where a link is shared. Say of each what it shows, for those who cannot see it or have no connection.",
  add: "Add pictures",
  alt: "What it shows",
  altHint: (at: number) => (at === 0 ? "Cover" : ""),
  example: "The blue dome of Gur-Emir at dusk",
  uploading: (at: number, all: number) => `Uploading picture ${at} of ${all}`,
  added: (many: number) => `${count(many, "picture")} added. Say what each shows.`,
  notTaken: (name: string, why: string) => `${name}: ${why}`,
  full: (most: number) => `At most ${most} pictures: the others were left out.`,
  focus: (at: number, x: number, y: number) =>
    `Focus point of picture ${at}: ${x}% across, ${y}% down. Arrow keys move it.`,
  focusHint: "Click what must stay in sight",
  cut: (ratio: string) => `Cut to ${ratio}`,
  line: ({ url, alt }: ItemPicture): string => alt || url,
};

export const DATES = {
  added: "Added.",
  known: "This date is in the list already.",
  none: SAYS.date,
  past: "This day has passed: a departure must be after today.",
  onRequest: "None: travelers book it on request, any day from 3 days ahead.",
};

export const OPTIONS = {
  hint: "What travelers can add to a booking: a single room, a transfer. The group discount isn't on it, taxes and fees are.",
  example: "Single room",
  name: "Name",
  price: "Price ($)",
  per: "Counted by",
  pers: [
    { value: "guest", label: "Guest" },
    { value: "booking", label: "Booking" },
  ],
  most: "At most per booking",
  retired: "No longer offered",
  line: ({ name, price, per, most, retired }: OptionForm): string =>
    `${name}, $${price} per ${per}, at most ${most}${retired ? ", no longer offered" : ""}`,
};

export const LINES = {
  moved: (one: string, from: number, to: number) => `${one} ${from} is now ${one.toLowerCase()} ${to}`,
  removed: (one: string, at: number) => `${one} ${at} removed`,
  drag: "Drag to another place",
};

export const noLongerOffered = (id: string) => `A tour that is no longer offered (${id})`;
export const PICK_ON_MAP = "Click on the map to set the place";

export const STOPS = {
  add: "Add a stop",
  choose: "Select a destination",
  remove: (name: string, index: number) => `Remove stop ${index + 1}: ${name}`,
};

export const CATALOGUE_LEAD = "The dashboard of what is on offer: destinations, tours and packages.";
