import { day, money } from "../write.ts";

const CONTACT_US = "Bizga murojaat qilsangiz, yuqoridagi toʻlov raqamini aytishning oʻzi kifoya.";
const TEAM_IS_ON_IT =
  "eng soʻnggi holatni koʻrsatadi. Jamoamiz shu bilan shugʻullanmoqda: siz hech narsa qilishingiz shart emas.";

export const CONFIRMATION_TEXTS: typeof import("../../en/payment/confirmation.ts").CONFIRMATION_TEXTS = {
  confirmed: {
    title: "Bron tasdiqlandi!",
    status: "Tasdiqlangan",
    tripLink: "",
    lastStep: "Joʻnashdan uch kun oldin uchrashuv joyi va vaqtini eslatamiz.",
  },
  second_look: {
    title: "Toʻlov qabul qilindi",
    lead: "Oʻrinlaringiz tasdiqlangan. Bu toʻlovni yana bir bor tekshirishimiz kerak; 24 soat ichida sizga xat yozamiz.",
    status: "Eʼtibor talab qiladi",
    tripLink: TEAM_IS_ON_IT,
    lastStep: CONTACT_US,
  },
  late: {
    title: "Toʻlov qabul qilindi",
    lead: "Toʻlovingiz oʻrinlarni saqlash muddati tugagandan keyin keldi, siz uchun oʻrin qidiryapmiz. 24 soat ichida xat yozamiz: oʻrin topamiz yoki pulni toʻliq qaytaramiz.",
    status: "Eʼtibor talab qiladi",
    tripLink: TEAM_IS_ON_IT,
    lastStep: CONTACT_US,
  },
  cancelled: {
    title: "Bron bekor qilingan",
    lead: "Toʻlovingizni oldik, lekin bu orada bron bekor qilingan.",
    status: "Bekor qilingan",
    tripLink: "qancha pul va qachongacha qaytarilishini koʻrsatadi.",
    lastStep: CONTACT_US,
  },
};

export const CONFIRMATION_PAGE: typeof import("../../en/payment/confirmation.ts").CONFIRMATION_PAGE = {
  paid: (cents) => `Siz ${money(cents)} toʻladingiz, oʻrinlar sizniki.`,
  next: "Endi nima boʻladi",
  mailed: "Tasdiqnoma tez orada elektron pochtangizga keladi.",
  voucher: { before: "Vaucheringiz “", link: "Safarlarim", after: "” boʻlimida, oflayn ham ochiladi." },
  trips: "“Safarlarim” boʻlimi",
  paymentId: "Toʻlov raqami",
  status: "Holati",
  today: "Bugun",
  stillToPay: "Yana toʻlanishi kerak",
  owedBy: (cents, date) => `${money(cents)}, ${day(date)} gacha`,
  offline:
    "Toʻlovingiz xavfsiz: u toʻlov tizimida ham, bizda ham qayd etilgan. “Safarlarim” boʻlimi bu qurilma olgan oxirgi holatni koʻrsatadi.",
  again: "Qayta urinish",
  checking: "Toʻlov tekshirilmoqda",
};

export const CONFIRMATION_DOCUMENT: typeof import("../../en/payment/confirmation.ts").CONFIRMATION_DOCUMENT = {
  download: "Tasdiqnomani yuklab olish",
  ready: "Tasdiqnoma tayyor",
  failedTitle: "Yuklab olib boʻlmadi",
  allowPopups: "Tasdiqnomani yuklab olish uchun qalqib chiquvchi oynalarga ruxsat bering",
  unreadable: "Tasdiqnomani tayyorlab boʻlmadi",
  failed: "Tasdiqnomani tayyorlab boʻlmadi. Yana urinib koʻring.",
};

export const CONFIRMATION_MAIL: typeof import("../../en/payment/confirmation.ts").CONFIRMATION_MAIL = {
  resend: "Xatni qayta yuborish",
  sent: "Xat yuborildi",
  failedTitle: "Xatni yuborib boʻlmadi",
  refusals: {
    too_many_mails: "Bu tasdiqnoma bugun bir necha marta yuborildi. Ertaga urinib koʻring.",
    rate_limited: "Urinishlar juda koʻp. Bir daqiqa kutib, yana urinib koʻring.",
    not_confirmed: "Bu bron tasdiqlanmagan, shuning uchun yuboriladigan tasdiqnoma yoʻq.",
    not_found: "Toʻlov topilmadi yoki uni koʻrishga ruxsat yoʻq",
  },
  unanswered: "Xat yuborilgan-yuborilmaganini hali bilmaymiz. Yana urinishdan oldin pochtangizni tekshiring.",
  failed: "Xatni qayta yuborib boʻlmadi. Yana urinib koʻring.",
};
