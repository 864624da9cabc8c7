const CHECKING = "Toʻlovingizni tasdiqlayapmiz. Odatda bu bir necha soniya oladi.";

export const PAYMENT_PROGRESS: typeof import("../../en/payment/progress.ts").PAYMENT_PROGRESS = {
  checking: { title: "Toʻlov tekshirilmoqda", message: CHECKING },
  pending: { title: "Toʻlov amalga oshirilmoqda", message: CHECKING },
  success: { title: "Toʻlov amalga oshdi", message: "Toʻlovingiz keldi. Tasdiqnomangiz ochilmoqda." },
  failed: { title: "Toʻlov amalga oshmadi", message: "Toʻlovni tasdiqlab boʻlmadi. Tafsilotlar ochilmoqda." },
};

export const PAYMENT_CHECK: typeof import("../../en/payment/progress.ts").PAYMENT_CHECK = {
  failed: "Toʻlov holatini tekshirib boʻlmadi",
  cancel: "Tekshirishni toʻxtatish",
  attempts: (number, most) => `${number}-urinish, jami ${most} ta`,
  transactionId: "Tranzaksiya raqami:",
};

export const PAYMENT_RETURN: typeof import("../../en/payment/progress.ts").PAYMENT_RETURN = {
  none: "Bu qurilmada ochiq toʻlov yoʻq",
  text: "Toʻlov allaqachon yakunlangan yoki siz boshqa brauzerda toʻlagan boʻlishingiz mumkin. “Safarlarim” boʻlimini tekshiring yoki bronni xatimizdagi havola orqali oching.",
  trips: "Safarlarim",
};
