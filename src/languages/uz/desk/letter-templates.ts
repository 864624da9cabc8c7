import type { LetterTemplate } from "../../../domain/desk/bookings/letter.ts";

export const LETTERS: readonly LetterTemplate[] = [
  {
    id: "free",
    name: "Oʻz xatingiz",
    subject: "“{title}” safari haqida, {day}",
    body: "Assalomu alaykum, {first_name}!\n\n",
  },
  {
    id: "meeting",
    name: "Uchrashuv joyi",
    subject: "Qayerda uchrashamiz: {title}, {day}",
    body: "Assalomu alaykum, {first_name}!\n\nSizni {day} kuni kutamiz.\n\nUchrashuv joyi: {meeting_point}\n\nIltimos, oʻn daqiqa oldin keling va bron raqami {reference} yoki vaucheringiz yoningizda boʻlsin.",
  },
  {
    id: "documents",
    name: "Kerakli hujjatlar",
    subject: "Nima olib kelish kerak: {title}, {day}",
    body: "Assalomu alaykum, {first_name}!\n\n“{title}” safari ({day}) uchun guruhingizdagi har bir kishiga amaldagi pasport kerak. Mehmonxonalar mehmonlarni u bilan roʻyxatga oladi.\n\nIltimos, safaringizni ochib, ismlarni pasportdagidek aniq yozing.",
  },
  {
    id: "plans",
    name: "Ob-havo yoki reja oʻzgarishi",
    subject: "Reja oʻzgardi: {title}, {day}",
    body: "Assalomu alaykum, {first_name}!\n\nOb-havo sababli “{title}” safari ({day}) rejasini oʻzgartirishimiz kerak:\n\n\n\n{reference} broningiz oʻzgarmaydi. Agar bu sizga toʻgʻri kelmasa, shu xatga javob yozing.",
  },
  {
    id: "thanks",
    name: "Rahmat",
    subject: "Biz bilan sayohat qilganingiz uchun rahmat",
    body: "Assalomu alaykum, {first_name}!\n\n“{title}” safarida biz bilan boʻlganingiz uchun rahmat. Uyingizga eson-omon, yaxshi xotiralar bilan qaytdingiz degan umiddamiz.\n\nBir daqiqa vaqtingiz boʻlsa, safaringizni ochib, qanday oʻtganini boshqa sayohatchilarga aytib bering.",
  },
];
