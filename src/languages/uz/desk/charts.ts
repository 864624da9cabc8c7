import type { QuestionPeriod } from "../../../domain/desk/today/question-period.ts";
import { count, decimal, grouped, money, month } from "../write.ts";

export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;

const PERIODS: Record<QuestionPeriod, string> = {
  "": "Soʻnggi 12 oy",
  ahead: "Shu oy va keyingi 5 oy",
  year: "Shu yil",
  before: "Oʻtgan yil",
  custom: "Boshqa davr",
};

export function monthLabel(yearAndMonth: string): string {
  const [name = ""] = month(yearAndMonth).split(",");
  return yearAndMonth.endsWith("-01") ? `${name} ’${yearAndMonth.slice(2, 4)}` : name;
}

export const QUESTIONS: typeof import("../../en/desk/charts.ts").QUESTIONS = {
  lead: "Har bir grafik tanlangan davr boʻyicha bitta savolga javob beradi. Raqamlari uning ostida, ularni yuklab olish mumkin.",
  period: "Davr",
  periods: PERIODS,
  to: "Tugashi (shu kun ham kiradi)",
  of: (from, to) => `${from} – ${to}`,
  csv: "CSV yuklab olish",
  numbers: "Raqamlar",
  none: "Bu davr uchun maʼlumot yoʻq.",
  drawn: (question) => `Grafik: ${question} Raqamlar quyidagi jadvalda.`,

  occupancy: {
    question: "Joʻnashlar qanchalik toʻlgan?",
    answer: (guests, places, departures) =>
      `${percent(guests, places)} toʻlgan: ${count(departures, "joʻnash")}da ${count(places, "oʻrin")}dan ${grouped(guests)} tasi sotilgan.`,
    note: "Eʼlon qilingan joʻnashlardagi tasdiqlangan bronlar, joʻnash oyi boʻyicha. Bekor qilingan joʻnashlar va soʻrov boʻyicha safarlar hisoblanmaydi.",
    months: "Oylar boʻyicha",
    trips: "Safarlar boʻyicha",
    monthHead: ["Oy", "Toʻlgan", "Sotilgan oʻrinlar", "Oʻrinlar", "Joʻnashlar"],
    tripHead: ["Safar", "Toʻlgan", "Sotilgan oʻrinlar", "Oʻrinlar", "Joʻnashlar"],
    csvHead: ["Oy", "Safar", "Joʻnashlar", "Oʻrinlar", "Sotilgan oʻrinlar", "Toʻlgan, %"],
  },
  early: {
    question: "Necha kun oldin bron qilishadi?",
    answer: (days) => `Bronlarning yarmi joʻnashga ${count(days, "kun")} yoki undan kam qolganda qilingan.`,
    note: "Shu davrda qilingan va tasdiqlangan bronlar, bron va joʻnash orasidagi kunlar boʻyicha.",
    head: ["Necha kun oldin", "Bronlar", "Ulush", "Mehmonlar"],
    step: (from, to) => (to === null ? `${from} va undan koʻp` : `${from}–${to}`),
    brief: (from, to) => (to === null ? `${from}+` : `${from}–${to}`),
  },
  cancelled: {
    question: "Qancha bron bekor qilinadi va kim bekor qiladi?",
    answer: (cancelled, bookings) =>
      `${percent(cancelled, bookings)}: tasdiqlangan ${count(bookings, "bron")}dan ${grouped(cancelled)} tasi.`,
    note: "Bron qilingan oy boʻyicha: tasdiqlangan bronlarning qanchasi keyin bekor qilingan yoki puli qaytarilgan.",
    head: ["Bron oyi", "Bekor qilingan", "Jami bronlar", "Ulush"],
    whoHead: ["Kim va nega", "Bekor qilishlar", "Ulush"],
    who: { departure: "Joʻnashni biz bekor qildik", desk: "Ofis", traveler: "Sayohatchi" },
    why: (who, reason) => (reason === null ? who : `${who}: ${reason}`),
  },
  sources: {
    question: "Bronlar qayerdan keladi?",
    answer: (web, bookings) => `Saytdan: ${percent(web, bookings)}, jami ${count(bookings, "ta bron")}.`,
    note: "Shu davrda qilingan va tasdiqlangan bronlar. Safar soʻrovlari va xabarlar hali bron emas.",
    head: ["Qayerdan", "Soni", "Ulush", "Mehmonlar"],
    of: {
      web: "Sayt",
      manual: "Ofis",
      waiting_list: "Kutish roʻyxati",
      trip_request: "Safar soʻrovlari",
      contact_message: "Xabarlar",
    },
    brief: {
      web: "Sayt",
      manual: "Ofis",
      waiting_list: "Kutish",
      trip_request: "Soʻrovlar",
      contact_message: "Xabarlar",
    },
    itemHead: ["Safar", "Bronlar", "Mehmonlar", "Sayt", "Ofis", "Kutish roʻyxati"],
    items: "Safarlar boʻyicha",
  },
  places: {
    question: "Sayohatchilar qayerga boradi?",
    answer: (name, bookings) => `Eng koʻp: ${name}, ${count(bookings, "bron")}.`,
    note: "Shu davrda qilingan tasdiqlangan bronlar; paket boradigan har bir yoʻnalishda hisoblanadi.",
    head: ["Yoʻnalish", "Bronlar", "Mehmonlar"],
  },
  money: {
    question: "Qancha pul kelib tushadi?",
    answer: (received, returned, earned) =>
      `${money(received)} olindi, ${money(returned)} qaytarildi, ${money(earned)} ishlab topildi.`,
    note: "Hisob kitobidan. Sovgʻa kartasi puli karta sotilganda hisoblanadi; kartalar bilan toʻlangani alohida koʻrsatilgan. Ishlab topilgan pul: savdo minus qaytarilgani.",
    head: ["Oy", "Olingan", "Qaytarilgan", "Ishlab topilgan", "Sovgʻa kartasi bilan toʻlangan"],
    legend: ["Olingan", "Ishlab topilgan"],
    brief: (cents) => {
      const dollars = Math.round(cents / 100);
      if (dollars >= 1_000_000) return `${decimal((dollars / 1_000_000).toFixed(1))}\u00a0mln`;
      return dollars >= 1_000 ? `${Math.round(dollars / 1_000)}\u00a0ming` : `${dollars}\u00a0$`;
    },
  },
};
