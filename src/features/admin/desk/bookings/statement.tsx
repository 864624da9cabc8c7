import type { BookingDetail } from "../../../../domain/desk/desk-schema.ts";
import { momentInTashkent, money } from "../../../../domain/words.ts";
import { Table } from "../../../../shared/ui/table.tsx";
import { STATEMENT } from "../../messages/desk.ts";

const signed = (cents: number) => (cents < 0 ? `−${money(-cents)}` : money(cents));

/** The booking's account as the ledger has it: each movement, and how it stood after that. */
export function Statement({ lines }: { lines: BookingDetail["statement"] }) {
  if (lines.length === 0) return null;
  const stood = lines.map((_, at) => lines.slice(0, at + 1).reduce((sum, { cents }) => sum + cents, 0));
  return (
    <Table
      caption={STATEMENT.caption(stood.at(-1) ?? 0)}
      head={STATEMENT.head}
      rows={lines.map(({ kind, at, cents }, line) => ({
        key: `${kind} ${at} ${line}`,
        name: STATEMENT.kind(kind),
        cells: [momentInTashkent(at), signed(cents), signed(stood[line] ?? 0)],
      }))}
    />
  );
}
