import { useCallback } from "react";
import { Link } from "react-router-dom";
import { auditPage } from "../../../data/remote/admin/desk-requests.ts";
import { momentInTashkent } from "../../../domain/words.ts";
import type { AuditEntry } from "../../../domain/desk/desk-schema.ts";
import { detailWords } from "../../../domain/desk/detail-words.ts";
import { paths } from "../../../shared/paths.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { AUDIT } from "../messages/desk.ts";
import { FILTERS, THE_SYSTEM } from "../messages/desk-names.ts";
import classes from "./shared/desk.module.css";
import { FilterBar, SearchFilter } from "./shared/filters.tsx";
import { DeskList } from "./shared/desk-list.tsx";
import { LogEntry } from "./shared/logs.tsx";
import { useDeskRead } from "./shared/use-desk-read.ts";
import { useFilters } from "./shared/use-filters.ts";

const SIZE = 50;

const placeOf = ({ entity, entity_id }: AuditEntry): string | undefined =>
  ({
    booking: paths.adminBooking(entity_id),
    payment: `${paths.adminPayments()}?payment=${encodeURIComponent(entity_id)}`,
    tour: paths.adminTour(entity_id),
    package: paths.adminPackage(entity_id),
    destination: paths.adminDestination(entity_id),
  })[entity];

function Entry({ entry }: { entry: AuditEntry }) {
  // Without a label it is gone: there is nothing to lead to.
  const place = entry.label ? placeOf(entry) : undefined;
  const about = entry.label ?? entry.entity_id;
  return (
    <LogEntry
      head={
        <>
          <strong>{entry.actor_email ?? THE_SYSTEM}</strong> {entry.action} {entry.entity.replaceAll("_", " ")}{" "}
          {place ? <Link to={place}>{about}</Link> : about}
        </>
      }
      lines={detailWords(entry.details)}
      when={momentInTashkent(entry.at)}
    />
  );
}

export function AuditScreen() {
  const filters = useFilters();
  const { get, set, page, go } = filters;
  const search = get("search");
  // Pages count from the newest entry one began with; the first page is always of now.
  const upTo = page > 1 && get("up_to") ? Number(get("up_to")) : null;
  const read = useDeskRead(
    useCallback(() => auditPage(search.trim() || null, upTo, (page - 1) * SIZE, SIZE), [search, upTo, page]),
  );
  const turn = (to: number) => {
    const newest = read.value?.rows[0]?.id;
    if (page === 1 && newest !== undefined) set({ up_to: String(newest), page: String(to) });
    else go(to);
  };
  return (
    <AdminPage route="adminAudit" lead={AUDIT.lead}>
      <FilterBar>
        <SearchFilter filters={filters} within={FILTERS.inAudit} />
      </FilterBar>
      <DeskList
        label={AUDIT.label}
        read={read}
        empty={AUDIT.empty}
        page={page}
        size={SIZE}
        go={turn}
        className={classes.log}
        row={(entry) => <Entry key={entry.id} entry={entry} />}
      />
    </AdminPage>
  );
}
