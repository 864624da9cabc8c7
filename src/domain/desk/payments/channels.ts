import * as v from "valibot";
import { integer } from "../../schemas.ts";
import { channelEntries } from "../bookings/manual-booking.ts";

export const channelMonthSchema = v.array(
  v.object({
    channel: channelEntries.channel,
    agency: channelEntries.agency,
    bookings: integer,
    guests: integer,
    total_cents: integer,
    commission_cents: integer,
    paid_cents: integer,
    owed_cents: integer,
  }),
);
export type ChannelMonth = v.InferOutput<typeof channelMonthSchema>[number];
