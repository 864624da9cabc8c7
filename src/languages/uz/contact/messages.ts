export const INVALID_MESSAGE: typeof import("../../en/contact/messages.ts").INVALID_MESSAGE =
  "Yozganlaringizni tekshiring";

export const MESSAGE_NOT_STORED: typeof import("../../en/contact/messages.ts").MESSAGE_NOT_STORED = {
  title: "Saqlanmadi",
  message: "Qurilmada joy qolmagan. Yozganlaringiz shu yerda turibdi; iltimos, bizga elektron pochta orqali yozing.",
};

export const MESSAGE_STATUS: typeof import("../../en/contact/messages.ts").MESSAGE_STATUS = {
  sent: { title: "Yuborildi", text: "Xabaringiz bizda, 24 soat ichida javob beramiz." },
  queued: {
    title: "Faqat shu qurilmada",
    text: "Shu qurilmada saqlandi. Aloqa paydo boʻlgach avtomatik yuboramiz.",
  },
  unanswered: {
    title: "Javobimiz kutilmoqda",
    text: "Shu qurilmada saqlandi. Xabar yetib borgan-bormaganini hali bilmaymiz, shuning uchun aloqa paydo boʻlgach uni avtomatik qayta yuboramiz. U bizga faqat bir marta keladi.",
  },
  refused: "Eʼtiboringizni talab qiladi",
  sendNow: "Hozir yuborish",
  another: "Yana yozish",
};

const FIELD_REFUSED: Partial<Record<string, string>> = {
  name: "Ismni tekshiring.",
  email: "Elektron pochta manzilini tekshiring.",
  phone: "Telefon raqamini tekshiring.",
  subject: "Mavzuni tekshiring.",
  message: "Xabarni tekshiring.",
  wishes: "Safar tavsifini tekshiring.",
  start_date: "Boshlanish sanasi bugundan keyin boʻlsin.",
  end_date: "Tugash sanasi boshlanish sanasidan keyin boʻlsin.",
  guests: "Sayohatchilar sonini tekshiring.",
  budget_cents: "Byudjetni tekshiring.",
  cities: "Shaharlar roʻyxatini tekshiring.",
};

export const messageRefused = ({ field }: { field?: string | null | undefined }): string =>
  `${FIELD_REFUSED[field ?? ""] ?? "Baʼzi maʼlumotlarni tuzatish kerak."} Keyin qayta yuboring.`;
