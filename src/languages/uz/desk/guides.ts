export const GUIDES: typeof import("../../en/desk/guides.ts").GUIDES = {
  lead: "Joʻnashlarni kim olib boradi. Sobiq gidlar oʻzlari olib borgan joʻnashlarda qoladi.",
  columns: { name: "Ism", phone: "Telefon", email: "E-pochta", status: "Holati" },
  label: "Gidlar",
  empty: { title: "Hozircha gidlar yoʻq", text: "Birinchisini qoʻshing, keyin uni joʻnashda tanlang." },
  add: "Gid qoʻshish",
  edit: (name) => `Oʻzgartirish: ${name}`,
  name: "Ism",
  phone: "Telefon (ixtiyoriy)",
  email: "E-pochta (ixtiyoriy)",
  active: "Faol: joʻnashlarga tanlash mumkin",
  endFirst: "Bu gidning hisobi bor, uni faqat ega yopa oladi.",
  save: "Saqlash",
  saved: "Gid saqlandi",
};

export const ACCOUNT: typeof import("../../en/desk/guides.ts").ACCOUNT = {
  none: "Hali hisobi yoʻq: bu gid mehmonlar roʻyxatini telefonda koʻra olmaydi.",
  noEmail: "Hali hisobi yoʻq. E-pochta manzilini qoʻshing, keyin taklif qiling.",
  active: (email) => `Hisobi bor: ${email}.`,
  invited: (to, moment, until) => `${to} manziliga taklif yuborilgan: ${moment}. Havola ${until} gacha ishlaydi.`,
  over: (to) => `${to} manziliga taklif yuborilgan, lekin havolaning muddati oʻtgan. Qayta taklif qiling.`,
  waiting: (to) => `${to} manziliga taklif bir-ikki daqiqada yuboriladi.`,
  failed: (to) => `${to} manziliga taklifni yuborib boʻlmadi. Manzilni tekshirib, qayta taklif qiling.`,
  noPhone: "Hali telefondan kirmagan.",
  phone: (age, moment) => `Telefon: oxirgi marta ${age} aloqada boʻlgan (${moment}).`,
  gone: (age) => `Ruxsati yoʻq telefon, oxirgi marta ${age} aloqada boʻlgan.`,
  invite: "Taklif qilish",
  again: "Qayta taklif qilish",
  inviteTitle: (name) => `Taklif qilinsinmi: ${name}?`,
  inviteText: (email) =>
    `${email} manziliga 7 kun ichida bir marta ishlaydigan havola yuboriladi. Uni birinchi ochgan kishi bu gidning joʻnashlarini koʻradi: sayohatchilarning ismi, telefoni va ovqatlanish talablarini. Manzilni oʻzgartirish uchun “Tahrirlash”ni bosing.`,
  inviteAct: (email) => `${email} manziliga yuborish`,
  inviteDone: "Taklif navbatda",
  end: "Hisobni yopish",
  endTitle: (name) => `Hisob yopilsinmi: ${name}?`,
  endText:
    "Har bir telefon keyingi aloqada roʻyxatlarini yoʻqotadi. Shu paytgacha qilingan belgilar baribir yetib keladi. Boshqasini tanlamaguningizcha joʻnashlar shu gidda qoladi.",
  endDone: "Hisob yopildi",
  back: "Orqaga",
};

export const GUIDE_DATA: typeof import("../../en/desk/guides.ts").GUIDE_DATA = {
  open: "Shaxsiy maʼlumotlar",
  title: (name) => `Shaxsiy maʼlumotlar: ${name}`,
  text: "Bu gid haqida saqlangan maʼlumotlarni yuklab oling yoki gid soʻrasa, oʻchiring.",
  exportIt: "Yuklab olish",
  erase: "Oʻchirish...",
  eraseTitle: (name) => `Maʼlumotlar oʻchirilsinmi: ${name}?`,
  eraseText:
    "Ism, telefon, e-pochta, hisob, telefonlar va takliflar, shuningdek bu gid xabarlaridagi soʻzlar oʻchiriladi. Joʻnashlar, belgilar va pul oʻchirilgan gidniki sifatida qoladi. Buni qaytarib boʻlmaydi.",
  erased: "Gid maʼlumotlari oʻchirildi",
};
