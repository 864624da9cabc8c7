export const TRIPS_LIST: typeof import("../../en/trips/trips-list.ts").TRIPS_LIST = {
  lead: "Bronlaringiz, oflayn ham ochiladi.",
  empty: "Hali safar yoʻq",
  emptyWhy: "Bronlaringiz shu yerda koʻrinadi, oflayn ham.",
  viewAll: "Barcha turlar",
  upcoming: "Kutilayotgan safarlar",
  past: "Oʻtgan safarlar",
  shared: "Sizga ulashilgan",
  otherDevices: "Boshqa qurilmalar va zaxira nusxa",
  offline: "Oflayn yana nimalar bor",
};

export const UNFINISHED_BOOKINGS: typeof import("../../en/trips/trips-list.ts").UNFINISHED_BOOKINGS = {
  title: "Tugallanmagan bronlar",
  gone: "Endi taklif qilinmaydigan safar",
  noDate: "Sana hali tanlanmagan",
  notSent: "yuborilmagan",
  continue: "Davom ettirish",
  continueTitle: (title) => ` (bron: ${title})`,
  remove: "Oʻchirish",
  question: "Bu tugallanmagan bron oʻchirilsinmi?",
  why: "Kiritganlaringiz boshqa hech qayerda saqlanmagan.",
  keep: "Qoldirish",
  confirm: "Oʻchirish",
};

export const MAIL_TRIPS: typeof import("../../en/trips/trips-list.ts").MAIL_TRIPS = {
  title: "Boshqa qurilmada bron qilganmisiz?",
  lead: "Bronlaringizni shu yerda ochadigan havolalarni xat orqali yuboramiz.",
  email: "Elektron pochta",
  send: "Bronlarimni pochtamga yuborish",
  sent: { title: "Pochtangizni tekshiring", message: "Bu manzilda bronlar boʻlsa, havolalar yuborildi." },
  notSent: "Yuborilmadi",
  unanswered: {
    title: "Yuborilgan boʻlishi mumkin",
    message:
      "Xat yuborilgan-yuborilmaganini hali bilmaymiz. Pochtangizni tekshiring; bir daqiqada hech narsa kelmasa, qayta urinib koʻring.",
  },
  refusals: {
    invalid_email: "Elektron pochta manzili notoʻgʻri",
    other: "Xatni yuborib boʻlmadi. Qayta urinib koʻring.",
  },
};

export const STORED_TRIPS: typeof import("../../en/trips/trips-list.ts").STORED_TRIPS = {
  title: "Shu qurilmada saqlangan",
  promised: "Safarlaringiz shu yerda ishonchli saqlanmoqda.",
  not_promised:
    "Qurilmada joy kamaysa, brauzer safarlaringizni oʻchirib yuborishi mumkin. Ilovani oʻrnating yoki safarlarni faylga saqlang.",
  unknown: "Safarlaringiz shu qurilmada saqlanmoqda.",
  export: "Safarlarni faylga saqlash",
  import: "Fayldan yuklash",
  secret: "Bu fayl bilan har kim bronlaringizni ochishi mumkin. Uni hech kimga bermang.",
  notTripsFile: {
    title: "Bu safarlar fayli emas",
    message: "“Safarlarni faylga saqlash” tugmasi bilan yaratilgan faylni tanlang.",
  },
};

export const LOST_REQUESTS: typeof import("../../en/trips/trips-list.ts").LOST_REQUESTS = {
  title: "Brauzeringiz soʻrovni oʻchirib yubordi",
  unsent: "U yuborilmagan edi: hech narsa bron qilinmadi va toʻlov olinmadi.",
  unanswered: "U yetib kelgan-kelmaganini hali bilmaymiz. Aloqa boʻlishi bilan tekshiramiz.",
  fill: "Formani yana toʻldirish",
  again: "Yana yozish",
  dismiss: "Yopish",
  kinds: {
    contact_message: "Bizga xabar",
    trip_request: "Oʻz rejangiz boʻyicha safar soʻrovi",
    waiting_list: "Kutish roʻyxatiga yozilish",
    other: "Safarlaringizdan biriga oʻzgartirish",
  },
  messageUnsent: "Yuborilishidan oldin oʻchirildi.",
  messageUnanswered: "Javobimizdan oldin oʻchirildi: yetib kelgan ham, kelmagan ham boʻlishi mumkin.",
};
