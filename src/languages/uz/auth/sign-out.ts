import { count } from "../write.ts";

export const SIGNED_OUT: typeof import("../../en/auth/sign-out.ts").SIGNED_OUT = {
  title: "Siz chiqdingiz",
  text: "Barcha qurilmalaringizda hisobdan chiqdingiz.",
  hereOnly: "Shu qurilmada chiqdingiz",
  hereOnlyText:
    "Serverimiz javob bermadi, boshqa qurilmalaringizda hisob hali ochiq boʻlishi mumkin. Uni yopish uchun yana bir marta kirib chiqing.",
  reportsStay: (reports) =>
    `${count(reports, "ta belgi yoki toʻlov")} hali yuborilmagan: shu yerda ismlarsiz saqlangan, aloqa paydo boʻlgach yuboriladi.`,
  incomplete: "Hammasi oʻchirilmadi",
  incompleteText: "Shu saytning boshqa varaqlarini yoping va qayta urinib koʻring.",
};

export const SIGN_OUT_DIALOG: typeof import("../../en/auth/sign-out.ts").SIGN_OUT_DIALOG = {
  title: "Chiqish: shu qurilmadagilar nima boʻladi?",
  stay: "Chiqmaslik",
  remove: "Oʻchirish",
  keep: "Shu yerda qoldirish",
  onDevice: (list) => `Shu qurilmada: ${list}.`,
  trips: (number) => count(number, "ta safar"),
  unsent: (number) => count(number, "ta yuborilmagan soʻrov"),
  drafts: (number) => count(number, "ta tugallanmagan forma"),
  unsentLost: "Yuborilmaganlar faqat shu yerda bor. Oʻchirsangiz, ular yoʻqoladi.",
  shared:
    "Qurilmadan boshqalar ham foydalansa, safarlaringizni oʻchiring: xatlaringizdagi havolalar ularni qayta ochadi.",
};
