export const TITLES: typeof import("../../en/app/titles.ts").TITLES = {
  search: "Qidiruv natijalari",
  destinations: "Yoʻnalishlar",
  tours: "Turlar",
  packages: "Sayohat paketlari",
  about: "Biz haqimizda",
  help: "Yordam markazi",
  bookingGuide: "Qanday bron qilinadi",
  cancellationPolicy: "Bekor qilish shartlari",
  terms: "Xizmat koʻrsatish shartlari",
  privacy: "Maxfiylik siyosati",
  cookies: "Cookie fayllari",
  contact: "Aloqa",
  giftCards: "Sovgʻa kartalari",
  giftCardSale: "Sovgʻa kartangiz",
  customTrip: "Individual safar",
  bookingWithoutTour: "Tur topilmadi",
  bookingWithoutPackage: "Paket topilmadi",
  waitingList: "Kutish roʻyxati",
  waitingEntry: "Kutish roʻyxatidagi yozuvingiz",
  paymentReturn: "Bron tasdigʻi",
  trips: "Safarlarim",
  receiveTrips: "Safarlarni qabul qilish",
  joinTrip: "Safarga qoʻshilish",
  ownData: "Maʼlumotlaringiz",
  offline: "Oflayn",
  install: "Ilovani oʻrnatish",
  auth: "Kirish",
  guide: "Gid",
  guideScan: "Vaucherlarni skanerlash",
};

export const FOOTER_TITLES: typeof import("../../en/app/titles.ts").FOOTER_TITLES = {
  packages: "Paketlar",
  about: "Biz haqimizda",
};

export const FOOTER_HEADINGS: typeof import("../../en/app/titles.ts").FOOTER_HEADINGS = {
  links: "Boʻlimlar",
  support: "Yordam",
};
