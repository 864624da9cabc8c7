import { DESK_REVIEWS } from "#texts/desk.ts";
import { momentInTashkent } from "#texts/write.ts";
import { csvTime } from "../../../domain/desk/lists/csv.ts";
import type { DeskReview } from "../../../domain/desk/lists/desk-schema.ts";
import { Stars } from "../../../shared/ui/stars.tsx";
import { statusWords } from "../../../text/desk.ts";
import { StatusMark } from "../../shared/status-mark.tsx";
import type { Column } from "../../shared/table/column.ts";
import { RowButton, type OpenRow } from "../../shared/table/row-button.tsx";

const { columns: TITLES } = DESK_REVIEWS;

/** A waiting review starts expanded, so its toggle collapses it. */
export const isReviewExpanded = ({ booking_id, status }: DeskReview, open: OpenRow): boolean =>
  (status === "waiting") !== open.is(booking_id);

export const reviewColumns = (open: OpenRow): readonly Column<DeskReview>[] => [
  {
    id: "trip",
    title: TITLES.trip,
    sort: true,
    width: 230,
    csv: ({ title }) => title,
    cell: (review) => (
      <RowButton open={isReviewExpanded(review, open)} onClick={() => open.toggle(review.booking_id)}>
        {review.title}
      </RowButton>
    ),
  },
  {
    id: "rating",
    title: TITLES.rating,
    sort: true,
    width: 110,
    phone: "below",
    csv: ({ rating }) => rating,
    cell: ({ rating }) => <Stars rating={rating} />,
  },
  {
    id: "words",
    title: TITLES.words,
    width: 270,
    least: 140,
    phone: "fill",
    cell: ({ words }) => words ?? DESK_REVIEWS.noWords,
  },
  { id: "name", title: TITLES.name, sort: true, width: 150, cell: ({ customer_name }) => customer_name },
  {
    id: "sent",
    title: TITLES.sent,
    sort: true,
    width: 195,
    csv: ({ created_at }) => csvTime(created_at),
    cell: ({ created_at }) => momentInTashkent(created_at),
  },
  {
    id: "status",
    title: TITLES.status,
    sort: true,
    width: 190,
    phone: "beside",
    csv: ({ status }) => statusWords(status),
    cell: ({ status }) => <StatusMark status={status} />,
  },
];
