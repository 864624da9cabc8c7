import { factNames } from "../../../domain/catalogue/good-to-know.ts";
import { count, moneyShort } from "../write.ts";

const daysText = (days: number) => count(days, "kun");

export const ITEM_PAGE: typeof import("../../en/catalogue/item-pages.ts").ITEM_PAGE = {
  breadcrumbs: "Saytdagi yoʻl",
  home: "Bosh sahifa",
  glance: "Qisqacha",
  relatedTours: "Oʻxshash turlar",
  day: (number) => `${number}-kun`,
  days: daysText,
  daysAndNights: (days) => (days > 1 ? `${daysText(days)}, ${count(days - 1, "tun")}` : daysText(days)),
  duration: "Davomiyligi",
  maxGuests: "Mehmonlar soni, koʻpi bilan",
  included: "Narxga nimalar kiradi",
  notIncluded: "Narxga nimalar kirmaydi",
  share: "Ulashish",
  linkCopied: "Havola nusxalandi",
  notShared: "Ulashib boʻlmadi",
};

export const ITEM_LISTS: typeof import("../../en/catalogue/item-pages.ts").ITEM_LISTS = {
  destination: { title: "Yoʻnalishlar", back: "Barcha yoʻnalishlarga qaytish" },
  tour: { title: "Turlar", back: "Barcha turlarga qaytish" },
  package: { title: "Paketlar", back: "Barcha paketlarga qaytish" },
};

export const ITEM_MISSING: typeof import("../../en/catalogue/item-pages.ts").ITEM_MISSING = {
  titles: { destination: "Yoʻnalish topilmadi", tour: "Tur topilmadi", package: "Paket topilmadi" },
  lead: "U endi taklif qilinmayotgan boʻlishi yoki manzil xato yozilgan boʻlishi mumkin.",
  notLoaded: "Yuklanmagan",
};

export const TOUR_PAGE: typeof import("../../en/catalogue/item-pages.ts").TOUR_PAGE = {
  about: "Tur haqida",
  itinerary: "Dastur",
  book: "Bu turni bron qilish",
  destination: "Yoʻnalish",
  destinations: "Yoʻnalishlar",
  difficulty: "Qiyinlik darajasi",
};

export const PACKAGE_PAGE: typeof import("../../en/catalogue/item-pages.ts").PACKAGE_PAGE = {
  about: "Paket haqida",
  dayByDay: "Kunma-kun dastur",
  emptyDay: "Yoʻlda oʻtadigan yoki boʻsh kun. Tafsilotlarini bron qilganingizdan keyin bilib olasiz.",
  highlights: "Asosiylari",
  stays: "Qayerda tunaysiz",
  includedTours: (number) => `Paketga kirgan turlar (${number})`,
  off: (percent) => `${percent}% chegirma`,
  saving: (cents) => `Bu paket bilan ${moneyShort(cents)} tejaysiz!`,
  book: "Bu paketni bron qilish",
  nextDeparture: "Eng yaqin joʻnash sanasi",
  tours: "Turlar",
  toursIncluded: (number) => `paketda ${number} ta`,
};

export const SAVING: typeof import("../../en/catalogue/item-pages.ts").SAVING = {
  how: "Tejaladigan summani qanday hisoblaymiz",
  tours: (number) => count(number, "tur"),
  rest: "Tunash, transport va narxga kirgan boshqa hamma narsa",
  parts: "Alohida-alohida bron qilinsa",
  whole: "Shu paket bilan",
  saved: "Tejaysiz",
  note: "Bir kishi uchun, soliq va yigʻimlarsiz.",
};

export const DESTINATION_PAGE: typeof import("../../en/catalogue/item-pages.ts").DESTINATION_PAGE = {
  about: (place) => `${place} haqida`,
  toursIn: (place) => `Turlar: ${place}`,
  noTours: "Hozircha turlar yoʻq",
  tours: "Turlar",
  location: "Joylashuvi",
  coordinates: "Koordinatalari",
  allTours: "Barcha turlarni koʻrish",
  packages: "Paketlar",
  viewPackage: "Paketni koʻrish",
  viewPackageOf: (title) => `Paketni koʻrish: ${title}`,
  allPackages: "Barcha paketlar",
};

export const BEFORE_BOOKING: typeof import("../../en/catalogue/item-pages.ts").BEFORE_BOOKING = {
  title: "Bron qilishdan oldin",
  meetingPoint: "Uchrashuv joyi",
  starts: "Boshlanishi",
  groupSize: "Guruh hajmi",
  askUs: "Bizdan soʻrang",
  map: "Uchrashuv joyi koʻrsatilgan Oʻzbekiston xaritasi",
  openInMaps: "Xaritada ochish",
};

export const ROUTE_TEXTS: typeof import("../../en/catalogue/item-pages.ts").ROUTE_TEXTS = {
  title: "Marshrut",
  map: (places) => `Marshrut: ${places}`,
  onDays: (first, last) => (first === last ? `${first}-kun` : `${first}–${last}-kunlar`),
  days: daysText,
};

export const GALLERY: typeof import("../../en/catalogue/item-pages.ts").GALLERY = {
  label: "Suratlar",
  which: (at, all, alt) => `${at + 1}-surat, jami ${all} ta${alt === "" ? "" : `: ${alt}`}`,
  count: (at, all) => `${at + 1} / ${all}`,
  open: (all) => `Barcha suratlar (${all})`,
  before: "Oldingi surat",
  next: "Keyingi surat",
  close: "Suratlarni yopish",
  missing: "Katta suratlarni birinchi marta ochish uchun aloqa kerak. Aloqa tiklangach, yana urinib koʻring.",
};

export const GOOD_TO_KNOW: typeof import("../../en/catalogue/item-pages.ts").GOOD_TO_KNOW = {
  guide_language: "Gid biladigan tillar",
  walking: "Piyoda yurish",
  sleeping: "Tunash",
  meals: "Ovqatlanish",
  minimum_age: "Yosh chegarasi",
  visa_and_registration: "Viza va roʻyxatdan oʻtish",
};

export const factsOf: typeof import("../../en/catalogue/item-pages.ts").factsOf = (facts) =>
  factNames.flatMap((name) => (facts[name] ? [[GOOD_TO_KNOW[name], facts[name]] as [string, string]] : []));
