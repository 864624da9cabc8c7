import { REQUESTS, FORM_KINDS, FILTERS } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { FORM_KIND_NAMES } from "../../../domain/outbox/message-kinds.ts";
import { statusOptions } from "../../../text/desk.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { deskQuery, pageOf } from "../../shared/desk-query.ts";
import { FilterBar, SearchFilter, SelectFilter } from "../../shared/filter-bar.tsx";
import { orderOf } from "../../shared/table/column.ts";
import { DeskTable } from "../../shared/table/desk-table.tsx";
import { useOpenRow } from "../../shared/table/row-button.tsx";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { useFilters } from "../../shared/use-filters.ts";
import { RequestCard } from "./request-card.tsx";
import { requestColumns } from "./request-columns.tsx";

const kinds = {
  "": FILTERS.all,
  ...Object.fromEntries(FORM_KIND_NAMES.map((kind) => [kind, FORM_KINDS[kind].many])),
};
const statuses = statusOptions("new", "answered");

export function RequestsScreen() {
  const filters = useFilters();
  const { get, page } = filters;
  const open = useOpenRow();
  const [kind, status, search, sort] = [get("kind"), get("status"), get("search"), get("sort")];
  const filter = { kind: kind || null, status: status || null, search: search.trim() || null, ...orderOf(sort) };
  const deskRead = useDeskRead(deskQuery("rpc/admin_requests", { ...filter, ...pageOf(page) }));
  return (
    <AdminPage route="adminRequests">
      <FilterBar>
        <SearchFilter filters={filters} within={FILTERS.inRequests} />
        <SelectFilter filters={filters} name="kind" label={FILTERS.kind} options={kinds} />
        <SelectFilter filters={filters} name="status" label={FILTERS.status} options={statuses} />
      </FilterBar>
      <DeskTable
        name="requests"
        caption={REQUESTS.label}
        columns={requestColumns(open)}
        read={deskRead}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        filters={filters}
        pages={(skip, how_many) => callDesk("rpc/admin_requests", { ...filter, skip, how_many })}
        empty={REQUESTS.empty}
        below={(request) =>
          open.is(request.id) ? <RequestCard request={request} done={() => void deskRead.refresh()} /> : null
        }
      />
    </AdminPage>
  );
}
