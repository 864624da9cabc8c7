import { count, day } from "../write.ts";
import { statusWords } from "./names.ts";

export const FRAME: typeof import("../../en/desk/frame.ts").FRAME = {
  places: "Ish joyi",
  more: "Yana",
  shop: "Saytni ochish",
  home: (shop) => `${shop}, ish joyi`,
  account: (email) => `Siz ${email} hisobiga kirgansiz`,
  waiting: {
    needs_attention: (number) => `${count(number, "bron")} eʼtibor talab qiladi`,
    new_requests: (number) => count(number, "yangi soʻrov"),
    new_reviews: (number) => count(number, "yangi sharh"),
  },
};

const MATCHED_FIELD_TEXTS = { name: "", reference: "", trip: "", email: "e-pochta", phone: "telefon" };
const KINDS = { tour: "Tur", package: "Paket", destination: "Yoʻnalish" };

export const COMMAND_TEXTS: typeof import("../../en/desk/frame.ts").COMMAND_TEXTS = {
  label: "Qidiruv va amallar",
  hint: "Ism, bron raqami, sana yoki amal",
  keys: "Qidirish uchun / tugmasini bosing",
  looking: "Qidirilmoqda…",
  nothing: "Hech narsa topilmadi",
  stale: "Server javob bermadi. Sahifalar va amallar ishlaydi, lekin bronlar qidirilmadi.",
  found: (number) => count(number, "natija"),
  booking: ({ reference, title, check_in, guests, status, matched, customer_email }) =>
    [
      reference,
      title,
      day(check_in),
      count(guests, "mehmon"),
      statusWords(status),
      matched === "email" ? customer_email : MATCHED_FIELD_TEXTS[matched],
    ]
      .filter(Boolean)
      .join(" · "),
  departure: ({ start_date, taken, state }) =>
    [`Joʻnash, ${day(start_date)}`, count(taken, "mehmon"), statusWords(state)].join(" · "),
  item: ({ kind, archived }) => [KINDS[kind], archived ? "arxivda" : ""].filter(Boolean).join(", "),
  guide: "Gid",
  page: "Sahifa",
  here: "Shu sahifada",
  action: "Amal",
};

export const COMMAND_ACTIONS: typeof import("../../en/desk/frame.ts").COMMAND_ACTIONS = {
  newBooking: "Yangi bron",
  recordCash: "Naqd pulni yozish: qoldigʻi bor bronni tanlang",
  exportPayments: "Toʻlovlarni yuklab olish",
  books: "Oylik hisob kitobini yuklab olish",
  addGuide: "Gid qoʻshish",
  addCode: "Promokod qoʻshish",
  sellGiftCard: "Sovgʻa kartasini sotish",
  newTour: "Yangi tur",
  newPackage: "Yangi paket",
  newDestination: "Yangi yoʻnalish",
};

export const NO_SUCH_DESK_PAGE: typeof import("../../en/desk/frame.ts").NO_SUCH_DESK_PAGE = {
  page: "Sahifa topilmadi",
  title: "Bunday sahifa yoʻq.",
  text: "Manzilda xato boʻlishi mumkin yoki u eski versiyaga tegishli.",
};
