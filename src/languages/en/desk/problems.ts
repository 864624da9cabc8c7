import { COMMISSION_MAX } from "../../../domain/desk/bookings/manual-booking.ts";
import { LETTER_LIMITS } from "../../../domain/desk/bookings/letter-form.ts";
import { PLACEHOLDERS } from "../../../domain/desk/bookings/letter.ts";
import { NOTE_MAX } from "../../../domain/payment/money-form.ts";
import { MAX_TOTAL_CENTS } from "../../../domain/pricing/quote.ts";
import { problemText, type ProblemWords } from "../../../domain/problem.ts";
import { FORM_PROBLEMS } from "../form/problems.ts";
import { grouped, money } from "../write.ts";
import { fieldWords } from "./item-fields.ts";

const label = (name = "") => fieldWords(name).label;

const FISCAL_PROBLEMS = {
  mxik: "The MXIK (IKPU) has 17 digits",
  package_code: "The package code is a number that belongs to the MXIK",
};

const SALE_PROBLEMS: ProblemWords = {
  sale_agreed: `A price from $0.01 to ${money(MAX_TOTAL_CENTS)}`,
  sale_reason: "Why is the price different?",
  sale_agency: "Please name the agency",
  sale_commission: `A whole percentage from 0 to ${COMMISSION_MAX}`,
  sale_hold: "Choose a day from today until the day before the departure",
  money_amount: "An amount such as 120.50, at most $50,000.",
  money_rate: "The rate per dollar, such as 12500.5.",
  money_note: `At most ${NOTE_MAX} characters.`,
  cost_note: "At most 200 characters",
  cost_amount: "An amount such as 120 or 120.50, at most $1,000,000",
  card_amount: "An amount from $1 to $50,000, such as 100 or 99.50",
  card_day: "Today or later, or empty",
  promo_code: "4 to 24 letters, digits or hyphens",
  promo_limit: "A whole number from 1 to 100,000, or empty",
  promo_off: "A whole percentage from 1 to 100, or an amount such as 25 or 25.50",
  promo_days: "The last day cannot be before the first",
};

const SETTINGS_PROBLEMS: ProblemWords = {
  one_line: "One line only",
  https_link: "A link that begins with https://",
  shop_name: "The shop needs a name",
  shop_year: "A year such as 2014",
  shop_rating: "A rating such as 4.8",
  tax_digits: "A number of 9 or 14 digits",
  whole_number: "A whole number",
  digits_17: "A number of 17 digits",
  digits_20: "A number of at most 20 digits",
  yes_or_no: "yes or no",
  som_amount: "An amount in som such as 25000000",
  person_name: (place) => `Person ${place}: a name is required`,
  person_long: (place, most) => `Person ${place}: name and role have at most ${most} characters each`,
  person_words_long: (place, most) => `Person ${place}: a sentence of at most ${most} characters`,
  person_picture: (place) =>
    `Person ${place}: the picture needs an address that begins with https:// or an uploaded file`,
  people_most: (most) => `At most ${most} people`,
};

const CATALOGUE_PROBLEMS: ProblemWords = {
  ...FISCAL_PROBLEMS,
  field_required: (name) => `${label(name)} is required`,
  field_amount: (name) => `${label(name)} must be an amount such as 120 or 120.50`,
  field_whole: (name) => `${label(name)} must be a whole number`,
  field_least: (name) => `${label(name)} must be at least 1`,
  field_most: (name, most) => `${label(name)} must be at most ${most}`,
  coordinate_number: (name) => `${label(name)} must be a number such as 39.6548`,
  coordinate_range: (name, most) => `${label(name)} must be between -${most} and ${most}`,
  lines_most: (most) => `At most ${most} lines`,
  time: "A time such as 08:30",
  image: "Please select an image or enter a URL",
  image_address: "An address that begins with https:// or an uploaded file",
  picture_address: (place) => `Picture ${place}: an address that begins with https:// or an uploaded file`,
  picture_words: (place) => `Picture ${place}: add a description`,
  picture_words_long: (place, most) => `Picture ${place}: at most ${most} characters`,
  picture_twice: (place) => `Picture ${place} is there twice: remove one of them`,
  pictures_most: (most) => `At most ${most} pictures`,
  option_name: (place) => `Option ${place}: a name is required`,
  option_name_long: (place, most) => `Option ${place}: a name of at most ${most} characters`,
  option_price: (option) => `${option}: the price must be an amount such as 40 or 40.50`,
  option_price_zero: (option) => `${option}: the price must be more than ${money(0)}`,
  option_price_most: (option, cents) => `${option}: the price must be at most ${money(Number(cents))}`,
  option_count: (option, most) => `${option}: how many one booking can have must be between 1 and ${most}`,
  option_fiscal: (option, found = "") => `${option}: ${problemText(found, FISCAL_PROBLEMS)}`,
  options_most: (most) => `At most ${most} options can be on offer`,
  options_twice: (option) => `Two options are called ‘${option}’: give one of them another name`,
  question_text: (place) => `Question ${place}: a text is required`,
  question_long: (place, most) => `Question ${place}: at most ${most} characters`,
  question_choices: (question, least, most) => `${question}: ${least} to ${most} choices`,
  question_choice_long: (question, most) => `${question}: a choice has at most ${most} characters`,
  question_choice_twice: (question, choice) => `${question}: the choice ‘${choice}’ is there twice`,
  questions_most: (most) => `At most ${most} questions`,
  questions_twice: (question) => `‘${question}’ is asked twice: change one of them`,
};

export const DESK_PROBLEMS: ProblemWords = {
  ...FORM_PROBLEMS,
  ...SALE_PROBLEMS,
  ...SETTINGS_PROBLEMS,
  ...CATALOGUE_PROBLEMS,
  name: "Name is required",
  name_most: (most) => `Name must be under ${most} characters`,
  characters_most: (most) => `At most ${most} characters`,
  letter_subject: `A subject of at most ${LETTER_LIMITS.subject} characters.`,
  letter_body: `A text of at most ${grouped(LETTER_LIMITS.body)} characters.`,
  letter_unknown: (names) => `${names} is not a placeholder. Use ${PLACEHOLDERS.join(", ")}.`,
};
