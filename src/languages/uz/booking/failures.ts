export const INVALID_FORM: typeof import("../../en/booking/failures.ts").INVALID_FORM = {
  booking: "Bron maʼlumotlarini tekshiring",
  waitingList: "Kiritgan maʼlumotlaringizni tekshiring",
};

export const SAVE_FAILED: typeof import("../../en/booking/failures.ts").SAVE_FAILED = {
  storage_full: "Qurilmada joy qolmagan. Biroz joy boʻshatib, yana urinib koʻring.",
  storage_failed:
    "Qurilma soʻrovingizni saqlay olmadi va hech narsa yuborilmadi. Yozganlaringiz joyida: yana urinib koʻring.",
  not_here:
    "Aloqa yoʻq, shuning uchun sahifaning bir qismi yuklanmadi. Hech narsa yuborilmadi. Aloqa tiklangach, yana urinib koʻring.",
};

export const SAVE_FAILED_TITLES: typeof import("../../en/booking/failures.ts").SAVE_FAILED_TITLES = {
  booking: "Bron qilib boʻlmadi",
  waitingList: "Saqlanmadi",
};

export const BOOKING_NOT_STORED: typeof import("../../en/booking/failures.ts").BOOKING_NOT_STORED = {
  refused: {
    title: "Bu qurilmada hech narsa saqlab boʻlmaydi",
    text: "Brauzeringiz maʼlumot saqlashga yoʻl qoʻymayapti. Sahifa yopilsa, yozganlaringiz yoʻqoladi.",
  },
  not_here: {
    title: "Bu qurilmada hali hech narsa saqlanmagan",
    text: "Aloqa yoʻq, shuning uchun sahifaning bir qismi yuklanmadi. Sahifa yopilsa, yozganlaringiz yoʻqoladi; aloqa tiklangach, yozganingiz sayin saqlab boramiz.",
  },
};

export const ITEM_FAILED: typeof import("../../en/booking/failures.ts").ITEM_FAILED = {
  title: "Yuklashda xato",
  message: "Tur yoki paket haqidagi maʼlumotni yuklab boʻlmadi.",
};

export const ITEM_NOT_HERE: typeof import("../../en/booking/failures.ts").ITEM_NOT_HERE = {
  page: "Yuklanmagan",
  title: "Aloqa yoʻq",
  tour: "Aloqa yoʻq, bu tur esa hali qurilmangizda yoʻq. Uni aloqa borida bir marta oching, keyin aloqasiz ham bron qila olasiz.",
  package:
    "Aloqa yoʻq, bu paket esa hali qurilmangizda yoʻq. Uni aloqa borida bir marta oching, keyin aloqasiz ham bron qila olasiz.",
  again: "Qayta urinish",
};

export const ITEM_NOT_OFFERED: typeof import("../../en/booking/failures.ts").ITEM_NOT_OFFERED = {
  title: "Safar topilmadi",
  text: "Bu safar endi taklif qilinmaydi yoki havola toʻliq emas.",
  allTours: "Barcha turlar",
};
