import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { REVIEWS } from "#texts/catalogue.ts";
import { ago, decimal, language } from "#texts/write.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { loadReviews } from "../../../data/sync/catalogue/load-reviews.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import type { ItemReview } from "../../../domain/reviews/item-reviews.ts";
import { averageText, type Rating } from "../../../domain/reviews/rating.ts";
import { Stars } from "../../../shared/ui/stars.tsx";
import { useValueWhenIdle } from "../../../shared/use-value-when-idle.ts";
import { ratingWords } from "../../../text/home.ts";
import { useConnection } from "../shared/use-catalogue.ts";
import classes from "./reviews.module.css";

const REVIEWS_SHOWN = 3;

const Distribution = ({ stars, all }: { stars: readonly number[]; all: number }) => (
  <ol className={`plain ${classes.distribution}`}>
    {stars
      .map((given, at) => ({ given, star: at + 1 }))
      .toReversed()
      .map(({ given, star }) => (
        <li key={star} aria-label={REVIEWS.given({ stars: star, reviews: given })}>
          <span aria-hidden="true">{star} ★</span>
          <span className={classes.bar} aria-hidden="true">
            <span style={{ inlineSize: `${(given / all) * 100}%` }} />
          </span>
          <span aria-hidden="true">{given}</span>
        </li>
      ))}
  </ol>
);

const OneReview = ({ review: { rating, words, name, language, month, answer } }: { review: ItemReview }) => (
  <li className="surface">
    <p className={classes.who}>
      <Stars rating={rating} /> <strong>{name}</strong> <span className="dim">{REVIEWS.traveled({ month })}</span>
    </p>
    {words === null ? null : <p lang={language}>{words}</p>}
    {answer === null ? null : (
      <div className="notice">
        <strong>{REVIEWS.answer}</strong>
        <p>{answer}</p>
      </div>
    )}
  </li>
);

export type ReviewsOf = {
  kind: "tour" | "package";
  item: Tour | TourPackage;
  stars: readonly number[];
  rating: Rating;
};

const ownLanguageFirst = (one: ItemReview, other: ItemReview): number =>
  Number(other.language === language) - Number(one.language === language);

function List({ kind, item, rating }: Omit<ReviewsOf, "stars">) {
  const reviewPage = useValueWhenIdle(loadReviews, kind, item.id);
  const offline = useConnection() === "offline";
  const [shown, setShown] = useState(REVIEWS_SHOWN);
  if (reviewPage === null)
    return (
      <p className="dim" role="status">
        {offline ? REVIEWS.missing : REVIEWS.loading}
      </p>
    );
  const { reviews, at, fresh } = reviewPage;
  const shownReviews = reviews.toSorted(ownLanguageFirst).slice(0, shown);
  const remainingReviews = reviews.length - shown;
  return (
    <>
      <ul className="plain stack" aria-label={REVIEWS.list}>
        {shownReviews.map((review, place) => (
          // Reviews carry no ID, because the owner of a booking is private.
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <OneReview key={place} review={review} />
        ))}
      </ul>
      {remainingReviews > 0 ? (
        <Button variant="default" mt="md" onClick={() => setShown(reviews.length)}>
          {REVIEWS.all({ reviews: reviews.length })}
        </Button>
      ) : null}
      <p className="dim" role="status">
        {remainingReviews <= 0 && reviews.length < rating.count
          ? `${REVIEWS.newest({ reviews: reviews.length })} `
          : ""}
        {fresh ? "" : REVIEWS.asOf({ age: ago(trustedNow() - at) })}
      </p>
    </>
  );
}

export const Reviews = ({ stars, rating, ...of }: ReviewsOf) => (
  <section id="reviews">
    <Title order={2}>{REVIEWS.title}</Title>
    <div className={classes.summary}>
      <p className={classes.average} role="img" aria-label={ratingWords(rating)}>
        <b>{decimal(averageText(rating))}</b> ★<small>{REVIEWS.count({ reviews: rating.count })}</small>
      </p>
      <Distribution stars={stars} all={rating.count} />
    </div>
    <p className="dim">{REVIEWS.how}</p>
    <List key={of.item.id} rating={rating} {...of} />
  </section>
);
