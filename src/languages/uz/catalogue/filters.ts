import { BUDGET_UP_TO_CENTS, STANDARD_UP_TO_CENTS } from "../../../domain/catalogue/tiers.ts";
import { count, decimal, moneyShort } from "../write.ts";

export const FILTER_TEXTS: typeof import("../../en/catalogue/filters.ts").FILTER_TEXTS = {
  search: "Qidiruv",
  type: "Turi",
  category: "Toifa",
  duration: "Davomiyligi",
  budget: "Byudjet",
  rating: "Baho",
  departsIn: "Joʻnash oyi",
  people: "Necha kishi",
  sortBy: "Saralash",
  view: "Koʻrinish",
  list: "Filtrlar",
  remove: (filter) => `Filtrni olib tashlash: ${filter}`,
  clear: "Filtrlarni tozalash",
  typed: (text) => `“${text}”`,
  leastRating: (rating) => `★ ${decimal(rating)} va yuqori`,
  nearest: "Eng yaqin variantlar",
  seatsAsOf: (age) => `Oʻrinlar soni ${age} yoki undan keyin yangilangan.`,
  seatsUnknown: (trips) =>
    `${count(trips, "ta safarda")} nechta oʻrin qolgani hali maʼlum emas; bunday safarlar boʻsh oʻrni bor deb koʻrsatilgan.`,
};

export const PRICE_FILTER: typeof import("../../en/catalogue/filters.ts").PRICE_FILTER = {
  lowest: "Eng past narx",
  highest: "Eng yuqori narx",
  range: (lowest, highest) => `Narx: ${lowest} – ${highest}`,
  andMore: (price) => `${price}+`,
  from: (dollars) => `${moneyShort(dollars * 100)} dan`,
  between: (least, most) => `${moneyShort(least * 100)} – ${moneyShort(most * 100)}`,
};

export const LIST_VIEWS: typeof import("../../en/catalogue/filters.ts").LIST_VIEWS = {
  grid: "Katakli",
  list: "Roʻyxat",
};

export const DESTINATION_SORTS: typeof import("../../en/catalogue/filters.ts").DESTINATION_SORTS = {
  name: "Nomi boʻyicha",
  city: "Shahri boʻyicha",
  featured: "Avval tavsiya qilinganlari",
};

export const TOUR_SORTS: typeof import("../../en/catalogue/filters.ts").TOUR_SORTS = {
  title: "Nomi boʻyicha",
  price: "Narxi boʻyicha",
  duration_days: "Davomiyligi boʻyicha",
  next: "Eng yaqin joʻnash sanasi boʻyicha",
};

export const PACKAGE_SORTS: typeof import("../../en/catalogue/filters.ts").PACKAGE_SORTS = {
  featured: "Avval tavsiya qilinganlari",
  "price-low": "Avval arzonlari",
  "price-high": "Avval qimmatlari",
  duration: "Davomiyligi boʻyicha",
  savings: "Avval eng tejamlilari",
  next: "Eng yaqin joʻnash sanasi boʻyicha",
};

export const SEARCH_SORTS: typeof import("../../en/catalogue/filters.ts").SEARCH_SORTS = {
  popularity: "Ommabopligi boʻyicha",
  "price-low": "Avval arzonlari",
  "price-high": "Avval qimmatlari",
  rating: "Bahosi boʻyicha",
  next: "Eng yaqin joʻnash sanasi boʻyicha",
};

export const TYPE_LABELS: typeof import("../../en/catalogue/filters.ts").TYPE_LABELS = {
  all: "Hammasi",
  destination: "Yoʻnalishlar",
  tour: "Turlar",
  package: "Paketlar",
  hotel: "Mehmonxonalar",
  resort: "Dam olish maskanlari",
};

export const SEARCH_DURATIONS: typeof import("../../en/catalogue/filters.ts").SEARCH_DURATIONS = {
  all: "Istalgan davomiylik",
  "1-3": "1–3 kun",
  "4-7": "4–7 kun",
  "8+": "8 kun va undan koʻp",
};

export const RATINGS: typeof import("../../en/catalogue/filters.ts").RATINGS = {
  all: "Istalgan baho",
  "4.5": "4,5 va yuqori",
  "4.0": "4,0 va yuqori",
  "3.5": "3,5 va yuqori",
};

export const PACKAGE_CATEGORIES: typeof import("../../en/catalogue/filters.ts").PACKAGE_CATEGORIES = {
  all: "Barcha toifalar",
  themes: { cultural: "Madaniyat", adventure: "Sarguzasht", family: "Oilaviy" },
};

export const PACKAGE_DURATIONS: typeof import("../../en/catalogue/filters.ts").PACKAGE_DURATIONS = {
  all: "Istalgan davomiylik",
  short: "Qisqa (koʻpi bilan 6 kun)",
  medium: "Oʻrtacha (7–9 kun)",
  long: "Uzoq (kamida 10 kun)",
};

export const BUDGETS: typeof import("../../en/catalogue/filters.ts").BUDGETS = {
  all: "Istalgan byudjet",
  low: `${moneyShort(BUDGET_UP_TO_CENTS)} dan kam`,
  mid: `${moneyShort(BUDGET_UP_TO_CENTS)} – ${moneyShort(STANDARD_UP_TO_CENTS)}`,
  high: `${moneyShort(STANDARD_UP_TO_CENTS)} dan koʻp`,
};
