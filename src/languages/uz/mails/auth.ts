export const AUTH_MAILS: typeof import("../../en/mails/auth.ts").AUTH_MAILS = {
  confirmation: {
    subject: "Elektron pochta manzilingizni tasdiqlang",
    title: "Elektron pochta manzilingizni tasdiqlang",
    paragraphs: [
      "{{ .Email }} manzili bilan roʻyxatdan oʻtganingiz uchun rahmat. Bir marta bossangiz, hisobingiz tayyor.",
    ],
    label: "Manzilni tasdiqlash",
    closing: "Roʻyxatdan oʻtmaganmisiz? Bu xatga eʼtibor bermang: bu qadamsiz hisob ochilmaydi.",
  },
  recovery: {
    subject: "Yangi parol oʻrnating",
    title: "Yangi parol oʻrnating",
    paragraphs: ["{{ .Email }} uchun parolni almashtirish soʻrovini oldik. Havola bir marta ishlaydi."],
    label: "Yangi parol oʻrnatish",
    closing: "Buni siz soʻramaganmisiz? Bu xatga eʼtibor bermang: parolingiz oʻzgarmaydi.",
  },
  email_change: {
    subject: "Yangi elektron pochta manzilingizni tasdiqlang",
    title: "Yangi elektron pochta manzilingizni tasdiqlang",
    paragraphs: [
      "{{ .Email }} hisobining manzili {{ .NewEmail }} ga oʻzgarmoqda.",
      "Bu xatni ikkala manzilga yubordik. Ikkalasi ham tasdiqlangach, oʻzgarish kuchga kiradi.",
    ],
    label: "Oʻzgarishni tasdiqlash",
    closing: "Buni siz soʻramaganmisiz? Bu xatga eʼtibor bermang, hech narsa oʻzgarmaydi.",
  },
};
