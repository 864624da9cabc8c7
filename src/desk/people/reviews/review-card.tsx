import { Link } from "react-router-dom";
import { DESK_REVIEWS } from "#texts/desk.ts";
import { momentInTashkent } from "#texts/write.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { DeskReview } from "../../../domain/desk/lists/desk-schema.ts";
import { paths } from "../../../shared/paths.ts";
import { Stars } from "../../../shared/ui/stars.tsx";
import { type DeskAct, DeskActions } from "../../shared/desk-actions.tsx";
import classes from "../../shared/desk.module.css";

const MOST_ANSWER = 2000;
const MOST_REASON = 1000;

function actsOn(review: DeskReview): DeskAct[] {
  const { status, answer } = review;
  const { publish, decline } = DESK_REVIEWS;
  const reviewAct = (words: typeof publish | typeof decline, again: boolean, publishes: boolean): DeskAct => ({
    title: words.title,
    act: words.act,
    label: again ? words.again : words.act,
    main: publishes && status === "waiting",
    text: words.text,
    done: words.done,
    asks: {
      label: words.words,
      hint: words.hint,
      most: publishes ? MOST_ANSWER : MOST_REASON,
      optional: publishes,
      ...(publishes && answer !== null && { start: answer }),
    },
    run: (said) =>
      callDesk("rpc/judge_review", {
        booking_id: review.booking_id,
        written_at: review.written_at,
        publish: publishes,
        words: said === "" ? null : said,
        expected: { status, answer, reason: review.reason },
      }),
  });
  return [
    reviewAct(publish, status === "published", true),
    ...(status === "declined" ? [] : [reviewAct(decline, status === "published", false)]),
  ];
}

export const ReviewCard = ({ review, done }: { review: DeskReview; done: () => void }) => (
  <div className="stack tight">
    <span>
      <Stars rating={review.rating} /> {DESK_REVIEWS.shownAs({ name: review.name })}
    </span>
    <span className="dim">
      <Link to={paths.adminBooking(review.booking_id)}>
        {DESK_REVIEWS.of({ name: review.customer_name, reference: review.reference })}
      </Link>
      , {DESK_REVIEWS.traveled({ month: review.month })},{" "}
      {DESK_REVIEWS.sent({ moment: momentInTashkent(review.created_at) })}
    </span>
    <p className={classes.words}>{review.words ?? DESK_REVIEWS.noWords}</p>
    {review.answer ? (
      <p className={classes.words}>
        <strong>{DESK_REVIEWS.answer}:</strong> {review.answer}
      </p>
    ) : null}
    {review.reason ? (
      <p className={classes.words}>
        <strong>{DESK_REVIEWS.reason}:</strong> {review.reason}
      </p>
    ) : null}
    <DeskActions acts={actsOn(review)} done={done} />
  </div>
);
