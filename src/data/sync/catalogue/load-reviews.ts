import type { ItemReview } from "../../../domain/reviews/item-reviews.ts";
import { trustedNow } from "../../net/clock.ts";
import { catalogueCalls } from "../../remote/catalogue.ts";
import { staleWhileRevalidate } from "./stale-while-revalidate.ts";

export type CachedReviews = { reviews: ItemReview[]; at: number; fresh: boolean };

export async function loadReviews(
  _: "tour" | "package",
  id: string,
  onValue: (known: CachedReviews) => void,
): Promise<void> {
  const answer = catalogueCalls("rpc/item_reviews", { item_id: id }).then((answer) =>
    answer.ok ? { ok: true as const, value: { reviews: answer.value, at: trustedNow() } } : answer,
  );
  return staleWhileRevalidate(`reviews:${id}` as const, answer, (value, fresh) => onValue({ ...value, fresh }));
}

export const cacheReviews = (id: string): Promise<void> => loadReviews("tour", id, () => undefined);
