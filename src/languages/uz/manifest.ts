export const MANIFEST: typeof import("../en/manifest.ts").MANIFEST = {
  description:
    "Oʻzbekiston boʻylab turlar, paketlar va shaharlar: tanlang, band qiling va safarni internetsiz ham yoningizda olib yuring.",
  homeOnPhone: "Ipak yoʻli boʻylab turlar",
  tourOnPhone: "Tur: kunlar, narx va joylar",
  homeOnDesktop: "Shaharlar, turlar va paketlar keng ekranda",
  search: "Qidiruv",
  trips: "Safarlarim",
};
