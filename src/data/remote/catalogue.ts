import * as v from "valibot";
import { parseCatalogueDelta, type ParsedDelta } from "../../domain/catalogue/rows/catalogue-schema.ts";
import { call, type CallFailure, type CallOptions, type Answer } from "../net/call.ts";
import { availabilitySchema, type Availability } from "../../domain/catalogue/availability.ts";
import { type ItemReview, itemReviewsSchema } from "../../domain/reviews/item-reviews.ts";

export type CatalogueAnswer = ParsedDelta | CallFailure;

export async function catalogueSince(revision: number, options?: Partial<CallOptions>): Promise<CatalogueAnswer> {
  const answer = await call("rpc/catalogue_since", { since: revision }, v.unknown(), options);
  return answer.ok ? parseCatalogueDelta(answer.value) : answer;
}

export const availability = (
  itemType: "tour" | "package",
  itemId: string,
  options?: Partial<CallOptions>,
): Promise<Answer<Availability>> =>
  call("rpc/availability", { item_type: itemType, item_id: itemId }, availabilitySchema, options);

/** The newest that are published of a tour or package; what is shown is no more than that. */
export const itemReviews = (itemId: string, options?: Partial<CallOptions>): Promise<Answer<ItemReview[]>> =>
  call("rpc/item_reviews", { item_id: itemId }, itemReviewsSchema, options);
