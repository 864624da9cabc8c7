import { PICTURE_SLOTS } from "../../catalogue/fields/field.ts";
import type { ItemPicture, PictureSlot } from "../../catalogue/pictures.ts";
import type { ItemKind } from "../../catalogue/types.ts";
import type { FiscalCode } from "../../pricing/options.ts";
import type { ItemForm } from "./admin-forms.ts";
import { NO_FISCAL_CODE, savedFiscalCode } from "./fiscal-rule.ts";

export const CONTENT_GAPS = [
  "description",
  "picture",
  "price",
  "dates",
  "meeting",
  "itinerary",
  "includes",
  "tours",
  "place",
  "fiscal",
  ...PICTURE_SLOTS,
] as const;
export type ContentGap = (typeof CONTENT_GAPS)[number];

const PLACEHOLDER = "/placeholder.svg";
const FEW_LETTERS = 80;

type Form = Readonly<Record<string, unknown>>;
function isFieldEmpty(form: Form, name: string): boolean {
  const value = form[name];
  return Array.isArray(value) ? value.every((line) => line === "") : String(value ?? "").trim() === "";
}

export function slotsOf(form: Form): PictureSlot[] {
  if (!("duration_days" in form)) return [];
  return PICTURE_SLOTS.filter((slot) => slot !== "room" || Number(form["duration_days"]) > 1);
}

export function emptySlots(form: Form): PictureSlot[] {
  const pictures = (form["gallery"] ?? []) as readonly ItemPicture[];
  return slotsOf(form).filter((slot) => !pictures.some((picture) => picture.slot === slot));
}

export function contentGapsOf(
  kind: ItemKind,
  typed: ItemForm,
  departures: number,
  shopHasFiscalCode: boolean,
): ContentGap[] {
  const form: Form = typed;
  const gaps: ContentGap[] = [];
  if (String(form["description"]).trim().length < FEW_LETTERS) gaps.push("description");
  if (form["image_url"] === PLACEHOLDER || isFieldEmpty(form, "image_url")) gaps.push("picture");
  if (kind === "destination") {
    if (isFieldEmpty(form, "latitude")) gaps.push("place");
    return gaps;
  }
  if (!(Number(form["price"]) > 0)) gaps.push("price");
  if (kind === "tour") {
    if (isFieldEmpty(form, "itinerary")) gaps.push("itinerary");
    if (isFieldEmpty(form, "departure_dates") && departures === 0) gaps.push("dates");
    if (isFieldEmpty(form, "meeting_point")) gaps.push("meeting");
  } else if (isFieldEmpty(form, "tour_ids")) gaps.push("tours");
  if (isFieldEmpty(form, "includes")) gaps.push("includes");
  const { fiscal } = form as { fiscal?: FiscalCode };
  if (!shopHasFiscalCode && savedFiscalCode(fiscal ?? NO_FISCAL_CODE) === null) gaps.push("fiscal");
  return [...gaps, ...emptySlots(form)];
}
