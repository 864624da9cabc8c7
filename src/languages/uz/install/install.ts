export const INSTALL_PAGE: typeof import("../../en/install/install.ts").INSTALL_PAGE = {
  lead: "Journey nafaqat sayt, balki ilova hamdir: uni shu qurilmaga qoʻshing, boshqa ilovalar kabi ochiladi.",
  description: (shop) => `${shop} telefoningizda yoki kompyuteringizda.`,
  reasons: {
    homeScreen: "Bosh ekrandan ochiladi, manzil satrisiz",
    offline: "Vaucherlaringiz va butun katalog, hatto oflayn ham",
    badge: "Safar eʼtiboringizni kutsa, belgi chiqadi",
    noStore: "Ilovalar doʻkonisiz, hisobsiz, bitta suratdan kam joy oladi",
  },
  inUse: "Siz oʻrnatilgan ilovadan foydalanyapsiz.",
  installed: "Oʻrnatildi. Uni bosh ekrandan yoki ilovalaringizdan oching.",
  offered: "Brauzeringiz uni oʻzi oʻrnata oladi.",
  install: "Ilovani oʻrnatish",
  otherDevices: "Boshqa qurilmalar",
};

export const INSTALL_INVITATION: typeof import("../../en/install/install.ts").INSTALL_INVITATION = {
  title: "Ilovani oʻrnatish",
  text: "Journey shu qurilmangizda tursin: safarlaringiz bir bosishda ochiladi, hatto oflayn ham.",
  install: "Oʻrnatish",
  showHow: "Qanday oʻrnatiladi",
  no: "Yoʻq, rahmat",
};
