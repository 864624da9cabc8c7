export const TRIP_ACTION_TEXTS: typeof import("../../en/trips/actions.ts").TRIP_ACTION_TEXTS = {
  cancel: {
    unanswered: "Broningiz bekor qilingan-qilinmaganini hali bilmaymiz.",
    refused: (why) => `Broningiz bekor qilinmadi. ${why}`,
  },
  move: {
    unanswered: "Broningiz yangi sanaga koʻchirilgan-koʻchirilmaganini hali bilmaymiz.",
    refused: (why) => `Broningiz koʻchirilmadi. ${why}`,
  },
  gift_card: {
    unanswered: "Sovgʻa kartangiz ishlatilgan-ishlatilmaganini hali bilmaymiz.",
    refused:
      "Sovgʻa kartangiz ishlatilmadi, undan pul yechilmadi. Hozirgi summalarni koʻrish uchun qayta urinib koʻring.",
  },
  goesOn: "Tekshirishda davom etyapmiz, javob shu yerda oʻzi paydo boʻladi. Amal bir marta hisobga olinadi.",
  checkNow: "Hozir tekshirish",
};

export const WAIT_REASONS: typeof import("../../en/trips/actions.ts").WAIT_REASONS = {
  unreachable: "Aloqa yoʻq",
  storage_full: "Bu qurilmada joy qolmagan",
  storage_failed: "Bu qurilma maʼlumotni saqlay olmadi",
  login_page: "Bu tarmoqqa avval kirish kerak",
  unreadable: "Xato yuz berdi",
  network_limit: "Bu tarmoqdan toʻlanmagan oʻrinlar haddan koʻp band qilingan; boshqa tarmoqdan urinib koʻring",
  rate_limited: "Bir vaqtda juda koʻp soʻrov yuborildi",
  provider_unavailable: "Toʻlov tizimi javob bermayapti",
  no_payment_url: "Toʻlov tizimi toʻlov sahifasi manzilini yubormadi",
  other: "Server buni bajara olmadi",
};

export const TRY_AGAIN: typeof import("../../en/trips/actions.ts").TRY_AGAIN = {
  after: (reason) => `${reason}. Qayta urinib koʻring.`,
};

export const CANCEL_TRIP: typeof import("../../en/trips/actions.ts").CANCEL_TRIP = {
  title: "Bekor qilish",
  policy: "Bekor qilish shartlari",
  policyVersion: (version) => ` (versiya: ${version})`,
  ask: "Bu bronni bekor qilish",
  question: (refund) => `${refund} Bu bron bekor qilinsinmi?`,
  confirm: "Ha, bekor qilinsin",
  keep: "Qoldirish",
  toGiftCard: (cents) => `Sovgʻa kartangizga ${cents} qaytariladi.`,
  noRefund: "Pul qaytarilmaydi.",
  refund: (cents) => `Sizga ${cents} qaytariladi.`,
  done: { title: "Bron bekor qilindi", message: "Tasdiqlash xati sizga yuborildi." },
  notDone: "Bekor qilinmadi",
  nothingChanged: (reason) => `${reason}. Hech narsa oʻzgarmadi. Qayta urinib koʻring.`,
  notNow: "Hozir bekor qilib boʻlmaydi",
  refusals: {
    refund_changed: "Qaytariladigan summa siz koʻrganingizdan keyin oʻzgardi. Yangi summani tekshiring.",
    not_cancellable: "Bu bronni endi bekor qilib boʻlmaydi.",
    not_found: "Bu bronni topa olmayapmiz. Biz bilan bogʻlaning.",
    other: "Qayta urinib koʻring.",
  },
};
