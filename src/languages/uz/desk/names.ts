import type { Channel } from "../../../domain/desk/bookings/manual-booking.ts";
import type { CostKind } from "../../../domain/desk/departures/costs.ts";
import { isMailKind } from "../../../domain/contact/mail-kinds.ts";
import { grouped } from "../write.ts";
import { MAIL_KINDS } from "./mail-kinds.ts";

export const FACTS: typeof import("../../en/desk/names.ts").FACTS = {
  mailLanguage: "Xatlar va hujjatlar tili",
  status: "Holati",
  trip: "Safar",
  departure: "Joʻnash",
  guests: "Mehmonlar",
  options: "Qoʻshimcha xizmatlar",
  requests: "Istaklar",
  none: "Yoʻq",
  booked: "Bron qilingan",
  channel: "Savdo kanali",
  ended: "Tugagan",
  customer: "Buyurtmachi",
  name: "Ism",
  contact: "Aloqa",
  email: "E-pochta",
  phone: "Telefon",
  address: "Manzil",
  total: "Jami",
  amount: "Summa",
  paid: "Toʻlangan",
  refunded: "Qaytarilgan",
  balance: "Qoldiq",
  policy: "Bugungi shartlar",
  paymentId: "Toʻlov ID raqami",
  externalId: "Tashqi ID raqami",
  gateway: "Toʻlov tizimi",
  method: "Toʻlov usuli",
  created: "Yaratilgan",
  confirmation: "Tasdiq",
  booking: "Bron",
};

export const COST_KINDS: Record<CostKind, string> = {
  guide: "Gid",
  transport: "Transport",
  hotel: "Mehmonxona",
  other: "Boshqa",
};

export const costKindText = (kind: unknown): string => COST_KINDS[kind as CostKind] ?? String(kind);

export const CHANNEL_NAMES: Record<Channel, string> = {
  own: "Bevosita biz orqali",
  getyourguide: "GetYourGuide",
  viator: "Viator",
  agency: "Agentlik",
};

export const channelText: typeof import("../../en/desk/names.ts").channelText = ({ channel, agency }) =>
  agency ?? CHANNEL_NAMES[channel];

export const FILTERS: typeof import("../../en/desk/names.ts").FILTERS = {
  search: "Qidiruv",
  more: "Filtrlar",
  fewer: "Filtrlarni yashirish",
  inBookings: "Ism, e-pochta, telefon, bron raqami",
  inPayments: "Ism, telefon, e-pochta, ID, summa",
  inRequests: "Ism, e-pochta, soʻzlar",
  inAudit: "Kim, amal, turi",
  all: "Hammasi",
  show: "Koʻrsatish",
  shown: { "": "Barcha bronlar", attention: "Eʼtibor talab qiladi", due: "Qoldigʻi toʻlanmagan" },
  status: "Holati",
  kind: "Turi",
  trip: "Safar",
  allTrips: "Barcha safarlar",
  packages: "Paketlar",
  date: "Sana",
  dates: { "": "Butun davr", today: "Bugun", week: "Shu hafta", month: "Shu oy", custom: "Boshqa davr" },
  from: "Boshlanishi",
  until: "Tugashi",
  toIncluded: "Tugashi (shu kun ham kiradi)",
  departsFrom: "Joʻnash: shu kundan",
  departsUntil: "Joʻnash: shu kungacha",
};

export const SYSTEM_ACTOR = "Tizim";

export const LOGS: typeof import("../../en/desk/names.ts").LOGS = {
  refunds: "Qaytarilgan pullar",
  mails: "Xatlar",
  toUs: "bizga",
  payments: "Toʻlovlar",
  documents: "Hujjatlar",
  events: "Hodisalar",
  none: "Hozircha yoʻq.",
  message: "Xabar",
  system: "tizim",
  traveler: "sayohatchi",
};

const STATUSES: Partial<Record<string, string>> = {
  pending: "Toʻlov kutilmoqda",
  wait_user_action: "Toʻlovchi kutilmoqda",
  processing: "Ishlanmoqda",
  completed: "Yakunlangan",
  failed: "Amalga oshmadi",
  cancelled: "Bekor qilingan",
  refunded: "Qaytarilgan",
  confirmed: "Tasdiqlangan",
  expired: "Muddati oʻtgan",
  succeeded: "Bajarildi",
  queued: "Navbatda",
  sending: "Yuborilmoqda",
  sent: "Yuborilgan",
  new: "Yangi",
  answered: "Javob berilgan",
  waiting: "Qaroringizni kutmoqda",
  published: "Eʼlon qilingan",
  declined: "Rad etilgan",
  attention: "Eʼtibor talab qiladi",
  open: "Ochiq",
  guaranteed: "Kafolatlangan",
  closed: "Yopiq",
  private: "Soʻrov boʻyicha",
  active: "Faol",
  invited: "Taklif yuborilgan",
  ended: "Hisob yopilgan",
  archived: "Endi faol emas",
  upcoming: "Hali kuchga kirmagan",
  used_up: "Toʻliq ishlatilgan",
  over: "Muddati tugagan",
  voided: "Bekor qilingan",
  arrived: "Keldi",
  missing: "Hali yoʻq",
  absent: "Kelmadi",
  departure_cancelled: "Joʻnash bekor qilingan",
  not_booked: "Broni endi kuchda emas",
};

const OUTCOMES: Partial<Record<string, string>> = {
  applied: "",
  applied_late: "oʻrin saqlash muddati tugagandan keyin",
  applied_attention: "oʻrin qolmagan: eʼtibor talab qiladi",
  applied_double: "toʻlanishi kerak boʻlganidan koʻp: eʼtibor talab qiladi",
  noop: "hech narsa oʻzgarmadi",
  ignored: "eʼtiborga olinmadi: tartibi buzilgan",
  wrong_amount: "qabul qilinmadi: summa notoʻgʻri",
  stored: "faqat saqlandi",
};

export const statusWords = (status: string): string => STATUSES[status] ?? status;

export const statusOptions = (...statuses: readonly string[]): Record<string, string> => ({
  "": FILTERS.all,
  ...Object.fromEntries(statuses.map((status) => [status, statusWords(status)])),
});

export const mailWords = (kind: string): string => (isMailKind(kind) ? MAIL_KINDS[kind] : kind);

export const outcomeWords = (outcome: string): string => OUTCOMES[outcome] ?? outcome;

export const PAGER: typeof import("../../en/desk/names.ts").PAGER = {
  label: "Sahifalar",
  before: "Oldingi",
  after: "Keyingi",
  text: (first, last, all) =>
    all === 0
      ? "Hech narsa yoʻq"
      : first > all
        ? `Oxirgisidan keyin, jami ${grouped(all)}`
        : `${grouped(first)}–${grouped(last)}, jami ${grouped(all)}`,
};
