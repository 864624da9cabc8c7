import { FIELD_LIMITS, PASSWORD_MIN } from "../../../domain/field-limits.ts";
import { day } from "../write.ts";

type Problems = typeof import("../../en/form/problems.ts");

export const FIELD_ERRORS: Problems["FIELD_ERRORS"] = {
  first_name: "Ismingizni yozing",
  last_name: "Familiyangizni yozing",
  name_long: `Ism ${FIELD_LIMITS.name} belgidan oshmasin`,
  name_wrong: "Ismda ruxsat etilmagan belgilar bor",
  email: "Elektron pochta manzilini yozing",
  email_long: "Elektron pochta manzili juda uzun",
  email_wrong: "Elektron pochta manzili notoʻgʻri",
  phone: "Telefon raqamini yozing",
  phone_long: "Telefon raqami juda uzun",
  phone_wrong: "Telefon raqami notoʻgʻri",
  requests_long: "Istaklar matni juda uzun",
  full_name_long: `Ism ${FIELD_LIMITS.full_name} belgidan oshmasin`,
  birth_year: "Yilni yozing, masalan 1980",
  nationality_long: "Fuqarolik matni juda uzun",
  diet_long: "Ovqatlanish talablari matni juda uzun",
  note_long: "Eslatma juda uzun",
  full_name: "Ism va familiyangizni yozing",
  passport: "Raqamni pasportdagidek yozing: lotin harflari va raqamlar, koʻpi bilan 20 ta",
  date: "Tur sanasini tanlang",
};

export const PASSWORD_TOO_SHORT: Problems["PASSWORD_TOO_SHORT"] = `Parol kamida ${PASSWORD_MIN} belgidan iborat boʻlishi kerak.`;

export const FORM_PROBLEMS: Problems["FORM_PROBLEMS"] = {
  ...FIELD_ERRORS,
  answer_missing: (question = "") => `Savolga javob bering: ${question}`,
  answer_long: (question = "", most = "") => `${question}: koʻpi bilan ${most} belgi`,
  guests: "Mehmonlar sonini tanlang",
  too_early: (first = "") => `Tayyorgarlikka bir necha kun kerak: ${day(first)} yoki undan keyingi kunni tanlang.`,
  too_late: (last = "") => `Bu sana hali juda uzoq: ${day(last)} yoki undan oldingi kunni tanlang.`,
  invalid_amount: "Bron summasi notoʻgʻri",
  password: "Parolni yozing",
  password_short: PASSWORD_TOO_SHORT,
  stars: "Birdan beshgacha yulduz tanlang",
  text_long: "Juda uzun, matnni qisqartiring",
  recipient_name: "Karta kimga ekanini yozing",
  your_name: "Ismingizni yozing",
  your_name_long: "Ism juda uzun",
  subject_long: "Mavzu juda uzun",
  message: "Xabar yozing",
  message_long: "Xabar juda uzun",
  day: "Kunni tanlang",
  cities_long: "Roʻyxat juda uzun: eng muhim shaharlarni yozing",
  travelers: "Necha kishi sayohat qiladi?",
  travelers_many: "100 kishidan koʻp boʻlsa, bizga yozing",
  budget: "Byudjetni butun dollarda yozing",
  end_before_start: "Tugash sanasi boshlanishdan oldin",
};
