import { CODES } from "#texts/desk-money.ts";
import { codeState, type DeskCode } from "../../../domain/desk/payments/code-form.ts";
import { codeOff, codeTerms, codeUses } from "../../../text/desk-money.ts";
import { statusWords } from "../../../text/desk.ts";
import { StatusMark } from "../../shared/status-mark.tsx";
import type { Column } from "../../shared/table/column.ts";
import { RowButton } from "../../shared/table/row-button.tsx";

const { columns: TITLES } = CODES;

export const codeOrders = (today: string) => ({
  code: ({ code }: DeskCode) => code,
  off: ({ percent, amount_cents }: DeskCode) => percent ?? 100 + (amount_cents ?? 0),
  uses: ({ uses }: DeskCode) => uses,
  status: (code: DeskCode) => codeState(code, today),
});

export const codeColumns = (edit: (code: DeskCode) => void, today: string): readonly Column<DeskCode>[] => [
  {
    id: "code",
    title: TITLES.code,
    sort: true,
    width: 200,
    csv: ({ code }) => code,
    cell: (code) => <RowButton onClick={() => edit(code)}>{code.code}</RowButton>,
  },
  { id: "off", title: TITLES.off, sort: true, width: 120, phone: "below", words: true, cell: codeOff },
  { id: "uses", title: TITLES.uses, sort: true, width: 175, phone: "below", words: true, cell: codeUses },
  { id: "terms", title: TITLES.terms, width: 360, least: 260, phone: "below", words: true, cell: codeTerms },
  {
    id: "status",
    title: TITLES.status,
    sort: true,
    width: 155,
    phone: "beside",
    csv: (code) => statusWords(codeState(code, today)),
    cell: (code) => <StatusMark status={codeState(code, today)} />,
  },
];
