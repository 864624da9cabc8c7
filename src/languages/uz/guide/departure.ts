import { count } from "../write.ts";

export const GUIDE_DEPARTURE: typeof import("../../en/guide/departure.ts").GUIDE_DEPARTURE = {
  scan: "Vaucherlarni skanerlash",
  search: "Ism yoki bron raqami boʻyicha qidirish",
  none: "Bunday ismli mehmon yoʻq. Hammani koʻrish uchun qidiruvni tozalang.",
  nobody: "Bu safarda bron yoʻq.",
  people: "Mehmonlar",
  meeting: "Uchrashuv joyi",
  map: "Xaritada koʻrsatish",
  note: "Operatordan",
  changed: "Uchrashuv oʻzgardi",
  was: "Avval",
  now: "Endi",
  since: "Oʻzgargan vaqti",
  notSet: "Hali belgilanmagan",
  acknowledged: (read, of) => `Oʻqigan: ${count(of, "bron")}dan ${read} tasi.`,
  call: "Hali oʻqimagan, qoʻngʻiroq qiling",
  allRead: "Hamma oʻqigan.",
  counts: ({ in: here, booked, missing, absent }) =>
    [
      `Keldi: ${here}/${booked}`,
      missing > 0 ? `kutilmoqda: ${missing}` : null,
      absent > 0 ? `kelmaydi: ${absent}` : null,
      booked > 0 && missing === 0 && absent === 0 ? "hamma keldi" : null,
    ]
      .filter((part) => part !== null)
      .join(" · "),
  booked: (number) => `Bron qilgan: ${count(number, "kishi")}`,
  states: { closed: "Bron qilish yopilgan", cancelled: "Safar bekor qilingan" },
  notListed: "Hali roʻyxatda yoʻq",
};
