export const INVITATION_ACTIONS: typeof import("../../en/auth/invitations.ts").INVITATION_ACTIONS = {
  accept: "Qabul qilish",
  again: "Qayta urinish",
  notNow: "Hozir emas",
  otherAccount: "Boshqa hisob kerakmi? Avval chiqing, keyin xatdagi havolani qayta oching.",
  checking: "Kirish huquqingiz tekshirilmoqda… Oflayn boʻlsangiz, aloqa paydo boʻlgach tekshiruv davom etadi.",
  home: "Bosh sahifaga",
};

export const INVITATION_PROBLEMS: typeof import("../../en/auth/invitations.ts").INVITATION_PROBLEMS = {
  invitation_gone: "Bu taklifdan foydalanib boʻlingan yoki uning muddati tugagan. Operatordan yangisini soʻrang.",
  other_guide: "Bu hisob boshqa gidga tegishli. Chiqing va oʻz hisobingiz bilan kiring.",
  other_address: "Bu taklif boshqa manzilga yuborilgan. Chiqing, keyin taklif kelgan manzil bilan kiring.",
  member_already: "Bu hisob ish joyiga allaqachon ulangan.",
  unreachable:
    "Serverimiz javob bermadi, taklif allaqachon qabul qilingan boʻlishi mumkin. U saqlangan: qayta urinib koʻring.",
  failed:
    "Serverimiz javob bera olmadi, taklif allaqachon qabul qilingan boʻlishi mumkin. U saqlangan: qayta urinib koʻring.",
};

export const INVITATIONS: typeof import("../../en/auth/invitations.ts").INVITATIONS = {
  guide: {
    invited: "Sizni gid boʻlishga taklif qilishdi",
    invitedAs: (email) => `Taklifni ${email} hisobi bilan qabul qilasizmi? Shunda safarlaringiz shu hisobda koʻrinadi.`,
    none: "Bu gid hisobi emas",
    noneWhy:
      "Operator gidlarni elektron pochta orqali taklif qiladi. Shu paytgacha gid boʻlgan boʻlsangiz, operator bu hisobning huquqini toʻxtatgan; yozib, hali yubormagan maʼlumotlaringiz baribir yuboriladi.",
  },
  admin: {
    title: "Ish joyi",
    invited: "Sizga ish joyidan foydalanish taklif qilindi",
    invitedAs: (email) => `Taklifni ${email} hisobi bilan qabul qilasizmi? Shunda ish joyi shu hisob bilan ochiladi.`,
    none: "Bu hisob ish joyiga ulanmagan",
    noneWhy: "Ish joyiga egalar elektron pochta orqali taklif qiladi.",
  },
};
