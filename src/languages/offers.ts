import type { Language } from "../domain/languages.ts";

export const OFFERS: Record<Language, { question: string; yes: string; no: string }> = {
  en: { question: "Read this site in English?", yes: "Yes, in English", no: "No, thanks" },
  ru: { question: "Читать сайт на русском?", yes: "Да, на русском", no: "Нет, спасибо" },
  uz: { question: "Saytni oʻzbekcha oʻqiysizmi?", yes: "Ha, oʻzbekcha", no: "Yoʻq, rahmat" },
};
