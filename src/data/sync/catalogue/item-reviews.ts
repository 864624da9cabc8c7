import type { ItemReview } from "../../../domain/reviews/item-reviews.ts";
import { trustedNow } from "../../net/clock.ts";
import { askCatalogue } from "../../remote/catalogue.ts";
import { rememberedThenAsked } from "./stale-while-revalidate.ts";

export type KnownReviews = { reviews: ItemReview[]; at: number; fresh: boolean };

export async function knownReviews(
  _: "tour" | "package",
  id: string,
  heard: (known: KnownReviews) => void,
): Promise<void> {
  const asked = askCatalogue("rpc/item_reviews", { item_id: id }).then((answer) =>
    answer.ok ? { ok: true as const, value: { reviews: answer.value, at: trustedNow() } } : answer,
  );
  return rememberedThenAsked(`reviews:${id}` as const, asked, (value, fresh) => heard({ ...value, fresh }));
}

export const keepReviews = (id: string): Promise<void> => knownReviews("tour", id, () => undefined);
