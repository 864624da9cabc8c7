import { COMMISSION_MAX } from "../../../domain/desk/bookings/manual-booking.ts";
import { LETTER_LIMITS } from "../../../domain/desk/bookings/letter-form.ts";
import { PLACEHOLDERS } from "../../../domain/desk/bookings/letter.ts";
import { NOTE_MAX } from "../../../domain/payment/money-form.ts";
import { MAX_TOTAL_CENTS } from "../../../domain/pricing/quote.ts";
import { problemText, type ProblemWords } from "../../../domain/problem.ts";
import { FORM_PROBLEMS } from "../form/problems.ts";
import { grouped, money } from "../write.ts";
import { fieldWords } from "./item-fields.ts";

const label = (name = "") => `«${fieldWords(name).label}»`;

const FISCAL_PROBLEMS = {
  mxik: "ИКПУ (MXIK) состоит из 17 цифр",
  package_code: "Код упаковки — это число, которое относится к ИКПУ",
};

const SALE_PROBLEMS: ProblemWords = {
  sale_agreed: `Цена от 0,01\u00a0$ до ${money(MAX_TOTAL_CENTS)}`,
  sale_reason: "Почему цена другая?",
  sale_agency: "Укажите агентство",
  sale_commission: `Целое число процентов от 0 до ${COMMISSION_MAX}`,
  sale_hold: "Выберите день от сегодняшнего до кануна выезда",
  money_amount: "Сумма, например 120.50, не больше 50\u00a0000\u00a0$.",
  money_rate: "Курс за доллар, например 12500.5.",
  money_note: `Не больше ${NOTE_MAX} символов.`,
  cost_note: "Не больше 200 символов",
  cost_amount: "Сумма, например 120 или 120.50, не больше 1\u00a0000\u00a0000\u00a0$",
  card_amount: "Сумма от 1\u00a0$ до 50\u00a0000\u00a0$, например 100 или 99.50",
  card_day: "Сегодня, позже или пусто",
  promo_code: "От 4 до 24 латинских букв, цифр или дефисов",
  promo_limit: "Целое число от 1 до 100\u00a0000 или пусто",
  promo_off: "Целое число процентов от 1 до 100 или сумма, например 25 или 25.50",
  promo_days: "Последний день не может быть раньше первого",
};

const SETTINGS_PROBLEMS: ProblemWords = {
  one_line: "Только одна строка",
  https_link: "Ссылка, которая начинается с https://",
  shop_name: "Укажите название компании",
  shop_year: "Год, например 2014",
  shop_rating: "Оценка, например 4.8",
  tax_digits: "Номер из 9 или 14 цифр",
  whole_number: "Целое число",
  digits_17: "Номер из 17 цифр",
  digits_20: "Номер не длиннее 20 цифр",
  yes_or_no: "да или нет",
  som_amount: "Сумма в сумах, например 25000000",
  person_name: (place) => `Человек ${place}: укажите имя`,
  person_long: (place, most) => `Человек ${place}: имя и поле «Кто это» не длиннее ${most} символов каждое`,
  person_words_long: (place, most) => `Человек ${place}: предложение не длиннее ${most} символов`,
  person_picture: (place) => `Человек ${place}: адрес фотографии начинается с https://, или загрузите файл`,
  people_most: (most) => `Не больше ${most} человек`,
};

const CATALOGUE_PROBLEMS: ProblemWords = {
  ...FISCAL_PROBLEMS,
  field_required: (name) => `Заполните поле ${label(name)}`,
  field_amount: (name) => `${label(name)}: сумма, например 120 или 120.50`,
  field_whole: (name) => `${label(name)}: целое число`,
  field_least: (name) => `${label(name)}: не меньше 1`,
  field_most: (name, most) => `${label(name)}: не больше ${most}`,
  coordinate_number: (name) => `${label(name)}: число, например 39.6548`,
  coordinate_range: (name, most) => `${label(name)}: от -${most} до ${most}`,
  lines_most: (most) => `Не больше ${most} строк`,
  time: "Время, например 08:30",
  image: "Выберите фотографию или введите её адрес",
  image_address: "Адрес, который начинается с https://, или загруженный файл",
  picture_address: (place) => `Фотография ${place}: адрес, который начинается с https://, или загруженный файл`,
  picture_words: (place) => `Фотография ${place}: добавьте описание`,
  picture_words_long: (place, most) => `Фотография ${place}: не больше ${most} символов`,
  picture_twice: (place) => `Фотография ${place} повторяется: удалите одну`,
  pictures_most: (most) => `Не больше ${most} фотографий`,
  option_name: (place) => `Опция ${place}: нужно название`,
  option_name_long: (place, most) => `Опция ${place}: название не длиннее ${most} символов`,
  option_price: (option) => `${option}: цена — сумма, например 40 или 40.50`,
  option_price_zero: (option) => `${option}: цена должна быть больше ${money(0)}`,
  option_price_most: (option, cents) => `${option}: цена не больше ${money(Number(cents))}`,
  option_count: (option, most) => `${option}: на одну бронь — от 1 до ${most}`,
  option_fiscal: (option, found = "") => `${option}: ${problemText(found, FISCAL_PROBLEMS)}`,
  options_most: (most) => `Предлагать можно не больше ${most} опций`,
  options_twice: (option) => `Две опции называются «${option}»: переименуйте одну`,
  question_text: (place) => `Вопрос ${place}: нужен текст`,
  question_long: (place, most) => `Вопрос ${place}: не длиннее ${most} символов`,
  question_choices: (question, least, most) => `${question}: вариантов должно быть от ${least} до ${most}`,
  question_choice_long: (question, most) => `${question}: вариант не длиннее ${most} символов`,
  question_choice_twice: (question, choice) => `${question}: вариант «${choice}» указан дважды`,
  questions_most: (most) => `Не больше ${most} вопросов`,
  questions_twice: (question) => `Вопрос «${question}» повторяется: измените один из них`,
};

export const DESK_PROBLEMS: ProblemWords = {
  ...FORM_PROBLEMS,
  ...SALE_PROBLEMS,
  ...SETTINGS_PROBLEMS,
  ...CATALOGUE_PROBLEMS,
  name: "Укажите имя",
  name_most: (most) => `Имя должно быть короче ${most} символов`,
  characters_most: (most) => `Не больше ${most} символов`,
  letter_subject: `Тема не длиннее ${LETTER_LIMITS.subject} символов.`,
  letter_body: `Текст не длиннее ${grouped(LETTER_LIMITS.body)} символов.`,
  letter_unknown: (names) => `${names} — не подстановка. Используйте ${PLACEHOLDERS.join(", ")}.`,
};
