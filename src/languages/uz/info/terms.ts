export const TERMS_PAGE: typeof import("../../en/info/terms.ts").TERMS_PAGE = {
  description: (shop) => `${shop} turlari va paketlarini sotish shartlari.`,
  lead: "Bron qilganingizda siz va biz bir-birimizga nimani vaʼda qilamiz.",
  updated: "Oxirgi oʻzgarish: 2026-yil noyabr",
  who: "Biz kimmiz",
  whoText: ({ name, registration, address }) =>
    `${name}${registration ? ` (${registration})` : ""} Oʻzbekiston boʻylab turlar tashkil qiladi${address ? `; ofisimiz: ${address}` : ""}. Har bir shartnoma siz va biz oʻrtamizda tuziladi; gidlar, haydovchilar va mehmonxonalar safaringizda biz uchun ishlaydi.`,
  booking: "Bron va narx",
  bookingRequest:
    "Shu saytdan yuborgan broningiz serverimiz oʻrinlarni sizga saqlab qoʻyganini tasdiqlamaguncha soʻrov boʻlib turadi. Shundan keyin ular qachongacha saqlanishini koʻrasiz. Toʻlaganingizdan soʻng bron tasdiqlanadi.",
  bookingCharge:
    "Siz koʻrgan narxni AQSH dollarida toʻlaysiz. Toʻlov sahifasi boshqa valyutada yechsa, toʻlashdan oldin oʻsha summani koʻrsatadi.",
  bookingPlan: (plan) =>
    `${plan} Qoldiq oʻz vaqtida toʻlanmasa, bron bekor boʻlmaydi: biz sizga yozamiz. Bekor qilsangiz, pulni toʻliq toʻlagan boʻlganingizda ushlab qolinadigan summani ushlab qolamiz, lekin hech qachon toʻlaganingizdan ortigʻini emas.`,
  bookingPriceChange:
    "Soʻrovingiz va javobimiz orasida narx oshsa, hech narsa yechilmaydi: qaytadan qaror qilasiz. Narx tushsa, pastroq narxni toʻlaysiz.",
  bookingTotal: "Jami summaga guruh chegirmasi hamda yonida koʻrsatilgan soliq va yigʻimlar kiradi.",
  documents: "Hujjatlaringiz",
  documentsText:
    "Pasport, viza va sugʻurtani oʻzingiz rasmiylashtirasiz va yoningizda olib yurasiz. Chet ellik mehmonlarni biz bron qilgan mehmonxona va mehmon uylarida roʻyxatdan oʻtkazamiz; mamlakatdan chiqquningizcha varaqalarni saqlang.",
  changes: "Dasturdagi oʻzgarishlar",
  changesText:
    "Yoʻllar yopiladi, poyezdlar vaqti oʻzgaradi, yodgorliklar taʼmirlanadi. Kunlar tartibini oʻzgartirishimiz yoki toʻxtash joyini shunchalik qiziqarli boshqasiga almashtirishimiz mumkin va bu haqda oldindan aytamiz. Oʻzgarish safarning asosiy maqsadini yoʻqqa chiqarsa, uni yigʻimsiz bekor qilishingiz mumkin.",
  fees: "Bekor qilish yigʻimlari",
  feesText: [
    "Shu yerda qilingan bronlarga ",
    { policy: "bekor qilish shartlari" },
    " amal qiladi. Quyidagi jadval boshqa yoʻllar bilan qilingan bronlar uchun: agentliklar, hamkorlar va telefon.",
  ],
  feesCaption: "Boshqa yoʻllar bilan qilingan bronlarni bekor qilish yigʻimlari",
  feesWhen: "Joʻnashgacha",
  feesFee: "Yigʻim",
  feesGap: "Joʻnashdan oldingi 30-kuni ikki yigʻimdan kichigi amal qiladi.",
  liability: "Javobgarligimiz",
  liabilityText:
    "Biz oʻz harakatimiz va harakatsizligimiz hamda biz uchun ishlaydigan odamlarniki uchun javob beramiz. Oldindan koʻrib yoki oldini olib boʻlmaydigan voqealar va yoʻlda oʻzingiz uyushtirgan ishlar uchun javob bermaymiz. Bu yerdagi hech narsa mamlakatingiz qonuni sizga isteʼmolchi sifatida bergan huquqlarni cheklamaydi.",
  law: "Nizolar",
  lawText: [
    "Avval bizga yozing: ",
    { us: "" },
    ". Aksariyat masalalar bir hafta ichida hal boʻladi. Oʻzbekiston Respublikasi qonunlari qoʻllanadi, oʻzaro hal qila olmagan nizolarni uning sudlari koʻradi.",
  ],
};
