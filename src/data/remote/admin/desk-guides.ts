import * as v from "valibot";
import { checkInSchema, type ToldCash } from "../../../domain/desk/check-in-schema.ts";
import { type Guide, guideSchema } from "../../../domain/desk/guide-schema.ts";
import { deskAct, deskCall } from "./desk-call.ts";
import { recordMoney } from "./desk-payments.ts";

export const allGuides = () => deskCall("admin_guides", {}, v.array(guideSchema));
export const saveGuide = (guide: Omit<Guide, "account">) => deskAct("save_guide", { guide });
export const inviteGuide = (guide: string) => deskAct("invite_guide", { guide });
export const endGuideAccount = (guide: string) => deskAct("end_guide_account", { guide });

/** One departure as its guides' phones have told it. */
export const departureCheckIn = (departure_id: string) =>
  deskCall("admin_check_in", { departure_id }, v.nullable(checkInSchema));

/** What a guide took and the books refused: tried again under the id of the guide's phone, so it is there once. */
export function bookCash({ id, booking_id, amount_cents, currency, charged_minor, rate, note }: ToldCash) {
  const foreign =
    currency === "UZS"
      ? { currency: "UZS" as const, amount: charged_minor, rate }
      : { currency: null, amount: null, rate: null };
  return recordMoney(booking_id, id, { method: "cash", amount_cents, note, ...foreign });
}
