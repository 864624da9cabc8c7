import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { TRIP_REVIEW, TRIP_SENDING } from "#texts/trips.ts";
import { deleteTripMessage, type TripWithMessages } from "../../../data/local/trip-messages.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { WrittenReview } from "../../../domain/booking/local-booking.ts";
import { textOfCode } from "../../../domain/problem.ts";
import { newestReview, type OwnReview, reviewOf } from "../../../domain/reviews/own-review.ts";
import { paths } from "../../../shared/paths.ts";
import { SendingStatus } from "../../../shared/trip/sending-status.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { Stars } from "../../../shared/ui/stars.tsx";
import { ReviewForm } from "./review-form.tsx";
import classes from "./review.module.css";

function RefusedReview({ code, bookingId }: { code: string; bookingId: string }) {
  useEffect(() => void openOutbox().refresh(), []);
  return (
    <div className="stack notice" role="alert">
      <Text>{textOfCode(TRIP_REVIEW.refusals, code) ?? TRIP_REVIEW.refusals.other}</Text>
      <div>
        <Button variant="default" onClick={() => void deleteTripMessage("review", bookingId)}>
          {TRIP_SENDING.read}
        </Button>
      </div>
    </div>
  );
}

function reviewStatusText({ status, reason }: Pick<OwnReview, "status" | "reason">): string {
  if (status === "published") return TRIP_REVIEW.published;
  if (status !== "declined") return TRIP_REVIEW.waiting;
  return reason === null ? TRIP_REVIEW.declined : TRIP_REVIEW.declinedFor({ reason });
}

type WrittenProps = { review: WrittenReview; answer: string | null | undefined };

const WrittenReviewText = ({ review: { rating, words, name }, answer }: WrittenProps) => (
  <div>
    <Stars rating={rating} /> {name}
    {words ? <p className={classes.words}>{words}</p> : null}
    {answer ? (
      <div className="notice">
        <strong>{TRIP_REVIEW.answer}</strong>
        <p className={classes.words}>{answer}</p>
      </div>
    ) : null}
  </div>
);

type ReviewState = { shown: WrittenReview | null; stands: Pick<OwnReview, "status" | "reason" | "answer"> | null };

function standingOf({ booking, messages }: TripWithMessages, view: BookingView): ReviewState {
  const savedReview = reviewOf(view);
  const newest = newestReview(booking);
  if (messages.review?.refusal || newest === null || newest.written_at === savedReview?.written_at)
    return { shown: savedReview, stands: savedReview };
  return { shown: newest, stands: { status: "waiting", reason: null, answer: null } };
}

export function ReviewPanel({ trip, view }: { trip: TripWithMessages; view: BookingView }) {
  const { booking, messages } = trip;
  const { review: entry = null } = messages;
  const [changing, setChanging] = useState(false);
  const { shown, stands } = standingOf(trip, view);
  const canWrite = booking.token !== "" && stands?.status !== "published";
  const isWriting = canWrite && (changing || shown === null || stands?.status === "declined");
  return (
    <Panel title={shown ? TRIP_REVIEW.yours : TRIP_REVIEW.title} className="stack tight screen-only">
      {entry?.refusal ? <RefusedReview code={entry.refusal.code} bookingId={booking.id} /> : null}
      <SendingStatus
        queued={entry?.refusal ? null : entry}
        text={stands ? reviewStatusText(stands) : TRIP_REVIEW.ask}
        tryNow={() => openOutbox().wake(true)}
      />
      {shown && !isWriting ? <WrittenReviewText review={shown} answer={stands?.answer} /> : null}
      {isWriting ? (
        <ReviewForm
          key={shown?.written_at ?? 0}
          booking={booking}
          firstName={view.customer_first_name}
          done={() => setChanging(false)}
        />
      ) : null}
      {booking.token === "" && shown === null ? <Text c="dimmed">{TRIP_REVIEW.elsewhere}</Text> : null}
      <div className="row">
        {canWrite && !isWriting ? (
          <Button variant="default" onClick={() => setChanging(true)}>
            {TRIP_REVIEW.change}
          </Button>
        ) : null}
        <ButtonLink to={paths.booking(view.item_type, view.item_id)} variant="default">
          {TRIP_REVIEW.again}
        </ButtonLink>
      </div>
    </Panel>
  );
}
