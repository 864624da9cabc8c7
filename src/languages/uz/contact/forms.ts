export const MESSAGE_FIELDS: typeof import("../../en/contact/forms.ts").MESSAGE_FIELDS = {
  name: "Ismingiz",
  email: "Elektron pochta",
  phone: "Telefon (ixtiyoriy)",
};

export const CONTACT_FORM: typeof import("../../en/contact/forms.ts").CONTACT_FORM = {
  lead: "Oflayn ham yozishingiz mumkin: xabaringiz aloqa paydo boʻlgach yuboriladi.",
  description: "Bizga yozing, qoʻngʻiroq qiling yoki tashrif buyuring.",
  subject: "Mavzu (ixtiyoriy)",
  message: "Xabar",
  send: "Xabarni yuborish",
};

export const CONTACT_FACTS: typeof import("../../en/contact/forms.ts").CONTACT_FACTS = {
  email: "Elektron pochta",
  phone: "Telefon",
  address: "Manzil",
  officeHours: "Ish vaqti",
  licence: "Litsenziya",
};

export const CUSTOM_TRIP: typeof import("../../en/contact/forms.ts").CUSTOM_TRIP = {
  lead: "Qachon, qayerga va qanday sayohat qilishni istashingizni yozing. 24 soat ichida marshrut va narx bilan javob beramiz; siz rozi boʻlmaguningizcha hech narsa bron qilinmaydi.",
  description: "Orzuingizdagi safarni yozing, marshruti va narxini yuboramiz.",
  arrive: "Kelish kuni (ixtiyoriy)",
  leave: "Ketish kuni (ixtiyoriy)",
  guests: "Mehmonlar",
  budget: "Umumiy byudjet (AQSH dollarida, ixtiyoriy)",
  cities: "Shaharlar (vergul bilan ajrating, ixtiyoriy)",
  wishes: "Istaklar (ixtiyoriy)",
  wishesHelp: "Surʼat, qiziqishlar, taom, kim bilan kelishingiz: rejalashga yordam beradigan hamma narsa",
  send: "Soʻrov yuborish",
  steps: {
    write: { name: "1. Siz yozasiz", text: "Taxminiy sanalar va istaklar yetarli. Oflayn ham ishlaydi." },
    plan: {
      name: "2. Biz rejalaymiz",
      text: "Shu yoʻllarda oʻzi yuradigan odam kunma-kun marshrut tuzib, narxini aytadi.",
    },
    decide: {
      name: "3. Siz qaror qilasiz",
      text: "Xohlagancha oʻzgartiring. Faqat maʼqul boʻlgandagina toʻlaysiz.",
    },
  },
};
