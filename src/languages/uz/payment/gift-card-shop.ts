type Words = typeof import("../../en/payment/gift-card-shop.ts");

export const GIFT_CARD_SHOP: Words["GIFT_CARD_SHOP"] = {
  lead: "Safar sovgʻa qiling. Karta bilan istalgan tur yoki paketni birdan yoki boʻlib toʻlash mumkin, muddati cheklanmagan.",
  description:
    "Oʻzbekiston boʻylab safar uchun sovgʻa kartasini sotib oling. Toʻlovdan soʻng darhol elektron pochtaga keladi.",
  amount: "Qiymati",
  toName: "Kim uchun",
  toAddress: "Uning elektron pochtasi (ixtiyoriy)",
  toAddressHelp: "Toʻlovdan soʻng kartani darhol shu manzilga yuboramiz. Manzil boʻlmasa, kod faqat sizga keladi.",
  message: "Tilaklar (ixtiyoriy)",
  buyerName: "Ismingiz",
  buyerEmail: "Elektron pochtangiz",
  buyerEmailHelp: "Kodni sizga ham yuboramiz.",
  pay: (amount) => `Kartadan ${amount} toʻlash`,
};

export const GIFT_CARD_RESULT: Words["GIFT_CARD_RESULT"] = {
  checking: {
    title: "Toʻlov tekshirilmoqda",
    text: "Odatda bu bir necha soniya davom etadi.",
  },
  paid: {
    title: "Sovgʻa kartasi toʻlandi",
    text: "Rahmat! Karta elektron pochtaga yuborilmoqda.",
  },
  open: {
    title: "Hali tasdiqlanmadi",
    text: "Toʻlov kelgan-kelmaganini hali bilmaymiz. Kelishi bilan kartani elektron pochtaga yuboramiz. Iltimos, ertagacha qayta toʻlamang.",
  },
  failed: {
    title: "Toʻlanmadi",
    text: "Toʻlov yakunlanmadi, shuning uchun karta yoʻq. Agar pul yechilgan boʻlsa, toʻlov tizimi tasdiqlashi bilan kartani yuboramiz.",
  },
  unknown: {
    title: "Bunday toʻlov yoʻq",
    text: "Bu toʻlovni bilmaymiz. Toʻlagan boʻlsangiz, buni karta kelgan xatdan bilasiz. Xat kelmasa, bizga yozing.",
  },
};

export const GIFT_CARD_NEXT: Words["GIFT_CARD_NEXT"] = {
  again: "Sovgʻa kartasi sotib olish",
  tours: "Turlarni koʻrish",
};

export const GIFT_CARD_PROBLEMS: Words["GIFT_CARD_PROBLEMS"] = {
  unreachable:
    "Aloqa yoʻq, shuning uchun hech narsa buyurtma qilinmadi. Yozganlaringiz saqlanib turibdi. Internet boʻlganda qayta urinib koʻring.",
  rate_limited: "Urinishlar juda koʻp. Bir necha daqiqadan soʻng qayta urinib koʻring.",
  network_limit: "Urinishlar juda koʻp. Bir necha daqiqadan soʻng qayta urinib koʻring.",
  payments_not_set_up: "Onlayn toʻlov hozircha ishlamaydi. Sovgʻa kartasini sotib olish uchun bizga yozing.",
  no_rate: "Kursimiz yangilanmaguncha onlayn toʻlov yopiq. Pul yechilmadi. Keyinroq urinib koʻring yoki bizga yozing.",
  provider_unavailable: "Toʻlov tizimi javob bermayapti. Pul yechilmadi. Qayta urinib koʻring.",
  invalid_card: "Maʼlumotlarda xato bor. Tekshirib, qayta urinib koʻring.",
  other: "Toʻlov sahifasi ochilmadi. Pul yechilmadi. Qayta urinib koʻring.",
};
