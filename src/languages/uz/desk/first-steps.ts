import type { LiveCheck, FirstStep } from "../../../domain/desk/today/first-steps.ts";

const STEP_WORDS: Record<FirstStep, { title: string; text: string; act: string }> = {
  destination: {
    title: "Birinchi yoʻnalishni qoʻshing",
    text: "Sayohatchilar boradigan joy: nomi, bir necha gap, surat. Turlar unga tegishli boʻladi.",
    act: "Yoʻnalish qoʻshish",
  },
  tour: {
    title: "Birinchi turni qoʻshing",
    text: "Siz sotadigan narsa: kunlar, narx, oʻrinlar, har kungi dastur. Nima yetishmasligini forma koʻrsatadi.",
    act: "Tur qoʻshish",
  },
  departure: {
    title: "Joʻnashni eʼlon qiling",
    text: "Tur boshlanadigan kun. Uning narxi, oʻrinlari va gidi turnikidan farq qilishi mumkin.",
    act: "Joʻnash qoʻshish",
  },
  booking: {
    title: "Sinov broni qiling",
    text: "Sayohatchi kabi oʻzingiz bron qiling. Keyin bekor qilish mumkin: oʻrinlar boʻshaydi, pul qaytariladi.",
    act: "Sayohatchi kabi bron qilish",
  },
  live: {
    title: "Savdoni boshlang",
    text: "Sayohatchilar bron qilishidan oldin yana nima qilish kerak:",
    act: "Sozlamalarni ochish",
  },
};

const CHECK_TEXTS: Record<LiveCheck, string> = {
  payments: "Onlayn toʻlov sozlanmagan: bronlar qabul qilinadi, lekin sayohatchilar hali karta bilan toʻlay olmaydi.",
  mail: "E-pochta sozlanmagan: hech kimga tasdiq bormaydi.",
  housekeeping:
    "Avtomatik vazifalar oʻn daqiqadan beri bajarilmayapti: saqlangan oʻrinlar boʻshamaydi, xatlar yuborilmaydi.",
  fiscal:
    "Turlar yoki paketlarda MXIK kodi yoki kompaniyada soliq raqami yoʻq: karta orqali toʻlovlarda fiskal chek boʻlmaydi.",
  contact: "Kompaniyaning e-pochta manzili yoʻq: uni va telefonni sozlamalarda kiriting.",
};

export const FIRST_STEPS: typeof import("../../en/desk/first-steps.ts").FIRST_STEPS = {
  title: "Birinchi qadamlaringiz",
  lead: (done, all) => `${all} qadamdan ${done} tasi bajarildi.`,
  step: (step) => STEP_WORDS[step],
  byHand: "Yangi bron",
  byHandText: "Onlayn toʻlov hali sozlanmagan: kimdir qoʻngʻiroq qilgandek, bronni oʻzingiz kiriting.",
  done: "Bajarildi",
  check: (check) => CHECK_TEXTS[check],
  hide: "Yashirish",
};
