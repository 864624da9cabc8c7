import { ago, count } from "../write.ts";

export const AUDIT: typeof import("../../en/desk/audit.ts").AUDIT = {
  lead: "Kim, nimani va qachon qilgan. Yozuvlarni oʻzgartirib yoki oʻchirib boʻlmaydi.",
  label: "Yozuvlar",
  who: "Kim",
  whoHint: "E-pochta yoki “system”",
  what: "Nima haqida",
  whats: {
    "": "Hammasi",
    booking: "Bronlar",
    payment: "Toʻlovlar",
    tour: "Turlar",
    package: "Paketlar",
    destination: "Yoʻnalishlar",
    departure: "Joʻnashlar",
    guide: "Gidlar",
    member: "Xodimlar",
    code: "Promokodlar",
    "gift card": "Sovgʻa kartalari",
    review: "Sharhlar",
    rates: "Valyuta kurslari",
    settings: "Sozlamalar",
    trip_request: "Safar soʻrovlari",
    contact_message: "Xabarlar",
    mail: "Xatlar",
  },
  columns: { when: "Qachon", what: "Nima", about: "Nima haqida", who: "Kim" },
  system: "tizim",
  empty: { title: "Hali yozuvlar yoʻq", text: "Ish joyidagi har bir oʻzgarish shu yerda paydo boʻladi." },
};

export const ERRORS: typeof import("../../en/desk/audit.ts").ERRORS = {
  label: "Xatolar",
  empty: "Soʻnggi 30 kunda xato boʻlmagan.",
  where: (place, source, version) => `${place || source}, versiya ${version}`,
  seen: (times, ageMs) => `${count(times, "marta")}, oxirgisi ${ago(ageMs)}`,
  details: "Dasturchi uchun tafsilotlar",
  remove: "Olib tashlash",
  notRemoved: "Xato roʻyxatda qoldi",
};
