import type { EraseBlock } from "../../../domain/access/own-data.ts";
import { count } from "../write.ts";

export const OWN_DATA: typeof import("../../en/auth/own-data.ts").OWN_DATA = {
  lead: "Siz haqingizda nimalarni saqlashimizni koʻring, yuklab oling yoki oʻchiring.",
  ask: "Pochtangizga hammasini koʻrsatadigan havola yuboramiz. U bir soat davomida, birinchi ochilgan qurilmada ishlaydi.",
  email: "Elektron pochta",
  send: "Havolani yuborish",
  sent: "Pochtangizni tekshiring",
  sentText:
    "Agar bu manzil bilan bogʻliq maʼlumot saqlansa, havola yuborildi. Bitta manzilga bunday xatdan kuniga koʻpi bilan uchta yuboramiz.",
  unheard:
    "Havola yuborilgan-yuborilmaganini hali bilmaymiz. Pochtangizni tekshiring; bir daqiqada hech narsa kelmasa, qayta urinib koʻring.",
  notSent: (why) => `${why}. Hech narsa yuborilmadi. Qayta urinib koʻring.`,
  opened: "Xatdagi havola bir martalik: tugmani bosganingizdan keyin u faqat shu varaqda ishlaydi.",
  open: "Maʼlumotlarimni koʻrsatish",
  again: "Qayta urinish",
  notOpened: (why) => `${why}. Maʼlumotlaringiz koʻrsatilmadi va oʻzgarmadi, havola hali ham ishlaydi.`,
  gone: "Havolaning muddati tugagan yoki u boshqa qurilmada yoki varaqda ochilgan. Yangisini soʻrang:",
  about: (address) => `${address} manzili bilan saqlanadigan maʼlumotlar`,
  nothing: "Bu manzil bilan endi hech narsa saqlanmaydi.",
  download: "Hammasini yuklab olish",
  file: (day) => `my-data-${day}.json`,
  format: "Fayl JSON formatida: har bir yozuv qanday saqlansa, shunday; summalar sentda, vaqtlar UTC boʻyicha.",
  eraseHead: "Oʻchirish",
  stays:
    "Ismlar, manzillar, telefon raqamlari, istaklar, sayohatchilar maʼlumotlari, sharhlar, xabarlar va hisobingiz oʻchiriladi. Summalar, sanalar va hujjat raqamlari qoladi, chunki buni qonun talab qiladi.",
  erase: "Maʼlumotlarimni oʻchirish...",
  eraseTitle: "Maʼlumotlaringiz butunlay oʻchirilsinmi?",
  eraseText:
    "Safarlaringiz, vaucherlaringiz va cheklaringizni boshqa ocha olmaysiz, biz ham ularni qaytara olmaymiz. Kerak boʻlishi mumkin boʻlsa, avval yuklab oling.",
  typeIt: (address) => `Tasdiqlash uchun ${address} deb yozing`,
  notTyped: "Bu boshqa manzil",
  eraseAct: "Butunlay oʻchirish",
  back: "Qoldirish",
  notErased: (why) => `${why}. Hech narsa oʻchirilmadi. Qayta urinib koʻring.`,
  maybeErased:
    "Maʼlumotlaringiz oʻchirilgan-oʻchirilmaganini hali bilmaymiz. Qayta urinib koʻring: ular ikki marta oʻchirilmaydi.",
  erased: "Maʼlumotlaringiz oʻchirildi",
  erasedText: (bookings) =>
    bookings === 0
      ? "Na bizda, na bu brauzerda ismingiz bilan bogʻliq hech narsa qolmadi."
      : `Na bizda, na bu brauzerda ismingiz bilan bogʻliq hech narsa qolmadi. ${count(bookings, "ta brondan")} faqat summalar, sanalar va raqamlar qoladi. Boshqa qurilmalaringiz aloqaga chiqqanidan keyin bir kun ichida oʻz nusxalarini oʻchiradi.`,
  notHere:
    "Serverimiz maʼlumotlaringizni oʻchirdi, ammo bu brauzer oʻz nusxasini oʻchira olmadi. Uni “Cookie fayllari” sahifasida oʻchiring.",
  cookies: "“Cookie fayllari” sahifasi",
  contact: "Bizga yozish",
  trips: "Safarlarim",
  invalidEmail: "Manzil notoʻgʻri yozilgan",
};

const FAILURE_REASONS: Partial<Record<string, string>> = {
  unreachable: "Siz oflaynsiz yoki serverimiz javob bermayapti",
  login_page: "Bu tarmoqqa avval kirish kerak",
  rate_limited: "Bir vaqtda juda koʻp soʻrov yuborildi",
};

export const dataFailureReason = (reason: string): string => FAILURE_REASONS[reason] ?? "Xato yuz berdi";

const listed = (references: readonly string[]): string => (references.length > 0 ? ` (${references.join(", ")})` : "");

const BLOCKS: Partial<Record<string, (references: readonly string[]) => string>> = {
  trip_ahead: (list) =>
    `Oldinda safaringiz bor${listed(list)}, uning uchun ismingiz va telefoningiz kerak. Uni “Safarlarim” boʻlimida bekor qiling yoki safar tugagach qayta urinib koʻring.`,
  refund_open: (list) =>
    `Sizga qaytariladigan pul${listed(list)} hali yuborilmagan, buning uchun ismingiz kerak. Pul kelgach qayta urinib koʻring.`,
  payment_open: (list) => `Toʻlovingiz${listed(list)} hali yakunlanmagan. Bir soatdan keyin qayta urinib koʻring.`,
  works_here: () => "Bu manzil shu kompaniyaning administratori yoki gidiga tegishli. Uni oʻchirishni bizdan soʻrang.",
};

export const eraseBlockText = ({ code, references }: EraseBlock): string =>
  BLOCKS[code]?.(references) ?? "Hozir maʼlumotlaringizni oʻchirib boʻlmaydi. Bizga yozing.";
