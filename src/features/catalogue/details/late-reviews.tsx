import { ratingOf } from "../../../domain/reviews/rating.ts";
import { lazyPart } from "../../../shared/ui/lazy-part.tsx";
import { useInBrowser } from "../shared/use-catalogue.ts";
import type { ReviewsOf } from "./reviews.tsx";

const Reviews = lazyPart(async () => (await import("./reviews.tsx")).Reviews);

export function LateReviews({ kind, item }: Omit<ReviewsOf, "stars" | "rating">) {
  const inBrowser = useInBrowser();
  const rating = ratingOf(item.stars);
  if (!inBrowser || rating === null || !item.stars) return null;
  return <Reviews kind={kind} item={item} stars={item.stars} rating={rating} />;
}
