import { clockInTashkent, day, exact, grouped, money } from "../write.ts";

export const GUIDE_CASH: typeof import("../../en/guide/cash.ts").GUIDE_CASH = {
  title: "Naqd pul",
  take: "Naqd pul olish",
  owed: (cents, due) => `Yana ${money(cents)} toʻlanishi kerak${due === null ? "" : ` (muddati: ${day(due)})`}.`,
  currency: "Valyuta",
  currencies: { USD: "Dollar", UZS: "Soʻm" },
  amount: "Summa",
  rate: (perDollar, since) => `1 dollar = ${exact(perDollar)} soʻm (kurs sanasi: ${day(since)}).`,
  comesTo: (cents) => `Bu ${money(cents)} boʻladi.`,
  record: (amount) => `Yozib qoʻyish: ${amount}`,
  som: (amount, cents) => `${exact(amount)} soʻm (${money(cents)})`,
  problems: {
    amount: `Summani kiriting, masalan 120 yoki ${grouped(1_500_000)}.`,
    too_much: "Bu toʻlanishi kerak boʻlgan summadan koʻp. Ortigʻini qaytaring.",
    cash_ceiling:
      "Bu summa bilan ushbu bron uchun naqd pul qonun bitta savdoga ruxsat bergan miqdordan oshadi. Kamroq oling, qolganini karta yoki oʻtkazma bilan toʻlashni soʻrang.",
    no_rate: "Bu telefonda soʻm kursi yoʻq. Dollar oling yoki operatordan soʻrang.",
  },
  receipt: "Chek",
  receiptHow:
    "Sayohatchi kodni telefon kamerasi bilan skanerlaydi va chekni safari bilan saqlaydi. Bu oflayn ishlaydi.",
  receiptCode: (amount) => `Chek kodi: ${amount}`,
  show: "Chekni koʻrsatish",
  hide: "Chekni yashirish",
  taken: (amount, instant, guide) => `${amount}, soat ${clockInTashkent(Date.parse(instant))}, gid ${guide}`,
  states: {
    waiting: "operatorga yuborilgan, hali hisobga kiritilmagan",
    recorded: "hisobga kiritilgan",
    voided: "operator hisobdan chiqargan",
    rejected: "operator rad etgan: sababini soʻrang",
  },
};
