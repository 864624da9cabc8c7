import * as v from "valibot";

export const RECORDED_METHODS = ["cash", "bank_transfer"] as const;
export type RecordedMethod = (typeof RECORDED_METHODS)[number];

export const chargedSchema = v.object({ currency: v.string(), amount: v.number(), rate: v.number() });
export type Charged = v.InferOutput<typeof chargedSchema>;
