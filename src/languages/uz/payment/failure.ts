export const FAILURE_TEXTS: typeof import("../../en/payment/failure.ts").FAILURE_TEXTS = {
  title: "Toʻlov amalga oshmadi",
  meaning: "Sizdan pul yechilmadi. Oʻrinlaringiz saqlanib turganda qayta toʻlashingiz mumkin.",
  held: (until) => `Sizdan pul yechilmadi. Oʻrinlaringiz ${until} gacha saqlanadi: shungacha qayta toʻlang.`,
  tryNext:
    "Nima qilish mumkin: oʻsha karta bilan yana urinib koʻring, boshqa kartadan foydalaning (Visa, Mastercard, Uzcard yoki Humo) yoki bankingizdan Oʻzbekistonga onlayn toʻlovlarga ruxsat berishni soʻrang.",
  over: "Sizdan pul yechilmadi. Saqlash muddati tugab, oʻrinlar boʻshatildi: qayta bron qilishingiz mumkin.",
};

export const UNKNOWN_PAYMENT: typeof import("../../en/payment/failure.ts").UNKNOWN_PAYMENT = {
  title: "Toʻlov topilmadi",
  meaning:
    "Bu havoladan qaysi toʻlov ekani bilinmaydi. “Safarlarim” boʻlimida nima toʻlangani va yana nima toʻlanishi kerakligi koʻrsatilgan.",
};

export const OPEN_PAYMENT: typeof import("../../en/payment/failure.ts").OPEN_PAYMENT = {
  title: "Toʻlov hali tasdiqlanmagan",
  meaning:
    "Tekshirishda davom etyapmiz. Toʻlov kelsa, bron avtomatik tasdiqlanadi; har qanday holatda sizga xat yozamiz. “Safarlarim” boʻlimi eng soʻnggi holatni koʻrsatadi.",
};

export const REFUNDED_PAYMENT: typeof import("../../en/payment/failure.ts").REFUNDED_PAYMENT = {
  title: "Pul qaytarilmoqda",
  meaning:
    "Pulni toʻlov qilgan kartangizga qaytaryapmiz. Qancha va qachongacha ekani “Safarlarim” boʻlimida koʻrsatilgan.",
};

export const FAILURE_PAGE: typeof import("../../en/payment/failure.ts").FAILURE_PAGE = {
  notProcessed: "Toʻlovingizni amalga oshirib boʻlmadi.",
  details: "Tafsilotlar",
  paymentId: "Toʻlov raqami",
  code: "Kod",
  trips: "Safarlarim",
  home: "Bosh sahifaga",
  questions: "Savollaringiz bormi?",
  mailSubject: (paymentId) => `Toʻlov ${paymentId}`.trim(),
};

export const PAYMENT_RETRY: typeof import("../../en/payment/failure.ts").PAYMENT_RETRY = {
  retry: "Qayta toʻlash",
  refusedTitle: "Toʻlov sahifasi ochilmadi",
  emailBookings: "Bronlarimni pochtamga yuborish",
  trips: "Safarlarim",
  showTrip: "Safarimni koʻrsatish",
  confirmation: "Tasdiqnoma",
  bookAgain: "Qayta bron qilish",
};

export const NO_RETRY: typeof import("../../en/payment/failure.ts").NO_RETRY = {
  other_device:
    "Bu bron shu qurilmada yoʻq. Uni bron qilgan qurilmangizda oching yoki pochtangizga uni shu yerda ochadigan havola yuboraylik.",
  hold_over: "Saqlash muddati tugab, oʻrinlar boʻshatildi. Sizdan pul yechilmadi. Qayta bron qilishingiz mumkin.",
  already_paid: "Bu bron allaqachon toʻlangan. Boshqa toʻlash shart emas.",
  ended: "Bu bron bekor qilingan, shuning uchun toʻlash shart emas. Qayta bron qilishingiz mumkin.",
  no_deposit: "Bu bronni endi ikki qismga boʻlib toʻlab boʻlmaydi. Toʻliq toʻlash uchun safaringizni oching.",
  several: "Bir nechta broningiz toʻlovni kutmoqda. Toʻlamoqchi boʻlganingizni “Safarlarim” boʻlimida tanlang.",
  payments_not_set_up: "Onlayn toʻlov hali ishlamaydi. Bronni yakunlash uchun biz bilan bogʻlaning.",
  no_rate:
    "Valyuta kursimiz yangilanguncha onlayn toʻlov yopiq. Sizdan pul yechilmadi. Keyinroq urinib koʻring yoki biz bilan bogʻlaning.",
  unreachable: "Hozir aloqa yoʻq. Aloqa tiklangach, yana urinib koʻring.",
  not_now: "Hozir toʻlov sahifasini ochib boʻlmayapti. Birozdan keyin yana urinib koʻring.",
};
