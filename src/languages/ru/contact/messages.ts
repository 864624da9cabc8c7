export const INVALID_MESSAGE: typeof import("../../en/contact/messages.ts").INVALID_MESSAGE = "Проверьте, что вы ввели";

export const MESSAGE_NOT_STORED: typeof import("../../en/contact/messages.ts").MESSAGE_NOT_STORED = {
  title: "Не сохранено",
  message:
    "На устройстве закончилось место. То, что вы ввели, осталось здесь; напишите нам, пожалуйста, по электронной почте.",
};

export const MESSAGE_STATUS: typeof import("../../en/contact/messages.ts").MESSAGE_STATUS = {
  sent: { title: "Отправлено", text: "Сообщение у нас, ответим в течение 24 часов." },
  queued: {
    title: "Только на этом устройстве",
    text: "Сохранено на этом устройстве. Отправим автоматически, когда появится связь.",
  },
  unanswered: {
    title: "Ждёт нашего ответа",
    text: "Сохранено на этом устройстве. Мы пока не знаем, дошло ли сообщение, поэтому отправим его снова автоматически, когда появится связь. Мы получим его только один раз.",
  },
  refused: "Нужно ваше внимание",
  sendNow: "Отправить сейчас",
  another: "Написать ещё",
};

const FIELD_REFUSED: Partial<Record<string, string>> = {
  name: "Проверьте имя.",
  email: "Проверьте адрес электронной почты.",
  phone: "Проверьте номер телефона.",
  subject: "Проверьте тему.",
  message: "Проверьте сообщение.",
  wishes: "Проверьте описание поездки.",
  start_date: "Выберите дату начала в будущем.",
  end_date: "Выберите дату окончания после начала.",
  guests: "Проверьте число путешественников.",
  budget_cents: "Проверьте бюджет.",
  cities: "Проверьте список городов.",
};

export const messageRefused = ({ field }: { field?: string | null | undefined }): string =>
  `${FIELD_REFUSED[field ?? ""] ?? "Некоторые данные нужно исправить."} Затем отправьте снова.`;
