import { Link } from "react-router-dom";
import { AUDIT } from "#texts/desk.ts";
import { momentInTashkent } from "#texts/write.ts";
import { csvTime } from "../../domain/desk/lists/csv.ts";
import type { AuditEntry } from "../../domain/desk/lists/desk-schema.ts";
import { paths } from "../../shared/paths.ts";
import { auditLines, auditSentence } from "../../text/audit.ts";
import { AuditSentence } from "../shared/audit-line.tsx";
import type { Column } from "../shared/table/column.ts";

const { columns: TITLES } = AUDIT;
const KINDS: Partial<Record<string, string>> = AUDIT.whats;

const placeOf = ({ entity, entity_id }: AuditEntry): string | undefined =>
  ({
    booking: paths.adminBooking(entity_id),
    payment: `${paths.adminPayments()}?payment=${encodeURIComponent(entity_id)}`,
    tour: paths.adminTour(entity_id),
    package: paths.adminPackage(entity_id),
    destination: paths.adminDestination(entity_id),
  })[entity];

/** A deleted record has no label, so its stored details name it. */
function nameOf({ label, entity_id, details }: AuditEntry): string {
  const row = details["row"];
  const detailEntries = typeof row === "object" && row !== null ? Object.entries(row) : [];
  const name = detailEntries.find(([key]) => key === "title" || key === "name")?.[1];
  return label ?? (typeof name === "string" ? name : entity_id);
}

function AuditSubjectCell({ entry }: { entry: AuditEntry }) {
  const place = entry.label ? placeOf(entry) : undefined;
  const name = nameOf(entry);
  return (
    <div data-row={place ? undefined : ""} tabIndex={place ? undefined : -1}>
      <div>
        <AuditSentence
          entry={entry}
          about={
            place ? (
              <Link data-row="" to={place}>
                {name}
              </Link>
            ) : (
              name
            )
          }
        />
      </div>
      {auditLines(entry).map((line) => (
        <div key={line} className="dim">
          {line}
        </div>
      ))}
    </div>
  );
}

export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    id: "when",
    title: TITLES.when,
    sort: true,
    width: 225,
    csv: ({ at }) => csvTime(at),
    cell: ({ at }) => momentInTashkent(at),
  },
  {
    id: "what",
    title: TITLES.what,
    width: 590,
    least: 300,
    phone: "below",
    csv: (entry) => [auditSentence(entry).replace("{it}", nameOf(entry)), ...auditLines(entry)].join(" "),
    cell: (entry) => <AuditSubjectCell entry={entry} />,
  },
  { id: "about", title: TITLES.about, sort: true, width: 140, cell: ({ entity }) => KINDS[entity] ?? entity },
  {
    id: "who",
    title: TITLES.who,
    sort: true,
    rare: true,
    width: 200,
    cell: ({ actor_email }) => actor_email ?? AUDIT.system,
  },
];
