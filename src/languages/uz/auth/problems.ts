const PASSWORD_SHORT = "Parolda kamida 6 ta belgi boʻlishi kerak.";
const LINK_USED = "Havoladan foydalanib boʻlingan yoki uning muddati tugagan. Yangisini soʻrang.";
const EMAIL_TAKEN = "Bu manzil bilan hisob allaqachon bor. Unga kiring.";

export const SIGN_IN_PROBLEMS: typeof import("../../en/auth/problems.ts").SIGN_IN_PROBLEMS = {
  unreachable: "Serverimizga ulanib boʻlmadi. Yozganlaringiz shu yerda turibdi: birozdan keyin qayta urinib koʻring.",
  invalid_credentials: "Manzil yoki parol notoʻgʻri. Yozganlaringizni tekshiring.",
  email_not_confirmed: "Avval xatdagi havola orqali manzilingizni tasdiqlang, keyin kiring.",
  failed: "Kirib boʻlmadi",
};

export const SIGN_UP_PROBLEMS: typeof import("../../en/auth/problems.ts").SIGN_UP_PROBLEMS = {
  unreachable:
    "Serverimiz javob bermadi, hisobingiz allaqachon ochilgan boʻlishi mumkin. Yozganlaringiz shu yerda turibdi: qayta urinib koʻring yoki xatimiz kelsa, undagi havolani oching.",
  over_email_send_rate_limit:
    "Hozircha sizga yana xat yubora olmaymiz. Roʻyxatdan oʻtgan boʻlsangiz, xatimizdagi havolani oching; aks holda bir necha daqiqadan keyin qayta urinib koʻring.",
  user_already_exists: EMAIL_TAKEN,
  email_exists: EMAIL_TAKEN,
  weak_password: PASSWORD_SHORT,
  failed: "Hisob ochib boʻlmadi",
};

export const PASSWORD_RESET_PROBLEMS: typeof import("../../en/auth/problems.ts").PASSWORD_RESET_PROBLEMS = {
  unreachable:
    "Serverimiz javob bermadi, havola allaqachon yuborilgan boʻlishi mumkin. Pochtangizni tekshiring yoki qayta urinib koʻring.",
  over_email_send_rate_limit:
    "Hozircha sizga yana xat yubora olmaymiz. Havola kelgan boʻlsa, uni oching; aks holda bir necha daqiqadan keyin qayta urinib koʻring.",
  failed: "Kutilmagan xato yuz berdi",
};

export const NEW_PASSWORD_PROBLEMS: typeof import("../../en/auth/problems.ts").NEW_PASSWORD_PROBLEMS = {
  unreachable:
    "Serverimiz javob bermadi, yangi parolingiz allaqachon saqlangan boʻlishi mumkin. Yozganingiz shu yerda turibdi: ishonch hosil qilish uchun yana saqlang.",
  weak_password: PASSWORD_SHORT,
  same_password: "Bu hozirgi parolingiz. Boshqasini tanlang.",
  session_not_found: LINK_USED,
  AuthSessionMissingError: LINK_USED,
  failed: "Kutilmagan xato yuz berdi",
};
