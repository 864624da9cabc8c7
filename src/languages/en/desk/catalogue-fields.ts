import type { ItemQuestion, OptionForm } from "../../../domain/catalogue/fields/field.ts";
import type { ItemPicture, PictureSlot } from "../../../domain/catalogue/pictures.ts";
import { count, day } from "../write.ts";

export const PICTURE = {
  not_an_image: "This file is not an image.",
  svg: "SVG files are not accepted. Use a photo (JPEG, PNG, WebP).",
  too_heavy: "This file is larger than 15 MB. Choose a smaller one.",
  unreadable: "This image can't be read: it is damaged, or the browser doesn't support its type.",
  too_many_pixels: "This image has too many pixels (over 60 million).",
  no_webp: "This browser cannot write WebP pictures. Please use another one.",
  forbidden: "Your session has ended. Please sign in again.",
  unreachable: "The server did not answer. The picture was not uploaded; try again.",
  refused: "The server refused the picture.",
  failed: "The picture could not be uploaded. Try again.",
};

export const PICTURE_DONE = "Image updated successfully";

export const IMAGE_FIELD = {
  title: "Image",
  choose: "Choose a file",
  upload: "Upload",
  address: "or its address",
};

const SLOTS: Record<PictureSlot, string> = {
  room: "The room",
  table: "The table",
  guide: "The guide",
  group: "The group",
  vehicle: "The vehicle",
};

export const GALLERY_FIELD = {
  hint: "The first one is the cover: on cards, at the top of the page, and in shared links. Describe each picture for travelers who can't see it or are offline.",
  add: "Add pictures",
  alt: "Description",
  altHint: (at: number): string => (at === 0 ? "Cover" : ""),
  example: "The blue dome of Gur-Emir at dusk",
  uploading: (at: number, all: number) => `Uploading picture ${at} of ${all}`,
  added: (many: number) => `${count(many, "picture")} added. Describe each one.`,
  notTaken: (name: string, why: string) => `${name}: ${why}`,
  full: (most: number) => `At most ${most} pictures: the others were not added.`,
  focus: (at: number, x: number, y: number) =>
    `Focus point of picture ${at}: ${x}% across, ${y}% down. Arrow keys move it.`,
  focusHint: "Click what must stay visible",
  cut: (ratio: string) => `Cut to ${ratio}`,
  slot: "Shows",
  noSlot: "Something else",
  slots: SLOTS,
  addSlot: (slot: PictureSlot) => `Add: ${SLOTS[slot].toLowerCase()}`,
  line: ({ url, alt }: ItemPicture): string => alt || url,
};

export const DATES = {
  added: "Added.",
  known: "This date is already in the list.",
  none: "Please select a departure date",
  past: "This day has passed: a departure must be after today.",
  onRequest: "None: travelers request any day from 3 days ahead.",
  title: "Departure dates",
  pick: "Pick a departure date",
  add: "Add date",
  over: " (past)",
  remove: (date: string) => `Remove ${day(date)}`,
  calendar: {
    nextMonth: "Next month",
    previousMonth: "Previous month",
    nextYear: "Next year",
    previousYear: "Previous year",
    nextDecade: "Next decade",
    previousDecade: "Previous decade",
  },
};

export const OPTIONS = {
  hint: "What travelers can add to a booking: a single room, a transfer. The group discount doesn't apply to it; taxes and fees do.",
  example: "Single room",
  name: "Name",
  price: "Price ($)",
  per: "Charged per",
  pers: [
    { value: "guest", label: "Guest" },
    { value: "booking", label: "Booking" },
  ],
  most: "At most per booking",
  retired: "No longer offered",
  line: ({ name, price, per, most, retired }: OptionForm): string =>
    `${name}, $${price} per ${per}, at most ${most}${retired ? ", no longer offered" : ""}`,
};

export const ITEM_QUESTIONS = {
  hint: "Asked in the booking form. You see the answers on the booking; travelers see them on their trip and in the confirmation email.",
  text: "Question",
  example: "Which lunch would you like?",
  kind: "Answer",
  kinds: [
    { value: "text", label: "In their own words" },
    { value: "choice", label: "One of your choices" },
  ],
  choices: "Choices, one per line",
  required: "Must be answered",
  for_guide: "For the guide",
  line: ({ text, choices, required, for_guide }: ItemQuestion): string =>
    [
      [text, ...choices].join(" / "),
      ...(required ? ["must be answered"] : []),
      ...(for_guide ? ["for the guide"] : []),
    ].join(", "),
};

export const FISCAL = {
  hint: "Empty: the shop's own code. The bank registers each code before the first payment.",
  optionHint: "Empty: the code of the tour or package.",
  mxik: "MXIK (IKPU)",
  package_code: "Package code",
  vat: "The price includes VAT",
};

export const LINES = {
  moved: (one: string, from: number, to: number) => `${one} ${from} is now ${one.toLowerCase()} ${to}`,
  removed: (one: string, at: number) => `${one} ${at} removed`,
  drag: "Drag to reorder",
  line: "Line",
  up: (one: string, at: number) => `Move ${one.toLowerCase()} ${at} up`,
  down: (one: string, at: number) => `Move ${one.toLowerCase()} ${at} down`,
  remove: (one: string, at: number) => `Remove ${one.toLowerCase()} ${at}`,
  add: (one: string) => `Add ${one.toLowerCase()}`,
};

export const noLongerOffered = (id: string) => `A tour that is no longer offered (${id})`;

export const TOURS_FIELD = {
  search: "Search tours",
};

export const PICK_ON_MAP = "Click the map to set the location";

export const STOPS = {
  add: "Add a stop",
  choose: "Select a destination",
  remove: (name: string, index: number) => `Remove stop ${index + 1}: ${name}`,
};
