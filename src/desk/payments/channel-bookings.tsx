import type { ChannelMonth } from "../../domain/desk/payments/channels.ts";
import { Table } from "../../shared/ui/table.tsx";
import { CHANNEL_BOOKINGS } from "#words/desk/books.ts";
import { channelText } from "#words/desk/names.ts";
import { money, month as monthWords } from "#words/write.ts";
import { deskQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import classes from "./payments.module.css";

const cellsOf = ({ bookings, total_cents, commission_cents, owed_cents }: ChannelMonth) => [
  bookings,
  ...[total_cents, commission_cents, total_cents - commission_cents, owed_cents].map(money),
];

export function ChannelBookings({ month }: { month: string }) {
  const deskRead = useDeskRead(deskQuery("rpc/admin_channels", { month: `${month}-01` }));
  const rows = deskRead.loading ? [] : (deskRead.value ?? []);
  const title = CHANNEL_BOOKINGS.title(monthWords(month));
  return (
    <>
      <DeskState reads={[deskRead]} />
      {rows.length > 0 ? (
        <>
          <h3>{title}</h3>
          <p className="dim">{CHANNEL_BOOKINGS.lead}</p>
          <div className={classes.accounts} role="region" aria-label={title} tabIndex={0}>
            <Table
              name={{ label: title }}
              head={CHANNEL_BOOKINGS.columns}
              rows={rows.map((row) => ({
                key: `${row.channel} ${row.agency}`,
                name: channelText(row),
                cells: cellsOf(row),
              }))}
            />
          </div>
        </>
      ) : null}
    </>
  );
}
