export const TRIP_ACTION_TEXTS: typeof import("../../en/trips/actions.ts").TRIP_ACTION_TEXTS = {
  cancel: {
    unanswered: "Мы ещё не знаем, отменена ли ваша бронь.",
    refused: (why) => `Ваша бронь не отменена. ${why}`,
  },
  move: {
    unanswered: "Мы ещё не знаем, перенесена ли ваша бронь на новую дату.",
    refused: (why) => `Ваша бронь не перенесена. ${why}`,
  },
  gift_card: {
    unanswered: "Мы ещё не знаем, использована ли ваша подарочная карта.",
    refused: "Подарочная карта не использована, с неё ничего не списано. Попробуйте снова, чтобы увидеть точные суммы.",
  },
  goesOn: "Мы продолжаем проверять, ответ появится здесь сам. Действие учтётся один раз.",
  checkNow: "Проверить сейчас",
};

export const WAIT_REASONS: typeof import("../../en/trips/actions.ts").WAIT_REASONS = {
  unreachable: "Нет связи",
  storage_full: "На этом устройстве закончилось место",
  storage_failed: "Это устройство не смогло сохранить данные",
  login_page: "Эта сеть требует входа",
  unreadable: "Что-то пошло не так",
  network_limit: "Из этой сети занято слишком много неоплаченных мест; попробуйте другую сеть",
  rate_limited: "Слишком много запросов сразу",
  provider_unavailable: "Платёжная система не отвечает",
  no_payment_url: "Платёжная система не прислала адрес страницы оплаты",
  other: "Сервер не смог это выполнить",
};

export const TRY_AGAIN: typeof import("../../en/trips/actions.ts").TRY_AGAIN = {
  after: (reason) => `${reason}. Попробуйте ещё раз.`,
};

export const CANCEL_TRIP: typeof import("../../en/trips/actions.ts").CANCEL_TRIP = {
  title: "Отмена",
  policy: "Условия отмены",
  policyVersion: (version) => ` (версия ${version})`,
  ask: "Отменить эту бронь",
  question: (refund) => `${refund} Отменить эту бронь?`,
  confirm: "Да, отменить",
  keep: "Оставить",
  toGiftCard: (cents) => `Вернём ${cents} на вашу подарочную карту.`,
  noRefund: "Возврата не будет.",
  refund: (cents) => `Вернём ${cents}.`,
  done: { title: "Бронь отменена", message: "Мы уже отправили вам письмо с подтверждением." },
  notDone: "Не отменено",
  nothingChanged: (reason) => `${reason}. Ничего не изменилось. Попробуйте ещё раз.`,
  notNow: "Сейчас отменить не получается",
  refusals: {
    refund_changed: "Сумма возврата изменилась с тех пор, как вы её видели. Проверьте новую сумму.",
    not_cancellable: "Эту бронь больше нельзя отменить.",
    not_found: "Не удалось найти эту бронь. Свяжитесь с нами.",
    other: "Попробуйте ещё раз.",
  },
};
