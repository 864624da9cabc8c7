import { type Rate, ratesSchema } from "../../../domain/pricing/orientation.ts";
import { deskAct, deskCall } from "./desk-call.ts";

export const deskRates = () => deskCall("admin_rates", {}, ratesSchema);

export const saveRates = (rates: readonly Rate[]) => deskAct("admin_save_rates", { rates });
