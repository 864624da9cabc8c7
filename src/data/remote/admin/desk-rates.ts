import type { Rate } from "../../../domain/pricing/orientation.ts";
import { ratesSchema } from "../../../domain/pricing/rates-schema.ts";
import { deskAct, deskCall } from "./desk-call.ts";

export const deskRates = () => deskCall("admin_rates", {}, ratesSchema);

/** What stood there before one typed, by currency; as the server tells it where another admin was first. */
export type SeenRates = Readonly<Record<string, unknown>>;
export const seenRates = (rates: readonly Rate[]): SeenRates =>
  Object.fromEntries(rates.map(({ currency, per_dollar }) => [currency, per_dollar]));

export const saveRates = (rates: readonly Rate[], seen: SeenRates) => deskAct("admin_save_rates", { rates, seen });
