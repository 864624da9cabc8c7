import { type ItemReview, itemReviewsSchema } from "../../domain/reviews/item-reviews.ts";
import { call, type Answer, type CallOptions } from "../net/call.ts";

/** The newest that are published of a tour or package; what is shown is no more than that. */
export const itemReviews = (itemId: string, options?: Partial<CallOptions>): Promise<Answer<ItemReview[]>> =>
  call("rpc/item_reviews", { item_id: itemId }, itemReviewsSchema, options);
