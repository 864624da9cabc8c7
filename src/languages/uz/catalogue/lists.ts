import type { SearchType } from "../../../domain/catalogue/search/search-trips.ts";
import { count } from "../write.ts";

export const LIST_TEXTS: typeof import("../../en/catalogue/lists.ts").LIST_TEXTS = {
  shown: (shown, total) => `Koʻrsatilgan: ${shown} / ${total}`,
  showMore: "Yana koʻrsatish",
  counted: (title, number) => `${title} (${number})`,
};

export const DESTINATIONS_PAGE: typeof import("../../en/catalogue/lists.ts").DESTINATIONS_PAGE = {
  heading: "Yoʻnalishni tanlang",
  lead: "Ipak yoʻli shaharlari, sahrolar va togʻlar hamda u yerlarga boradigan turlar.",
  description: "Oʻzbekistondagi Ipak yoʻli shaharlari, sahrolar va togʻlar hamda u yerlarga boradigan turlar.",
  none: "Yoʻnalishlar topilmadi.",
  onMap: "Xaritada",
  map: "Yoʻnalishlar koʻrsatilgan Oʻzbekiston xaritasi",
};

export const TOURS_PAGE: typeof import("../../en/catalogue/lists.ts").TOURS_PAGE = {
  heading: "Oʻzbekiston boʻylab turlar",
  lead: "Bir kunlik va haftalik turlar: kichik guruhlar, mahalliy gidlar.",
  description:
    "Oʻzbekiston boʻylab gid bilan bir kunlik va haftalik turlar: narxlar, kunlar va guruh hajmi bir sahifada.",
  search: "Turlarni qidirish",
  found: (number) => `${count(number, "tur")} topildi`,
  none: "Turlar topilmadi.",
};

export const PACKAGES_PAGE: typeof import("../../en/catalogue/lists.ts").PACKAGES_PAGE = {
  lead: "Birinchi transferdan oxirgisigacha rejalashtirilgan toʻliq safarlar.",
  description:
    "Oʻzbekiston boʻylab har qanday byudjetga mos sayohat paketlari: kunlar, narxlar va narxga nima kirishini solishtiring.",
  search: "Paketlarni qidirish",
  label: "Paketlar",
  available: (number) => `${count(number, "paket")} mavjud`,
  none: "Paketlar topilmadi",
  noneMatch: "Bu filtrlarga mos paket yoʻq.",
  failedTitle: "Paketlar yuklanmadi",
  failed: "Sayohat paketlarini yuklab boʻlmadi. Yana urinib koʻring.",
  planCustom: "Oʻz paketingizni tuzish",
};

const FOUND: Partial<Record<SearchType, string>> = { all: "yoʻnalish va safar", destination: "yoʻnalish" };

export const SEARCH_PAGE: typeof import("../../en/catalogue/lists.ts").SEARCH_PAGE = {
  description: "Oʻzbekistondagi barcha yoʻnalish, tur va paketlarni soʻz, narx va kunlar soni boʻyicha qidiring.",
  placeholder: "Samarqand, oʻtov, taom…",
  searching: "Qidirilmoqda…",
  found: (number, type) => `${number} ta ${FOUND[type] ?? "safar"} topildi`,
  none: "Bu filtrlarga mos safar yoʻq",
};

export const COMPARE: typeof import("../../en/catalogue/lists.ts").COMPARE = {
  open: "Barcha paketlarni solishtirish",
  title: "Paketlarni solishtirish",
  close: "Yopish",
  choose: "Koʻpi bilan uchtasini tanlang",
  table: "Solishtirish jadvali",
  price: "Narx",
  saving: "Tejaysiz",
  level: "Daraja",
  duration: "Davomiyligi",
  route: "Marshrut",
  group: "Guruh",
  accommodation: "Tunash",
  highlights: "Asosiylari",
  includes: "Narxga kiradi",
  legDays: (days) => `(${count(days, "kun")})`,
};
