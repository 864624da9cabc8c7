export const AUTH_PAGE: typeof import("../../en/auth/account.ts").AUTH_PAGE = {
  welcome: (shop) => `${shop} saytiga xush kelibsiz`,
  lead: "Hisob bilan bronlaringiz barcha qurilmalarda koʻrinadi. Hisobsiz ham bron qilish mumkin.",
  invitedLead:
    "Sizga operator ish joyidan foydalanish taklif qilindi. Taklif kelgan manzil bilan hisob oching yoki hisobingiz boʻlsa, kiring.",
  description: "Bronlaringizni barcha qurilmalarda koʻrish uchun kiring.",
  signIn: "Kirish",
  signUp: "Roʻyxatdan oʻtish",
  checkMail: "Hisob ochildi! Pochtangizni tekshiring va manzilingizni tasdiqlang.",
  linkMailed: "Agar bu manzil bilan hisob boʻlsa, yangi parol uchun havola yuborildi.",
  linkOffer: "Pochtangizga yangi parol oʻrnatish uchun havola yuboramiz.",
  signedIn: "Hisobingizga kirdingiz!",
  passwordSaved: "Parol saqlandi",
  passwordSavedText: "Siz hisobingizga kirdingiz.",
};

export const AUTH_FORM: typeof import("../../en/auth/account.ts").AUTH_FORM = {
  email: "Elektron pochta",
  password: "Parol",
  showPassword: "Parolni koʻrsatish yoki yashirish",
  passwordRule: "Kamida 6 ta belgi",
  newPassword: "Yangi parol",
  firstName: "Ism",
  lastName: "Familiya",
  forgotten: "Parolni unutdingizmi?",
  mailLink: "Havolani yuborish",
  back: "Kirishga qaytish",
  savePassword: "Yangi parolni saqlash",
};

export const MAIL_LINK: typeof import("../../en/auth/account.ts").MAIL_LINK = {
  refused: "Bu havola endi ishlamaydi",
  refusedText: "Havoladan foydalanib boʻlingan yoki uning muddati tugagan. Kiring yoki yangisini soʻrang.",
  unanswered: "Serverimiz javob bermadi",
  unansweredText: "Bu havola orqali hali kirmadingiz. Sahifani yopmang va qayta urinib koʻring.",
  notNow: "Hozir emas",
  again: "Qayta urinish",
  emailConfirmed: "Manzilingiz tasdiqlandi",
  signedIn: "Hisobingizga kirdingiz!",
  signedInAs: (email) => `Siz ${email} hisobiga kirdingiz.`,
};

export const MAIL_LINK_QUESTIONS: typeof import("../../en/auth/account.ts").MAIL_LINK_QUESTIONS = {
  switch: (email) => `${email} hisobiga oʻtasizmi?`,
  switchText: (email) =>
    `Siz ${email} hisobiga kirgansiz. Bu havola boshqa hisobga tegishli, bronlaringiz oʻsha hisobda saqlanadi.`,
  switchYes: "Hisobni almashtirish",
  stay: (email) => `${email} hisobida qolish`,
  ownAddress: "Siz xatdagi havolani ochdingiz. Manzil oʻzingizniki boʻlsagina davom eting.",
  newPassword: (email) => `${email} uchun yangi parol oʻrnatasizmi?`,
  continue: "Davom etish",
  signIn: (email) => `${email} hisobiga kirasizmi?`,
  signInYes: "Kirish",
  notNow: "Hozir emas",
};
