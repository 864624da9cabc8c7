import { count } from "../write.ts";
export const HOME_TEXTS: typeof import("../../en/home/home.ts").HOME_TEXTS = {
  description:
    "Oʻzbekiston boʻylab turlar, paketlar va yoʻnalishlar: Samarqand, Buxoro, Xiva va Ipak yoʻli. Bir necha daqiqada bron qilinadi.",
  title: "Oʻzbekiston sehrini kashf eting",
  lead: "Feruza gumbazlar, sahrodagi qalʼalar va Ipak yoʻli bozorlari — mahalliy gidlar bilan.",
  exploreDestinations: "Yoʻnalishlarni koʻrish",
  planTrip: "Safarni rejalashtirish",
  figures: {
    unesco_sites: "YUNESKO obyektlari",
    travelers: "Mamnun sayohatchilar",
    rating: "Baho",
  },
};

export const FIND_FORM: typeof import("../../en/home/home.ts").FIND_FORM = {
  label: "Safar topish",
  where: "Qayerga",
  anywhere: "Istalgan joyga",
  when: "Qachon",
  who: "Necha kishi",
  search: "Qidirish",
};

export const HOME_SECTIONS: typeof import("../../en/home/home.ts").HOME_SECTIONS = {
  destinations: {
    title: "Tanlangan yoʻnalishlar",
    lead: "Aksariyat safarlar shu yerlardan boshlanadi.",
    all: "Barcha yoʻnalishlar",
  },
  tours: {
    title: "Ommabop turlar",
    lead: "Kichik guruhlar, mahalliy gidlar.",
    all: "Barcha turlar",
    custom: "Oʻz rejangiz boʻyicha safar",
  },
  packages: {
    title: "Sayohat paketlari",
    lead: "Birinchi transferdan oxirgisigacha rejalashtirilgan toʻliq safarlar.",
    all: "Barcha paketlar",
  },
};

export const FIND_OPTIONS: typeof import("../../en/home/home.ts").FIND_OPTIONS = {
  anyMonth: "Istalgan oy",
  anyGroup: "Istalgan guruh",
  persons: (number) => count(number, "kishi"),
};

export const RECENTLY_VIEWED: typeof import("../../en/home/home.ts").RECENTLY_VIEWED = "Yaqinda koʻrganlaringiz";
