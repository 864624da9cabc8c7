import { useCallback, useMemo } from "react";
import { type ReviewFilter, reviewPage } from "../../../../data/remote/admin/desk-reviews.ts";
import { FILTERS, statusOptions } from "../../messages/desk-names.ts";
import { REVIEWS } from "../../messages/reviews.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { DeskList } from "../shared/desk-list.tsx";
import { FilterBar, SearchFilter, SelectFilter } from "../shared/filters.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useFilters } from "../shared/use-filters.ts";
import { ReviewCard } from "./review-card.tsx";

const SIZE = 20;
const statuses = statusOptions("waiting", "published", "declined");

export function ReviewsScreen() {
  const filters = useFilters();
  const { get, page, go } = filters;
  const [status, search] = [get("status"), get("search")];
  const filter = useMemo<ReviewFilter>(
    () => ({ status: status || null, search: search.trim() || null }),
    [status, search],
  );
  const read = useDeskRead(useCallback(() => reviewPage(filter, (page - 1) * SIZE, SIZE), [filter, page]));
  return (
    <AdminPage route="adminReviews" lead={REVIEWS.lead}>
      <FilterBar>
        <SearchFilter filters={filters} within={REVIEWS.within} />
        <SelectFilter filters={filters} name="status" label={FILTERS.status} options={statuses} />
      </FilterBar>
      <DeskList
        label={REVIEWS.label}
        read={read}
        empty={REVIEWS.empty}
        page={page}
        size={SIZE}
        go={go}
        row={(review) => <ReviewCard key={review.booking_id} review={review} done={() => void read.refresh()} />}
      />
    </AdminPage>
  );
}
