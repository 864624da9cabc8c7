import { FILTERS, DESK_REVIEWS } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { statusOptions } from "../../../text/desk.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { deskQuery, pageOf } from "../../shared/desk-query.ts";
import { FilterBar, SearchFilter, SelectFilter } from "../../shared/filter-bar.tsx";
import { orderOf } from "../../shared/table/column.ts";
import { DeskTable } from "../../shared/table/desk-table.tsx";
import { useOpenRow } from "../../shared/table/row-button.tsx";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { useFilters } from "../../shared/use-filters.ts";
import { ReviewCard } from "./review-card.tsx";
import { isReviewExpanded, reviewColumns } from "./review-columns.tsx";

const statuses = statusOptions("waiting", "published", "declined");

export function ReviewsScreen() {
  const filters = useFilters();
  const { get, page } = filters;
  const open = useOpenRow();
  const [status, search, sort] = [get("status"), get("search"), get("sort")];
  const filter = { status: status || null, search: search.trim() || null, ...orderOf(sort) };
  const deskRead = useDeskRead(deskQuery("rpc/admin_reviews", { ...filter, ...pageOf(page) }));
  return (
    <AdminPage route="adminReviews" lead={DESK_REVIEWS.lead}>
      <FilterBar>
        <SearchFilter filters={filters} within={DESK_REVIEWS.within} />
        <SelectFilter filters={filters} name="status" label={FILTERS.status} options={statuses} />
      </FilterBar>
      <DeskTable
        name="reviews"
        caption={DESK_REVIEWS.label}
        columns={reviewColumns(open)}
        read={deskRead}
        keyOf={({ booking_id }) => booking_id}
        nameOf={({ title, customer_name }) => `${title}, ${customer_name}`}
        filters={filters}
        pages={(skip, how_many) => callDesk("rpc/admin_reviews", { ...filter, skip, how_many })}
        empty={DESK_REVIEWS.empty}
        below={(review) =>
          isReviewExpanded(review, open) ? <ReviewCard review={review} done={() => void deskRead.refresh()} /> : null
        }
      />
    </AdminPage>
  );
}
