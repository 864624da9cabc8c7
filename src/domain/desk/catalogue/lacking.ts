import type { ItemKind } from "../../catalogue/types.ts";
import type { FiscalCode } from "../../pricing/options.ts";
import { NO_FISCAL_CODE, savedFiscalCode } from "./fiscal-rule.ts";
import type { ItemForms } from "./admin-forms.ts";

export const LACKS = [
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
] as const;
export type Lack = (typeof LACKS)[number];

const PLACEHOLDER = "/placeholder.svg";
const FEW_LETTERS = 80;

type Form = Readonly<Record<string, unknown>>;
function empty(form: Form, name: string): boolean {
  const value = form[name];
  return Array.isArray(value) ? value.every((line) => line === "") : String(value ?? "").trim() === "";
}

export function lackingOf<Kind extends ItemKind>(
  kind: Kind,
  typed: ItemForms[Kind],
  departures: number,
  shopHasFiscalCode: boolean,
): Lack[] {
  const form: Form = typed;
  const found: Lack[] = [];
  if (String(form["description"]).trim().length < FEW_LETTERS) found.push("description");
  if (form["image_url"] === PLACEHOLDER || empty(form, "image_url")) found.push("picture");
  if (kind === "destination") {
    if (empty(form, "latitude")) found.push("place");
    return found;
  }
  if (!(Number(form["price"]) > 0)) found.push("price");
  if (kind === "tour") {
    if (empty(form, "itinerary")) found.push("itinerary");
    if (empty(form, "departure_dates") && departures === 0) found.push("dates");
    if (empty(form, "meeting_point")) found.push("meeting");
  } else if (empty(form, "tour_ids")) found.push("tours");
  if (empty(form, "includes")) found.push("includes");
  const { fiscal } = form as { fiscal?: FiscalCode };
  if (!shopHasFiscalCode && savedFiscalCode(fiscal ?? NO_FISCAL_CODE) === null) found.push("fiscal");
  return found;
}
