import * as v from "valibot";
import { availabilitySchema } from "../../domain/catalogue/availability.ts";
import { parseCatalogueDelta, type ParsedDelta } from "../../domain/catalogue/rows/catalogue-schema.ts";
import type { Failure } from "../../domain/result.ts";
import { itemReviewsSchema } from "../../domain/reviews/item-reviews.ts";
import { createCalls, args, type RequestOptions, type VerbTable } from "../net/call.ts";

/** Every page calls these soon after its first paint, so they exclude the schemas of bookings. */
export const CATALOGUE_VERBS = {
  "rpc/availability": {
    args: args<{ item_type: "tour" | "package"; item_id: string }>(),
    answer: availabilitySchema,
  },
  "rpc/item_reviews": { args: args<{ item_id: string }>(), answer: itemReviewsSchema },
  "rpc/catalogue_since": { args: args<{ since: number }>(), answer: v.unknown() },
} satisfies VerbTable;
export const catalogueCalls = createCalls(CATALOGUE_VERBS);

export type CatalogueAnswer = ParsedDelta | Failure;

export async function catalogueSince(since: number, options?: Partial<RequestOptions>): Promise<CatalogueAnswer> {
  const answer = await catalogueCalls("rpc/catalogue_since", { since }, options);
  return answer.ok ? parseCatalogueDelta(answer.value) : answer;
}
