import type { NotReached } from "../../../domain/desk/departures/not-reached.ts";
import { momentInTashkent } from "../write.ts";

const CHANNELS = { push: "уведомление", telegram: "сообщение в Telegram", mail: "письмо" };
const STATES = { queued: "в очереди", sending: "в очереди", sent: "отправлено", failed: "не отправлено" };

const tried = ({ tried: channels }: NotReached): string =>
  channels.map(({ by, status }) => `${CHANNELS[by]} ${STATES[status]}`).join(", ") || "отправить было некуда";

export const NOT_REACHED: typeof import("../../en/desk/not-reached.ts").NOT_REACHED = {
  title: "Ещё не знают",
  lead: "Эти люди не видели последнюю новость о выезде. Позвоните им.",
  kinds: { meeting_changed: "Новые данные о встрече", departure_cancelled: "Выезд отменён" },
  bookedBy: (name) => `бронь и номер телефона: ${name}`,
  line: (row) => `${NOT_REACHED.kinds[row.kind]}, ${momentInTashkent(row.at)}: ${tried(row)}`,
};
