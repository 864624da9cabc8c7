export const FORM_KINDS: typeof import("../../en/desk/form-kinds.ts").FORM_KINDS = {
  contact_message: {
    mail: "Новое сообщение с сайта",
    label: "Сообщение",
    many: "Сообщения",
    reply: "Ваше сообщение",
  },
  trip_request: {
    mail: "Новая заявка на свою поездку",
    label: "Заявка на поездку",
    many: "Заявки на поездку",
    reply: "Ваша поездка в Узбекистан",
  },
};
