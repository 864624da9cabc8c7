const CHECKING = "Подтверждаем ваш платёж. Обычно это занимает несколько секунд.";

export const PAYMENT_PROGRESS: typeof import("../../en/payment/progress.ts").PAYMENT_PROGRESS = {
  checking: { title: "Проверяем платёж", message: CHECKING },
  pending: { title: "Обрабатываем платёж", message: CHECKING },
  success: { title: "Оплата прошла", message: "Ваш платёж получен. Открываем подтверждение." },
  failed: { title: "Оплата не прошла", message: "Подтвердить платёж не удалось. Открываем подробности." },
};

export const PAYMENT_CHECK: typeof import("../../en/payment/progress.ts").PAYMENT_CHECK = {
  failed: "Не удалось проверить статус платежа",
  cancel: "Прервать проверку",
  attempts: (number, most) => `Попытка ${number} из ${most}`,
  transactionId: "Номер операции:",
};

export const PAYMENT_RETURN: typeof import("../../en/payment/progress.ts").PAYMENT_RETURN = {
  none: "На этом устройстве нет незавершённых платежей",
  text: "Возможно, платёж уже завершён или вы платили в другом браузере. Посмотрите в «Моих поездках» или откройте бронь по ссылке из нашего письма.",
  trips: "Мои поездки",
};
