import "@mantine/core/styles/Input.layer.css";
import { useCallback } from "react";
import { Link } from "react-router-dom";
import { auditPage } from "../../../data/remote/admin/desk-requests.ts";
import { momentInTashkent } from "../../../domain/words/day.ts";
import type { AuditEntry } from "../../../domain/desk/desk-schema.ts";
import { detailWords } from "../../../domain/desk/detail-words.ts";
import { paths } from "../../../shared/paths.ts";
import { titleOf } from "../../../shared/site.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { AdminPage } from "../shared/admin-page.tsx";
import { AUDIT } from "../messages/desk.ts";
import classes from "./shared/desk.module.css";
import { DeskState } from "./shared/desk-state.tsx";
import { Pager } from "./shared/pager.tsx";
import { SearchField } from "./shared/search-field.tsx";
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

const Entry = ({ entry }: { entry: AuditEntry }) => {
  // Without a label it is gone: there is nothing to lead to.
  const place = entry.label ? placeOf(entry) : undefined;
  const about = entry.label ?? entry.entity_id;
  return (
    <li>
      <p>
        <strong>{entry.actor_email ?? "The system"}</strong> {entry.action} {entry.entity.replaceAll("_", " ")}{" "}
        {place ? <Link to={place}>{about}</Link> : about}
      </p>
      {detailWords(entry.details).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p className={classes.dim}>{momentInTashkent(entry.at)}</p>
    </li>
  );
};

export const AuditScreen = () => {
  const { get, set, page, go } = useFilters();
  const search = get("search");
  // Pages count from the newest entry one began with; the first page is always of now.
  const upTo = page > 1 && get("up_to") ? Number(get("up_to")) : null;
  const read = useDeskRead(
    useCallback(() => auditPage(search.trim() || null, upTo, (page - 1) * SIZE, SIZE), [search, upTo, page]),
  );
  const look = useCallback((text: string) => set({ search: text, up_to: "" }), [set]);
  const found = read.value;
  const turn = (to: number) => {
    const newest = found?.rows[0]?.id;
    if (page === 1 && newest !== undefined) set({ up_to: String(newest), page: String(to) });
    else go(to);
  };
  return (
    <AdminPage title={titleOf("adminAudit")} lead={AUDIT.lead}>
      <div className={classes.stack}>
        <search className={classes.filters}>
          <SearchField label="Search" placeholder="Person, action, kind" value={search} search={look} />
        </search>
        <DeskState reads={[read]} />
        {found && found.rows.length === 0 ? (
          <EmptyState title={AUDIT.empty.title}>{AUDIT.empty.text}</EmptyState>
        ) : null}
        {found && found.rows.length > 0 ? (
          <section className={classes.panel} aria-label="Entries">
            <ol className={classes.log}>
              {found.rows.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          </section>
        ) : null}
        {found ? <Pager page={page} size={SIZE} count={found.count} go={turn} /> : null}
      </div>
    </AdminPage>
  );
};
