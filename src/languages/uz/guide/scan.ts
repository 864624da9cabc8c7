export const SCAN_PROBLEMS: typeof import("../../en/guide/scan.ts").SCAN_PROBLEMS = {
  refused:
    "Bu saytga kameradan foydalanishga ruxsat berilmagan. Brauzer sozlamalarida shu sayt uchun ruxsat bering va qayta urinib koʻring.",
  blocked: "Bu sahifa kameraga ruxsatsiz ochilgan. Skanerlash uchun uni qayta yuklang.",
  missing: "Bu qurilmada yaroqli kamera yoʻq.",
  busy: "Kamera boshqa ilova bilan band. Oʻsha ilovani yoping va qayta urinib koʻring.",
  unsupported: "Bu brauzer kodlarni skanerlay olmaydi. Uni yangilang yoki boshqasini oching.",
  reader_missing:
    "Ilovaning kod oʻqiydigan qismi bu qurilmaga hali yuklanmagan. Bir marta internetga ulaning va qayta urinib koʻring.",
};

export const SCAN: typeof import("../../en/guide/scan.ts").SCAN = {
  tryAgain: "Qayta urinish",
  loadAgain: "Qayta yuklash",
  withoutCamera: "Mehmonlarni ism boʻyicha ham belgilash mumkin.",
  starting: "Kamera yoqilmoqda…",
  holdCode: "Vaucher kodini kvadrat ichida tuting.",
  lightOn: "Chiroqni yoqish",
  lightOff: "Chiroqni oʻchirish",
  picture: "Kamera tasviri",
};
