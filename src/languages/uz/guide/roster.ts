import { count } from "../write.ts";

export const GUIDE: typeof import("../../en/guide/roster.ts").GUIDE = {
  title: "Gid",
  today: "Bugun",
  next: "Kelgusi",
  past: "Oʻtgan",
  nothingToday: "Bugunga hech narsa rejalashtirilmagan.",
  nothing: "Sizga hali safar biriktirilmagan",
  nothingWhy: "Ularni operator biriktiradi. Aloqa boʻlganda shu yerda koʻrinadi.",
  first: "Safarlaringiz aloqa boʻlganda shu yerda koʻrinadi.",
  gone: "Bu safar ushbu telefonda yoʻq",
  goneWhy: "U endi sizga biriktirilmagan yoki bekor qilingan. Operatordan soʻrang.",
  back: "Barcha safarlar",
  refresh: "Yangilash",
  readyWords: {
    checking: "Oflayn ishlash tekshirilmoqda…",
    ready: "Oflayn ishlashga tayyor.",
    not_ready: "Oflayn ishlashga hali tayyor emas: biroz onlayn turing, soʻng ilovani qayta oching.",
  },
};

export const ROSTER_AGE: typeof import("../../en/guide/roster.ts").ROSTER_AGE = {
  asOf: (ago) => `Yangilangan: ${ago}.`,
  never: "Hali yuklanmagan.",
  problems: {
    unreachable: "Aloqa yoʻq: belgilaganlaringiz shu telefonda saqlanadi va keyinroq yuboriladi.",
    ended: "Operator bu hisobni yopgan.",
    failed: "Serverimiz javob bera olmadi. Ilova har daqiqada qayta urinadi.",
  },
  waiting: (number) => `${count(number, "yozuv")} yuborilishini kutmoqda.`,
};
