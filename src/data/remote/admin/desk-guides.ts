import * as v from "valibot";
import { checkInSchema } from "../../../domain/desk/departures/check-in-schema.ts";
import { type Guide, guideSchema } from "../../../domain/desk/people/guide-schema.ts";
import { deskAct, deskCall } from "./desk-call.ts";

export const allGuides = () => deskCall("admin_guides", {}, v.array(guideSchema));
export const saveGuide = (guide: Omit<Guide, "account">) => deskAct("save_guide", { guide });
export const inviteGuide = (guide: string) => deskAct("invite_guide", { guide });
export const endGuideAccount = (guide: string) => deskAct("end_guide_account", { guide });

/** One departure as its guides' phones have told it. */
export const departureCheckIn = (departure_id: string) =>
  deskCall("admin_check_in", { departure_id }, v.nullable(checkInSchema));

/** Whether something a guide's phone told counts although nobody has to believe it. */
export const settleClaim = (claim_id: string, accept: boolean, reason: string) =>
  deskAct("settle_claim", { claim_id, accept, reason });
