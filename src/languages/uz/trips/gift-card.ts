import { money } from "../write.ts";

export const PAY_BY_GIFT_CARD: typeof import("../../en/trips/gift-card.ts").PAY_BY_GIFT_CARD = {
  ask: "Sovgʻa kartasidan foydalanish",
  missing: "Sovgʻa kartasi formasi yuklanmadi. Aloqa boʻlganda qayta urinib koʻring.",
  part: (paid, rest) =>
    `Sovgʻa kartasi bilan ${money(paid)} toʻlandi. Qolgan ${money(rest)} ni muddat tugaguncha toʻlang, aks holda pulni kartaga qaytaramiz.`,
};

export const GIFT_CARD_FORM: typeof import("../../en/trips/gift-card.ts").GIFT_CARD_FORM = {
  label: "Sovgʻa kartasi",
  hint: "Xatdagidek, masalan K7M2P-9XQ4T-HB3WN",
  check: "Kartani tekshirish",
  empty: "Karta kodini kiriting.",
  paysPart: (cents, rest) => `Karta bilan ${money(cents)} toʻlanadi. Yana ${money(rest)} toʻlash kerak boʻladi.`,
  paysAll: (cents) => `Karta bilan ${money(cents)} toʻlanadi. Boshqa toʻlash kerak emas.`,
  stays: (cents) => `Kartada ${money(cents)} qoladi.`,
  cashCeiling: "Bu karta naqd pulga sotilgan, qonun esa bitta safar uchun naqd toʻlanadigan summani cheklaydi.",
  usedUp: "Shundan soʻng kartada pul qolmaydi.",
  use: (cents) => `Kartadan ${money(cents)} toʻlash`,
  used: (cents) => `Sovgʻa kartasi bilan ${money(cents)} toʻlandi`,
  offline: "Aloqa yoʻq. Sovgʻa kartasidan faqat onlayn foydalanish mumkin; undan pul yechilmadi.",
  notChecked: "Kartani hozir tekshirib boʻlmaydi. Undan pul yechilmadi. Qayta urinib koʻring.",
  notUsed: "Kartadan hozir foydalanib boʻlmaydi. Undan pul yechilmadi. Qayta urinib koʻring.",
  limited: "Tarmogʻingizdan juda koʻp kod kiritildi. Pul yechilmadi. Bir daqiqadan soʻng qayta urinib koʻring.",
  refusals: {
    card_unknown: "Bu sovgʻa kartasini topa olmayapmiz. Uning 15 ta belgisini tekshiring.",
    card_voided: "Bu sovgʻa kartasi bekor qilingan, undan foydalanib boʻlmaydi. Biz bilan bogʻlaning.",
    card_over: "Bu sovgʻa kartasining muddati tugagan. Biz bilan bogʻlaning.",
    card_empty: "Bu sovgʻa kartasida pul qolmagan.",
    card_changed: "Kartadagi qoldiq yoki toʻlanadigan summa oʻzgardi. Mana hozirgi summalar.",
    cash_ceiling:
      "Bu karta naqd pulga sotilgan, bu safar uchun esa qonun ruxsat bergan summa naqd toʻlab boʻlingan. Qolganini bank kartasi bilan toʻlang. Sovgʻa kartasidan pul yechilmadi.",
    already_paid: "Bu bron allaqachon toʻlangan. Kartadan pul yechilmadi.",
    called_off: "Safaringiz bekor qilingan, shuning uchun toʻlash shart emas.",
    hold_over: "Toʻlov muddati tugadi, oʻrinlar boʻshatildi. Kartadan pul yechilmadi.",
    not_found: "Bu bronni topa olmayapmiz. Biz bilan bogʻlaning.",
    id_taken: "Bu toʻlov allaqachon qilingan. Sahifani qayta yuklang.",
  },
};
