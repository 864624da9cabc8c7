export const MANIFEST: typeof import("../en/manifest.ts").MANIFEST = {
  description:
    "Oʻzbekiston boʻylab turlar, paketlar va yoʻnalishlar: tanlang, bron qiling va safarni oflayn ham yoningizda olib yuring.",
  homeOnPhone: "Ipak yoʻli boʻylab turlar",
  tourOnPhone: "Tur: kunlar, narx va oʻrinlar",
  homeOnDesktop: "Yoʻnalishlar, turlar va paketlar keng ekranda",
  search: "Qidiruv",
  trips: "Safarlarim",
};
