import { CHANNEL_BOOKINGS } from "#texts/desk-money.ts";
import { money, month as monthWords } from "#texts/write.ts";
import type { ChannelMonth } from "../../domain/desk/payments/channels.ts";
import { Table } from "../../shared/ui/table.tsx";
import { channelText } from "../../text/desk.ts";
import blockClasses from "../shared/table/blocks.module.css";
import classes from "./payments.module.css";

const cellsOf = ({ bookings, total_cents, commission_cents, owed_cents }: ChannelMonth) => [
  bookings,
  ...[total_cents, commission_cents, total_cents - commission_cents, owed_cents].map(money),
];

export function ChannelBookings({ month, rows }: { month: string; rows: readonly ChannelMonth[] }) {
  if (rows.length === 0) return null;
  const title = CHANNEL_BOOKINGS.title({ month: monthWords(month) });
  return (
    <>
      <h3>{title}</h3>
      <p className="dim">{CHANNEL_BOOKINGS.lead}</p>
      <div className={`${classes.accounts} ${blockClasses.blocks}`} role="region" aria-label={title} tabIndex={0}>
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
  );
}
