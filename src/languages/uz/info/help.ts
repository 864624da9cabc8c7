import { count } from "../write.ts";

export const HELP_PAGE: typeof import("../../en/info/help.ts").HELP_PAGE = {
  lead: "Sayohatchilar eng koʻp soʻraydigan savollarga javoblar. Oflayn ham ochiladi.",
  description: "Bron qilish, sayohat talablari, xavfsizlik va bekor qilish haqida javoblar.",
  search: "Savollar boʻyicha qidiruv",
  found: (answers) => count(answers, "ta javob"),
  nothing: "Bu soʻzlar bilan javob topilmadi",
  nothingHelp: "Kamroq soʻz yozing yoki bizdan soʻrang: ",
  showAll: "Barchasini koʻrsatish",
  guide: "Bron qilish qanday kechadi",
  guideText: "Fikrdan tasdiqlangan safargacha besh qadam.",
  viewGuide: "Koʻrish",
  cancellations: "Bekor qilish",
  cancellationsText: "Qancha pul, qachon va qanday qaytariladi.",
  readPolicy: "Shartlarni oʻqish",
  personal: "Shaxsiy yordam kerakmi?",
  email: "Elektron pochta orqali yordam",
  emailText: "24 soat ichida javob beramiz.",
  chat: "Onlayn chat",
  chatText: "Shu saytda, dushanbadan jumagacha. Boshqa vaqtda xabar qoldiring, biz javob beramiz.",
  leaveMessage: "Xabar qoldirish",
};

export const HELP_BADGES: typeof import("../../en/info/help.ts").HELP_BADGES = {
  popular: "Ommabop",
  important: "Muhim",
};
