import { REQUESTS } from "#texts/desk.ts";
import { MAIL_KINDS } from "#texts/mails.ts";
import { momentInTashkent } from "#texts/write.ts";
import { csvTime } from "../../../domain/desk/lists/csv.ts";
import type { DeskRequest } from "../../../domain/desk/lists/desk-schema.ts";
import { statusWords } from "../../../text/desk.ts";
import { StatusMark } from "../../shared/status-mark.tsx";
import type { Column } from "../../shared/table/column.ts";
import { RowButton, type OpenRow } from "../../shared/table/row-button.tsx";
import { tripPreview, tripWords } from "./trip-words.ts";

const { columns: TITLES } = REQUESTS;

const withMessage = (words: string, { subject, message }: DeskRequest) =>
  [words, subject, message].filter(Boolean).join(" · ");

export const requestColumns = (open: OpenRow): readonly Column<DeskRequest>[] => [
  {
    id: "name",
    title: TITLES.name,
    sort: true,
    width: 190,
    csv: ({ name }) => name,
    cell: ({ id, name }) => (
      <RowButton open={open.is(id)} onClick={() => open.toggle(id)}>
        {name}
      </RowButton>
    ),
  },
  {
    id: "about",
    title: TITLES.about,
    width: 330,
    least: 140,
    phone: "fill",
    csv: (request) => withMessage(tripWords(request), request),
    cell: (request) => withMessage(tripPreview(request), request),
  },
  { id: "kind", title: TITLES.kind, sort: true, width: 168, words: true, cell: ({ kind }) => MAIL_KINDS[kind] },
  { id: "email", title: TITLES.email, sort: true, width: 200, cell: ({ email }) => email },
  {
    id: "received",
    title: TITLES.received,
    sort: true,
    width: 195,
    phone: "below",
    csv: ({ created_at }) => csvTime(created_at),
    cell: ({ created_at }) => momentInTashkent(created_at),
  },
  {
    id: "status",
    title: TITLES.status,
    sort: true,
    width: 140,
    phone: "beside",
    csv: ({ status }) => statusWords(status),
    cell: ({ status }) => <StatusMark status={status} />,
  },
];
