import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useCallback, useMemo } from "react";
import { requestPage, type RequestFilter } from "../../../../data/remote/admin/desk-requests.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "../../../../domain/outbox/message-kinds.ts";
import { EmptyState } from "../../../../shared/ui/empty-state.tsx";
import { titleOf } from "../../../../shared/site.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { REQUESTS } from "../../messages/desk.ts";
import classes from "../shared/desk.module.css";
import { DeskState } from "../shared/desk-state.tsx";
import { Pager } from "../shared/pager.tsx";
import { RequestCard } from "./request-card.tsx";
import { SearchField } from "../shared/search-field.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useFilters } from "../shared/use-filters.ts";

const SIZE = 20;

export const RequestsScreen = () => {
  const { get, set, page, go } = useFilters();
  const [kind, status, search] = [get("kind"), get("status"), get("search")];
  const filter = useMemo<RequestFilter>(
    () => ({ kind: kind || null, status: status || null, search: search.trim() || null }),
    [kind, status, search],
  );
  const read = useDeskRead(useCallback(() => requestPage(filter, (page - 1) * SIZE, SIZE), [filter, page]));
  const look = useCallback((text: string) => set({ search: text }), [set]);
  const found = read.value;
  return (
    <AdminPage title={titleOf("adminRequests")} lead={REQUESTS.lead}>
      <div className={classes.stack}>
        <search className={classes.filters}>
          <SearchField label="Search" placeholder="Name, email, words" value={search} search={look} />
          <NativeSelect
            label="Kind"
            data={[
              { value: "", label: "All" },
              ...MESSAGE_KIND_NAMES.map((value) => ({ value, label: MESSAGE_KINDS[value].many })),
            ]}
            value={kind}
            onChange={(event) => set({ kind: event.currentTarget.value })}
          />
          <NativeSelect
            label="Status"
            data={[
              { value: "", label: "All" },
              { value: "new", label: "New" },
              { value: "answered", label: "Answered" },
            ]}
            value={status}
            onChange={(event) => set({ status: event.currentTarget.value })}
          />
        </search>
        <DeskState reads={[read]} />
        {found && found.rows.length === 0 ? (
          <EmptyState title={REQUESTS.empty.title}>{REQUESTS.empty.text}</EmptyState>
        ) : null}
        {found ? (
          <>
            <ul className={classes.rows} aria-label="Requests and messages">
              {found.rows.map((request) => (
                <RequestCard key={request.id} request={request} done={() => void read.refresh()} />
              ))}
            </ul>
            <Pager page={page} size={SIZE} count={found.count} go={go} />
          </>
        ) : null}
      </div>
    </AdminPage>
  );
};
