import { count } from "../write.ts";

export const HELP_PAGE: typeof import("../../en/info/help.ts").HELP_PAGE = {
  lead: "Ответы на самые частые вопросы путешественников. Открываются даже офлайн.",
  description: "Ответы о бронировании, требованиях к поездке, безопасности и отмене.",
  search: "Поиск по вопросам",
  found: (answers) => count(answers, "ответ", "ответа", "ответов"),
  nothing: "Ответов с такими словами нет",
  nothingHelp: "Уберите часть слов или спросите нас: ",
  showAll: "Показать все",
  guide: "Как проходит бронирование",
  guideText: "Пять шагов от идеи до подтверждённой поездки.",
  viewGuide: "Посмотреть",
  cancellations: "Отмена",
  cancellationsText: "Сколько возвращается, когда и как.",
  readPolicy: "Прочитать условия",
  personal: "Не нашли ответа?",
  email: "Помощь по почте",
  emailText: "Отвечаем в течение 24 часов.",
  chat: "Чат",
  chatText: "На этом сайте, с понедельника по пятницу. В другое время оставьте сообщение, и мы ответим.",
  leaveMessage: "Оставить сообщение",
};

export const HELP_BADGES: typeof import("../../en/info/help.ts").HELP_BADGES = {
  popular: "Популярное",
  important: "Важное",
};
