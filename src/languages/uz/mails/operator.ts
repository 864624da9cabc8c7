import { count, money } from "../write.ts";

export const OPERATOR_MAILS: typeof import("../../en/mails/operator.ts").OPERATOR_MAILS = {
  fields: {
    name: "Ism",
    email: "Pochta",
    phone: "Telefon",
    subject: "Mavzu",
    start_date: "Boshlanishi",
    end_date: "Tugashi",
    cities: "Shaharlar",
    guests: "Mehmonlar",
    wishes: "Istaklar",
    message: "Xabar",
  },
  budget: (cents) => ["Byudjet", money(cents)],
  formLead: "Quyidagi manzilga javob yozing. Bu xabar ish joyida ham bor.",
  digest: (messages) => ({
    title: `Ish joyida yana ${count(messages, "ta xabar")}`,
    paragraphs: ["Qisqa vaqtda koʻp xabar keldi, shuning uchun bularni bittalab yubormadik. Hammasi ish joyida."],
    label: "Xabarlarni ochish",
  }),
  attention: {
    subject: (reference) => `Eʼtibor talab qiladi: bron ${reference}`,
    title: "Bron eʼtibor talab qiladi",
    unknown: "Bronga qarang.",
    name: "Ism",
    email: "Pochta",
    noEmail: "yoʻq",
    label: "Bronni ochish",
  },
  cardAttention: {
    subject: "Eʼtibor talab qiladi: sovgʻa kartasi toʻlovi",
    title: "Toʻlov eʼtibor talab qiladi",
    remedy: "Pulni toʻlov tizimi orqali qaytaring. Bu sovgʻa kartasining kodi hech kimda yoʻq.",
    label: "Toʻlovni ochish",
  },
};
