import type { GuideFact } from "../../../domain/guide/roster.ts";
import { clockInTashkent, count, day, momentInTashkent } from "../write.ts";

const people = (number: number) => count(number, "kishi");
const time = ({ seen_at, guide_name }: GuideFact) => `soat ${clockInTashkent(Date.parse(seen_at))} da (${guide_name})`;

const ASK_FOR_NAME = "Ismini yoki bron raqamini soʻrang va roʻyxatdan toping.";
const CALL_OPERATOR = "Mehmonlarni qabul qilishdan oldin operatorga qoʻngʻiroq qiling.";

export const SCAN_VERDICTS: typeof import("../../en/guide/verdicts.ts").SCAN_VERDICTS = {
  not_ours: {
    title: "Bizning kod emas",
    why: "Bu bizning vaucherimiz emas.",
    todo: `“Safarlarim” boʻlimidagi kodni koʻrsatishni soʻrang. ${ASK_FOR_NAME}`,
  },
  damaged: {
    title: "Kod shikastlangan",
    why: "Vaucherimizga oʻxshaydi, lekin kodning bir qismi yoʻq yoki oʻzgartirilgan.",
    todo: `Ilovadagi kodni toʻliq koʻrsatishni soʻrang. ${ASK_FOR_NAME}`,
  },
  newer_version: {
    title: "Bu ilovadan yangiroq",
    why: "Bu vaucher ilovaning yangiroq versiyasi uchun yaratilgan.",
    todo: `Aloqa boʻlganda ilovani yangilang. ${ASK_FOR_NAME}`,
  },
  unknown_key: {
    title: "Nomaʼlum imzo",
    why: "Bu telefon vaucher imzolangan kalitni bilmaydi yoki kalit bekor qilingan.",
    todo: `Aloqa boʻlganda roʻyxatni yangilang. ${ASK_FOR_NAME}`,
  },
  bad_signature: {
    title: "Vaucher haqiqiy emas",
    why: "U biz imzolaganimizdan keyin oʻzgartirilgan yoki uni biz imzolamaganmiz.",
    todo: `Bu kod bilan mehmonlarni qabul qilmang. ${ASK_FOR_NAME}`,
  },
  cannot_check: {
    title: "Tekshirib boʻlmadi",
    why: "Bu telefon hozir imzoni tekshira olmaydi. Vaucher haqiqiy boʻlishi mumkin.",
    todo: ASK_FOR_NAME,
  },
  older_code: {
    title: "Eski kod",
    why: (name) => `U boshqa safar uchun, lekin ${name} shu roʻyxatda bor.`,
    todo: "Aynan oʻsha mehmonlar ekaniga ishonch hosil qiling va ism boʻyicha belgilang.",
  },
  own_departure: {
    title: "Boshqa safar",
    why: (to) => `Bu vaucher “${to.title}” uchun (${day(to.start_date)}), bu safar ham sizniki.`,
    todo: "Mehmonlarni oʻsha yerga yuboring yoki oʻsha safarni oching.",
  },
  other_departure: {
    title: "Boshqa safar",
    why: "Vaucher haqiqiy, lekin boshqa safar yoki boshqa kun uchun.",
    todo: `Mehmonlarga vaucheridagi kun va joyni koʻrsating. ${CALL_OPERATOR}`,
  },
  moved: {
    title: "Bron koʻchirilgan",
    whyTo: (to) => `Bu bron endi “${to.title}” uchun (${day(to.start_date)}).`,
    why: (instant) =>
      instant === null
        ? "Bu bron boshqa safarga koʻchirilgan."
        : `Bu bron boshqa safarga koʻchirilgan (${momentInTashkent(instant)}).`,
    todo: CALL_OPERATOR,
  },
  cancelled: {
    title: "Bron bekor qilingan",
    why: (name, instant) =>
      instant === null
        ? `${name}: bron endi amal qilmaydi.`
        : `${name}: bron bekor qilingan (${momentInTashkent(instant)}).`,
    todo: CALL_OPERATOR,
  },
  not_confirmed: {
    title: "Tasdiqlanmagan",
    why: (name) => `${name}: oʻrin saqlanmoqda, lekin bron hali toʻlanmagan.`,
    todo: CALL_OPERATOR,
  },
  link_revoked: {
    title: "Kod bekor qilingan",
    why: (lead: string) => `Bu sayohatchining kodi bekor qilingan yoki yangisiga almashtirilgan. Bron egasi: ${lead}.`,
    todo: `Eng yangi kodni koʻrsatishini soʻrang. ${ASK_FOR_NAME}`,
  },
  already_in: {
    title: "Allaqachon belgilangan",
    why: (name, guests, checkIns) =>
      `${name ?? "Bu vaucher"}: ${people(guests)} ${checkIns.map(time).join(" va ")} belgilangan.`,
    todo: "Bular boshqa sayohatchilarmi? Unda vaucherdan nusxa olingan: ismlarini soʻrang.",
  },
  not_listed: {
    title: (guests) => `Yaroqli: ${people(guests)}`,
    why: "Vaucher haqiqiy, lekin bron roʻyxatingizdan yangiroq.",
    todo: "Mehmonlar belgilandi. Ismini soʻrang va aloqa boʻlganda roʻyxatni yangilang.",
  },
  other_number: {
    why: (onVoucher, onList) => `Vaucherda ${people(onVoucher)}, roʻyxatingizda ${people(onList)}: vaucher eskiroq.`,
    todo: "Mehmonlarni sanang va quyida necha kishi ekanini kiriting.",
  },
  welcome: {
    why: (guests, reference) => `${people(guests)} · ${reference}`,
    whyPerson: (lead: string, reference: string) => `1 kishi · bron egasi ${lead} · ${reference}`,
    todo: "Mehmonlar belgilandi.",
  },
};

export const AFTER_SCAN: typeof import("../../en/guide/verdicts.ts").AFTER_SCAN = {
  next: "Keyingisini skanerlash",
  open: "Bronni ochish",
  openDeparture: "Oʻsha safarni ochish",
  list: "Ism boʻyicha tanlash",
};
