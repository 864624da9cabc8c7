import { count, day, money } from "../write.ts";

export const MANUAL: typeof import("../../en/desk/manual-booking.ts").MANUAL = {
  choose: "Tur yoki paketni tanlang",
  noTrip: "Safarni tanlang",
  tripFirst: "Avval safarni tanlang",
  day: "Joʻnash sanasi",
  departures: "Joʻnashlar",
  firstName: "Ism",
  lastName: "Familiya",
  requests: "Alohida istaklar (ixtiyoriy)",
  act: "Bron qilish va tasdiqlash",
  actHold: "Oʻrinlarni saqlash",
  moreDays: (days) => `Yana ${count(days, "kun")}`,
  dayButton: (date, left) => `${day(date)}, ${left > 0 ? `${count(left, "oʻrin")} qoldi` : "oʻrin yoʻq"}`,
  noEmail: "Ixtiyoriy. Manzilsiz sayohatchi xat olmaydi: havola yoki vaucherni telefon orqali bering.",
  listPrice: (cents) => `asosiy narxda ${money(cents)}`,
  agreed: "Kelishilgan jami summa, dollarda (ixtiyoriy)",
  agreedHint: "Soliq va yigʻimlar bilan. Keyingi oʻzgarishlarda uning asosiy narxga nisbati saqlanadi.",
  reason: "Narx sababi",
  code: "Promokod (ixtiyoriy)",
  codeUnchecked: "Promokodni tekshirib boʻlmadi. Bron qilganingizda server tekshiradi.",
  channel: "Savdo kanali",
  agency: "Agentlik",
  commission: "Komissiya, foizda",
  channelMails: (channel, cents) =>
    `Sayohatchiga tasdiqni ${channel} beradi va pulni ham oʻzi oladi: biz tasdiq yubormaymiz va toʻlov soʻramaymiz. Komissiyasi ${money(cents)}. ${channel} toʻlaganda, bronga toʻliq narxni yozing: komissiya oylik hisob kitobida koʻrinadi.`,
  until: "Oʻrinlar shu kun oxirigacha saqlansin (ixtiyoriy)",
  untilHint: "Toʻlov boʻlmasa, shu kundan keyin oʻrinlar boʻshaydi. Hozir tasdiqlash uchun boʻsh qoldiring.",
  atMost: (guests) => `Bitta joʻnashga koʻpi bilan ${guests} kishi`,
  noTotal: "safar va mehmonlarni tanlang",
  done: "Bron qilindi va tasdiqlandi",
  held: "Oʻrinlar saqlab qoʻyildi",
};

export const SEATS: typeof import("../../en/desk/manual-booking.ts").SEATS = {
  left: (seats) => `Bu kunda ${count(seats, "oʻrin")} qoldi`,
  inAll: (seats) => `Bu kunda ${count(seats, "oʻrin")}`,
  notPublished: "Eʼlon qilingan joʻnashlar orasida yoʻq",
};
