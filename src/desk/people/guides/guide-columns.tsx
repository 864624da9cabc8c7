import { GUIDES } from "#texts/desk.ts";
import { csvPhone } from "../../../domain/desk/lists/csv.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { MailTo, PhoneLink } from "../../../shared/ui/links.tsx";
import { statusWords } from "../../../text/desk.ts";
import { StatusMark } from "../../shared/status-mark.tsx";
import type { Column } from "../../shared/table/column.ts";
import { RowButton } from "../../shared/table/row-button.tsx";

const { columns: TITLES } = GUIDES;
const stateOf = ({ archived }: Guide) => (archived ? "archived" : "works");

export const guideOrders = {
  name: ({ name }: Guide) => name,
  status: (guide: Guide) => statusWords(stateOf(guide)),
};

export const guideColumns = (edit: (guide: Guide) => void): readonly Column<Guide>[] => [
  {
    id: "name",
    title: TITLES.name,
    sort: true,
    width: 220,
    csv: ({ name }) => name,
    cell: (guide) => <RowButton onClick={() => edit(guide)}>{guide.name}</RowButton>,
  },
  {
    id: "phone",
    title: TITLES.phone,
    width: 180,
    phone: "below",
    csv: ({ phone }) => csvPhone(phone ?? ""),
    cell: ({ phone }) => (phone ? <PhoneLink number={phone} /> : null),
  },
  {
    id: "email",
    title: TITLES.email,
    width: 240,
    phone: "below",
    csv: ({ email }) => email,
    cell: ({ email }) => (email ? <MailTo address={email} /> : null),
  },
  {
    id: "status",
    title: TITLES.status,
    sort: true,
    width: 150,
    phone: "beside",
    csv: (guide) => statusWords(stateOf(guide)),
    cell: (guide) => <StatusMark status={stateOf(guide)} />,
  },
];
