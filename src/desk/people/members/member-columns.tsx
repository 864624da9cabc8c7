import { MEMBERS } from "#texts/desk.ts";
import { csvTime } from "../../../domain/desk/lists/csv.ts";
import type { Member } from "../../../domain/desk/people/member-schema.ts";
import { statusWords } from "../../../text/desk.ts";
import { StatusMark } from "../../shared/status-mark.tsx";
import type { Column } from "../../shared/table/column.ts";

const { columns: TITLES } = MEMBERS;
const inviterOf = ({ role, invited_by }: Member) => (role === "guide" ? "" : (invited_by ?? MEMBERS.byOperator));
const seenOf = ({ last_seen_at }: Member, now: number) =>
  last_seen_at === null ? MEMBERS.never : MEMBERS.seen({ age_ms: now - Date.parse(last_seen_at) });

const statusOf = ({ state }: Member) => (state === "active" ? "works" : state);

export const memberOrders = {
  email: ({ email }: Member) => email,
  role: ({ role }: Member) => MEMBERS.roles[role],
  seen: ({ last_seen_at }: Member) => (last_seen_at === null ? 0 : Date.parse(last_seen_at)),
};

export const memberColumns = (now: number): readonly Column<Member>[] => [
  {
    id: "email",
    title: TITLES.email,
    sort: true,
    width: 260,
    csv: ({ email }) => email,
    cell: ({ email, is_self }) => (
      <span data-row="" tabIndex={-1}>
        {is_self ? MEMBERS.self({ email }) : email}
      </span>
    ),
  },
  {
    id: "role",
    title: TITLES.role,
    sort: true,
    width: 110,
    phone: "below",
    words: true,
    cell: ({ role }) => MEMBERS.roles[role],
  },
  {
    id: "status",
    title: TITLES.status,
    width: 130,
    phone: "beside",
    csv: (member) => statusWords(statusOf(member)),
    cell: (member) => <StatusMark status={statusOf(member)} />,
  },
  {
    id: "seen",
    title: TITLES.seen,
    sort: true,
    width: 150,
    phone: "below",
    words: true,
    csv: ({ last_seen_at }) => csvTime(last_seen_at),
    cell: (member) => (member.state === "active" ? seenOf(member, now) : null),
  },
  { id: "by", title: TITLES.by, width: 220, cell: inviterOf },
];
