import { FIELD_LIMITS, PASSWORD_MIN } from "../../../domain/field-limits.ts";
import { day } from "../write.ts";

type Problems = typeof import("../../en/form/problems.ts");

export const FIELD_ERRORS: Problems["FIELD_ERRORS"] = {
  first_name: "Укажите имя",
  last_name: "Укажите фамилию",
  name_long: `Имя не длиннее ${FIELD_LIMITS.name} символов`,
  name_wrong: "В имени есть недопустимые символы",
  email: "Укажите адрес электронной почты",
  email_long: "Слишком длинный адрес электронной почты",
  email_wrong: "Неверный адрес электронной почты",
  phone: "Укажите номер телефона",
  phone_long: "Слишком длинный номер телефона",
  phone_wrong: "Неверный номер телефона",
  requests_long: "Слишком длинные пожелания",
  full_name_long: `Имя не длиннее ${FIELD_LIMITS.full_name} символов`,
  birth_year: "Укажите год, например 1980",
  nationality_long: "Гражданство: слишком длинный текст",
  diet_long: "Особенности питания: слишком длинный текст",
  note_long: "Слишком длинная заметка",
  full_name: "Укажите имя и фамилию",
  passport: "Укажите номер, как в паспорте: латинские буквы и цифры, не больше 20",
  date: "Выберите дату выезда",
};

export const PASSWORD_TOO_SHORT: Problems["PASSWORD_TOO_SHORT"] = `Пароль должен быть не короче ${PASSWORD_MIN} символов.`;

export const FORM_PROBLEMS: Problems["FORM_PROBLEMS"] = {
  ...FIELD_ERRORS,
  answer_missing: (question = "") => `Ответьте на вопрос: ${question}`,
  answer_long: (question = "", most = "") => `${question}: не длиннее ${most} символов`,
  guests: "Выберите число гостей",
  too_early: (first = "") => `Нам нужно несколько дней на подготовку: ближайшая возможная дата — ${day(first)}`,
  too_late: (last = "") => `Слишком далёкая дата: последняя возможная — ${day(last)}`,
  invalid_amount: "Недопустимая сумма брони",
  password: "Введите пароль",
  password_short: PASSWORD_TOO_SHORT,
  stars: "Поставьте от одной до пяти звёзд",
  text_long: "Слишком длинно, сократите текст",
  recipient_name: "Напишите, кому она предназначена",
  your_name: "Напишите, как вас зовут",
  your_name_long: "Слишком длинное имя",
  subject_long: "Слишком длинная тема",
  message: "Напишите сообщение",
  message_long: "Слишком длинное сообщение",
  day: "Выберите день",
  cities_long: "Слишком длинный список: назовите самые важные города",
  travelers: "Сколько путешественников?",
  travelers_many: "Если путешественников больше 100, напишите нам",
  budget: "Укажите бюджет в целых долларах",
  end_before_start: "Дата окончания раньше даты начала",
};
