export const TRIP_SENDING: typeof import("../../en/trips/sending.ts").TRIP_SENDING = {
  waits: "Shu qurilmada saqlandi, hali yuborilmadi. Aloqa boʻlganda avtomatik yuboramiz.",
  unanswered:
    "Shu qurilmada saqlandi. Bizga yetib kelgan-kelmaganini hali bilmaymiz, shuning uchun aloqa boʻlganda avtomatik ravishda yana yuboramiz. Bir marta hisobga olinadi.",
  notStored: "Saqlanmadi",
  tryNow: "Hozir yuborish",
  read: "Tushunarli",
};

export const SENDING_PROGRESS: typeof import("../../en/trips/sending.ts").SENDING_PROGRESS = {
  sendingBadge: "Yuborilmoqda",
  holding: "Siz uchun oʻrinlar saqlab qoʻyilmoqda, xavfsiz toʻlov sahifasi ochilmoqda…",
  sending: "Soʻrovingiz yuborilmoqda…",
  leading: "Xavfsiz toʻlov sahifasi ochilmoqda…",
  saved: "Soʻrovingiz shu qurilmada saqlandi.",
  notify: "Yuborilganda xabar olish",
};

export const REMOVE_TRIP: typeof import("../../en/trips/sending.ts").REMOVE_TRIP = {
  ask: "Shu qurilmadan olib tashlash",
  neverSent: "Bu soʻrov yuborilmagan. Olib tashlasangiz, u butunlay oʻchadi.",
  unanswered:
    "Bu soʻrov yetib kelgan-kelmaganini hali bilmaymiz. Olib tashlasangiz, uni yuborish toʻxtaydi, xolos: agar yetib kelgan boʻlsa, uni xatingizdagi havola ochadi. Bekor qilish uchun soʻrovni qaytarib oling.",
  ended: "Uni xatingizdagi havola yana ochadi.",
  held: "Oʻrinlaringiz muddat tugaguncha saqlanadi; xatingizdagi havola bronni yana ochadi.",
  valid: "Bronning oʻzi kuchda qoladi; xatingizdagi havola uni yana ochadi.",
  unconfirmed: (messages) => `Hali tasdiqlamaganmiz: ${messages.join(", ")}. Bu qurilma yuborishda davom etadi.`,
  question: "Safar shu qurilmadan olib tashlansinmi?",
  confirm: "Ha, olib tashlansin",
  keep: "Qoldirish",
};

export const WITHDRAW_REQUEST: typeof import("../../en/trips/sending.ts").WITHDRAW_REQUEST = {
  ask: "Soʻrovni qaytarib olish",
  text: "Bu soʻrov qaytarib olinsinmi? Agar u bizga yetib kelgan boʻlsa, bekor qilamiz va oʻrinlarni boʻshatamiz. Sizdan pul yechilmagan.",
  confirm: "Ha, qaytarib olinsin",
  keep: "Qoldirish",
  waits: "Bu soʻrovni qaytarib olmoqdamiz. Shundan soʻng u bu qurilmadan yoʻqoladi.",
};
