const textsOf = (what: string) => ({
  loading: `${what} yuklanmoqda`,
  notHere: `Aloqa yoʻq, bu ${what.toLowerCase()} esa qurilmangizdagi katalogda yoʻq.`,
  failed: `${what}ni yuklab boʻlmadi. Yana urinib koʻring.`,
});

export const LOADING_TEXTS: typeof import("../../en/home/loading.ts").LOADING_TEXTS = {
  destination: textsOf("Yoʻnalish"),
  tour: textsOf("Tur"),
  package: textsOf("Paket"),
  destinations: textsOf("Yoʻnalishlar"),
  tours: textsOf("Turlar"),
  packages: textsOf("Paketlar"),
  trips: textsOf("Safarlar"),
};

export const NOT_LOADED: typeof import("../../en/home/loading.ts").NOT_LOADED = {
  nothingSaved: "Aloqa yoʻq, bu qurilmada esa hali hech narsa saqlanmagan.",
  imagesMissing: "Yoʻnalishlarning suratlari topilmadi",
  again: "Qayta urinish",
};

export const CATALOGUE_AGE: typeof import("../../en/home/loading.ts").CATALOGUE_AGE = {
  offline: "Aloqa yoʻq.",
  failed: "Katalogni yangilab boʻlmadi.",
  asOf: (age) => `Narxlar va sanalar oxirgi marta yangilangan: ${age}.`,
  storageFull: "Qurilmada joy qolmagan: katalog onlayn ishlaydi, lekin oflayn foydalanish uchun saqlanmaydi.",
  storageRefused:
    "Maxfiy rejimdamisiz? Sayt onlayn ishlaydi, lekin oflayn foydalanish uchun hech narsa saqlab boʻlmaydi.",
};
