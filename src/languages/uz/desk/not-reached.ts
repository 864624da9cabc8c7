import type { NotReached } from "../../../domain/desk/departures/not-reached.ts";
import { momentInTashkent } from "../write.ts";

const CHANNELS = { push: "bildirishnoma", telegram: "Telegram xabari", mail: "xat" };
const STATES = { queued: "navbatda", sending: "navbatda", sent: "yuborildi", failed: "yuborilmadi" };

const tried = ({ tried: channels }: NotReached): string =>
  channels.map(({ by, status }) => `${CHANNELS[by]} ${STATES[status]}`).join(", ") || "hech narsani yuborib boʻlmadi";

export const NOT_REACHED: typeof import("../../en/desk/not-reached.ts").NOT_REACHED = {
  title: "Xabar yetmaganlar",
  lead: "Ular joʻnash haqidagi oxirgi yangilikni koʻrmagan. Ularga qoʻngʻiroq qiling.",
  kinds: { meeting_changed: "Yangi uchrashuv maʼlumotlari", departure_cancelled: "Joʻnash bekor qilindi" },
  bookedBy: (name) => `bron va telefon raqami: ${name}`,
  line: (row) => `${NOT_REACHED.kinds[row.kind]}, ${momentInTashkent(row.at)}: ${tried(row)}`,
};
