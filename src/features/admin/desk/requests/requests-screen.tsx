import { useCallback, useMemo } from "react";
import { requestPage, type RequestFilter } from "../../../../data/remote/admin/desk-requests.ts";
import { FORM_KIND_NAMES, FORM_KINDS } from "../../../../domain/outbox/form-kinds.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { REQUESTS } from "../../messages/desk.ts";
import { FILTERS, statusOptions } from "../../messages/desk-names.ts";
import { DeskList } from "../shared/desk-list.tsx";
import { FilterBar, SearchFilter, SelectFilter } from "../shared/filters.tsx";
import { RequestCard } from "./request-card.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useFilters } from "../shared/use-filters.ts";

const SIZE = 20;

const kinds = {
  "": FILTERS.all,
  ...Object.fromEntries(FORM_KIND_NAMES.map((kind) => [kind, FORM_KINDS[kind].many])),
};
const statuses = statusOptions("new", "answered");

export function RequestsScreen() {
  const filters = useFilters();
  const { get, page, go } = filters;
  const [kind, status, search] = [get("kind"), get("status"), get("search")];
  const filter = useMemo<RequestFilter>(
    () => ({ kind: kind || null, status: status || null, search: search.trim() || null }),
    [kind, status, search],
  );
  const read = useDeskRead(useCallback(() => requestPage(filter, (page - 1) * SIZE, SIZE), [filter, page]));
  return (
    <AdminPage route="adminRequests" lead={REQUESTS.lead}>
      <FilterBar>
        <SearchFilter filters={filters} within={FILTERS.inRequests} />
        <SelectFilter filters={filters} name="kind" label={FILTERS.kind} options={kinds} />
        <SelectFilter filters={filters} name="status" label={FILTERS.status} options={statuses} />
      </FilterBar>
      <DeskList
        label={REQUESTS.label}
        read={read}
        empty={REQUESTS.empty}
        page={page}
        size={SIZE}
        go={go}
        row={(request) => <RequestCard key={request.id} request={request} done={() => void read.refresh()} />}
      />
    </AdminPage>
  );
}
