import { useCallback, useMemo } from "react";
import { AUDIT, FILTERS } from "#texts/desk.ts";
import { momentInTashkent } from "#texts/write.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { AuditFilter } from "../../data/remote/desk/verb-arguments.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { deskQuery, pageOf } from "../shared/desk-query.ts";
import { DayFilter, FilterBar, SearchFilter, SelectFilter } from "../shared/filter-bar.tsx";
import { SearchField } from "../shared/search-field.tsx";
import { orderOf } from "../shared/table/column.ts";
import { DeskTable } from "../shared/table/desk-table.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useFilters } from "../shared/use-filters.ts";
import { auditColumns } from "./audit-columns.tsx";

export function AuditScreen() {
  const filters = useFilters();
  const { get, set, page, go } = filters;
  const [search, who, what, from, to] = ["search", "who", "what", "from", "to"].map(get);
  const sort = get("sort");
  const filterByActor = useCallback((name: string) => set({ who: name }), [set]);
  const filter = useMemo<AuditFilter>(
    () => ({
      search: search?.trim() || null,
      who: who?.trim() || null,
      what: what || null,
      from_day: from || null,
      to_day: to || null,
      ...orderOf(sort),
    }),
    [search, who, what, from, to, sort],
  );
  const upToId = page > 1 && get("up_to") ? Number(get("up_to")) : null;
  const deskRead = useDeskRead(deskQuery("rpc/admin_audit", { ...filter, up_to: upToId, ...pageOf(page) }));
  const newest = page === 1 && sort === "" ? (deskRead.value?.rows[0]?.id ?? null) : null;
  const turnPage = (next: number) => {
    if (newest !== null) set({ up_to: String(newest), page: String(next) });
    else go(next);
  };
  return (
    <AdminPage route="adminAudit" lead={AUDIT.lead}>
      <FilterBar>
        <SearchFilter filters={filters} within={FILTERS.inAudit} />
        <SearchField label={AUDIT.who} placeholder={AUDIT.whoHint} value={get("who")} search={filterByActor} />
        <SelectFilter filters={filters} name="what" label={AUDIT.what} options={AUDIT.whats} />
        <DayFilter filters={filters} name="from" label={FILTERS.from} />
        <DayFilter filters={filters} name="to" label={FILTERS.toIncluded} />
      </FilterBar>
      <DeskTable
        name="audit"
        caption={AUDIT.label}
        columns={auditColumns}
        read={deskRead}
        keyOf={({ id }) => String(id)}
        nameOf={({ at }) => momentInTashkent(at)}
        filters={filters}
        pages={(skip, how_many) => callDesk("rpc/admin_audit", { ...filter, up_to: upToId ?? newest, skip, how_many })}
        go={turnPage}
        empty={AUDIT.empty}
      />
    </AdminPage>
  );
}
