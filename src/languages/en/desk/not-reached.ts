import type { NotReached } from "../../../domain/desk/departures/not-reached.ts";
import { momentInTashkent } from "../write.ts";

const CHANNELS = { push: "notification", telegram: "Telegram message", mail: "email" };
const STATES = { queued: "waiting", sending: "waiting", sent: "sent", failed: "failed" };

const tried = ({ tried: channels }: NotReached): string =>
  channels.map(({ by, status }) => `${CHANNELS[by]} ${STATES[status]}`).join(", ") || "nothing could be sent";

export const NOT_REACHED = {
  title: "Not reached",
  lead: "They have not seen the latest news about this departure. Please call them.",
  kinds: { meeting_changed: "New meeting details", departure_cancelled: "Departure cancelled" },
  bookedBy: (name: string) => `booking and phone number: ${name}`,
  line: (row: NotReached) => `${NOT_REACHED.kinds[row.kind]}, ${momentInTashkent(row.at)}: ${tried(row)}`,
};
