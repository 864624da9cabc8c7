export const HELP_QUESTIONS: typeof import("../../en/info/questions.ts").HELP_QUESTIONS = {
  booking: {
    title: "Bron qilish",
    questions: {
      how: {
        question: "Qanday bron qilaman?",
        answer:
          "Tur yoki paketni oching, sana va mehmonlar sonini tanlang, bir kishining ismi, elektron pochtasi va telefonini yozing va yuboring. Toʻlayotganingizda oʻrinlar sizga saqlab turiladi; toʻlov kelgach bron tasdiqlanadi.",
      },
      account: {
        question: "Hisob kerakmi?",
        answer:
          "Yoʻq. Bronlaringiz qilingan qurilmada saqlanadi, xatdagi havola ularni istalgan joyda ochadi. Hisob bilan tasdiqlangan manzilingizdan qilingan bronlar barcha qurilmalarda koʻrinadi.",
      },
      offline: {
        question: "Aloqasiz bron qila olamanmi?",
        answer:
          "Ha. Soʻrov qurilmangizda navbatda turadi va aloqa paydo boʻlgach yuboriladi. Serverimiz javob bermaguncha oʻrinlar saqlanmaydi, ilova buni aytadi.",
      },
      amount: {
        question: "Bron qilishda qancha toʻlayman?",
        answer: ({ plan, otherDeposit }) =>
          `Jami summaning 100 foizini. ${plan} Agentliklar, hamkorlar va telefon orqali bron qilishda buning oʻrniga ${otherDeposit.percent}% oldindan toʻlov, qoldiq esa joʻnashdan ${otherDeposit.balance_days_before} kun oldin soʻraladi.`,
      },
      groups: {
        question: "Guruhlarga chegirma bormi?",
        answer({ fullDiscount, otherGroups }) {
          const others = otherGroups.map(({ from_guests, percent }) => `${from_guests} mehmondan boshlab ${percent}%`);
          return `Shu yerda qilingan bronlarga narx hisob-kitobi amal qiladi: ikki mehmondan boshlab bir kishilik narx har bir mehmon bilan pasayadi, ${fullDiscount.guests} mehmondan boshlab ${fullDiscount.percent}% gacha. Agentliklar, hamkorlar yoki telefon orqali qilingan bronlarga chegirma: ${others.join(" va ")}.`;
        },
      },
    },
  },
  requirements: {
    title: "Sayohat talablari",
    questions: {
      visa: {
        question: "Viza kerakmi?",
        answer:
          "Toʻqsonga yaqin mamlakat fuqarolari 30 kungacha vizasiz boʻlishi mumkin; boshqa koʻplari elektron vizani onlayn oladi. Qoidalar oʻzgarib turadi, shuning uchun aviachipta olishdan oldin oʻzingiznikini tekshiring.",
      },
      registration: {
        question: "Roʻyxatdan oʻtishim kerakmi?",
        answer:
          "Har bir chet ellik mehmon kelganidan keyin uch kun ichida roʻyxatga olinadi. Buni mehmonxona va mehmon uylari qiladi. Varaqalarni saqlang: chiqishda soʻralishi mumkin.",
      },
      insurance: {
        question: "Sayohat sugʻurtasi kerakmi?",
        answer: "Togʻ va sahro turlarida tibbiy sugʻurta soʻraymiz, qolganlarida tavsiya qilamiz.",
      },
      vaccinations: {
        question: "Qanday emlashlar kerak?",
        answer:
          "Koʻpchilik mehmonlar uchun majburiy emlash yoʻq. Safardan bir necha hafta oldin shifokordan gepatit A va ich terlama haqida soʻrang.",
      },
    },
  },
  trip: {
    title: "Safar paytida",
    questions: {
      meeting: {
        question: "Qayerda uchrashamiz?",
        answer:
          "Uchrashuv joyi, vaqti va telefon raqami “Safarlarim” boʻlimidagi vaucheringizda yozilgan, xarita ilovangizni ochadigan havola bilan birga. Hammasi oflayn ham ochiladi.",
      },
      signal: {
        question: "Mobil aloqa bormi?",
        answer:
          "Shaharlarda bor; togʻlarda, Qizilqum sahrosida va Orol dengizi boʻyida koʻpincha yoʻq. Mahalliy SIM-karta aeroportlarda pasport bilan bir necha dollarga sotiladi.",
      },
      cash: {
        question: "Karta yoki naqd?",
        answer:
          "Mehmonxonalar va katta restoranlar karta qabul qiladi; bozor, taksi va qishloqlarda naqd soʻm olinadi. Har bir shahardagi bankomatlar soʻm, ayrimlari dollar ham beradi.",
      },
      clothes: {
        question: "Nima kiysam boʻladi?",
        answer:
          "Ziyoratgohlarda yelka va tizzani yopadigan yengil kiyim, roʻmol, notekis toshlar uchun poyabzal va oktabrdan aprelgacha sahro tunlari uchun issiq kiyim.",
      },
    },
  },
  safety: {
    title: "Xavfsizlik",
    questions: {
      safe: {
        question: "Oʻzbekiston xavfsizmi?",
        answer:
          "Oʻzbekiston sayohat uchun xavfsizroq mamlakatlardan, yolgʻiz yurganlar va ayollar uchun ham. Olomonda sumkangizga uydagidek ehtiyot boʻling, kechasi esa rasmiy taksidan foydalaning.",
      },
      emergency: {
        question: "Favqulodda holatda kimga qoʻngʻiroq qilaman?",
        answer:
          "Avval gidingizga, keyin vaucherdagi raqamimizga. Favqulodda xizmatlar: 102 politsiya, 103 tez yordam, 101 yongʻin, 112 hammasi uchun.",
      },
      payment: {
        question: "Toʻlovim xavfsizmi?",
        answer:
          "Karta maʼlumotlarini bu yerda emas, toʻlov tizimi sahifasida kiritasiz. Biz summa, vaqt va toʻlovning oʻsha tizimdagi raqamini saqlaymiz, karta maʼlumotlarini esa hech qachon.",
      },
    },
  },
  changes: {
    title: "Bekor qilish va oʻzgarishlar",
    questions: {
      refund: {
        question: "Bekor qilsam, qancha pul qaytadi?",
        answer: ({ refunds }) =>
          `Shu yerda qilingan bronlarga bekor qilish shartlari amal qiladi: ${refunds.map(([when, what]) => `${when} ${what.toLowerCase()}`).join("; ")}.`,
      },
      arrival: {
        question: "Pul qachon keladi?",
        answer: ({ processingHours, cardDays }) =>
          `Qaytarishni ${processingHours} soat ichida boshlaymiz; kartaga ${cardDays.from}–${cardDays.to} ish kunida tushadi.`,
      },
      date: {
        question: "Sanani oʻzgartira olamanmi?",
        answer: ({ changeRule }) =>
          `Ha, safaringiz sahifasida. ${changeRule} Har bir summani tasdiqlashdan oldin koʻrasiz.`,
      },
      weCancel: {
        question: "Siz bekor qilsangiz-chi?",
        answer: "Tanlov sizda: boshqa sana, shu qiymatdagi boshqa tur yoki pulni toʻliq qaytarish.",
      },
    },
  },
};
