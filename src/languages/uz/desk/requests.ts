import { count, money } from "../write.ts";

export const ANSWER: typeof import("../../en/desk/requests.ts").ANSWER = {
  reply: "Javob berish",
  replyTo: (name) => `Javob berish: ${name}`,
  title: (name) => `Javob: ${name}`,
  body: "Javobingiz",
  to: (email, subject) => `Kimga: ${email}. Mavzu: ${subject}`,
  send: "Javobni yuborish",
  back: "Orqaga",
  queued: "Javob yuborilmoqda",
};

export const REQUESTS: typeof import("../../en/desk/requests.ts").REQUESTS = {
  label: "Soʻrovlar va xabarlar",
  empty: {
    title: "Hozircha soʻrovlar yoʻq",
    text: "Saytdan kelgan safar soʻrovlari va xabarlar shu yerda paydo boʻladi.",
  },
  notMarked: "Belgilanmadi",
  markNew: "Yangi deb belgilash",
  markAnswered: "Javob berilgan deb belgilash",
  write: (email) => `${email} manziliga yozish`,
  call: (phone) => `${phone} raqamiga qoʻngʻiroq qilish`,
  answeredOn: (moment) => `javob berilgan: ${moment}`,
  columns: {
    name: "Ism",
    about: "Nima haqida",
    kind: "Turi",
    received: "Kelgan vaqti",
    status: "Holati",
    email: "E-pochta",
  },
  from: (start) => `${start} dan`,
  until: (end) => `${end} gacha`,
  budget: (cents) => `byudjet ${money(cents)}`,
  guests: (guests) => count(guests, "mehmon"),
};

export const FORM_KINDS: typeof import("../../en/desk/requests.ts").FORM_KINDS = {
  contact_message: {
    mail: "Saytdan yangi xabar",
    label: "Xabar",
    many: "Xabarlar",
    reply: "Bizga yozgan xabaringiz",
  },
  trip_request: {
    mail: "Yangi safar soʻrovi",
    label: "Safar soʻrovi",
    many: "Safar soʻrovlari",
    reply: "Oʻzbekistonga safaringiz",
  },
};
