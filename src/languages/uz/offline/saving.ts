import { sizeOf } from "../../../domain/saved/size.ts";
import { count, decimal } from "../write.ts";

export const SAVE_PROBLEMS: typeof import("../../en/offline/saving.ts").SAVE_PROBLEMS = {
  unreachable: "Aloqa uzildi. Yuklab olingani saqlandi; qolgani aloqa paydo boʻlgach yuklanadi.",
  refused:
    "Brauzeringiz maʼlumot saqlashga yoʻl qoʻymayapti, shuning uchun hech narsani oflayn saqlab boʻlmaydi. Maxfiy rejimdan chiqing yoki shu saytga maʼlumot saqlashga ruxsat bering.",
  full: "Qurilmada joy qolmagan. Yuklab olingani saqlandi. Saqlanganlardan birini oʻchiring yoki joy boʻshating, keyin saqlashni tugating.",
  not_pictures:
    "Ayrim suratlarni yuklab boʻlmadi: bu tarmoqqa avval kirish kerak yoki fayl endi yoʻq boʻlishi mumkin. Qolgani saqlandi; boshqa tarmoqda qayta urinib koʻring.",
  metered:
    "Wi-Fi uzildi, siz esa faqat Wi-Fi orqali yuklashni tanlagansiz. Yuklab olingani saqlandi; qolgani avtomatik yuklanadi.",
  stopped: "Toʻxtatildi. Yuklab olingani saqlandi.",
  unverified: "Saqlanganlarning bir qismi qurilma xotirasidan oʻqilmayapti. Tuzatish uchun saqlashni tugating.",
  not_updated: "Siz oflaynsiz, shuning uchun oʻzgarishlarni tekshira olmaymiz. Nusxangiz avvalgidek qoldi.",
  gone: "Bu endi taklif qilinmaydi, shuning uchun saqlaydigan narsa yoʻq.",
};

export const SAVED_BUT_CLOSED: typeof import("../../en/offline/saving.ts").SAVED_BUT_CLOSED = {
  coming: "Saqlandi. Ilovaning oʻzi hali yuklanmoqda: yuklab boʻlingach, bu oflayn ochiladi.",
  never: "Saqlandi, ammo bu brauzer ilovani oflayn ocha olmaydi.",
};

export const SAVE_ACTIONS: typeof import("../../en/offline/saving.ts").SAVE_ACTIONS = {
  save: "Saqlash",
  notNow: "Hozir emas",
  stop: "Toʻxtatish",
  stopSaving: "Saqlashni toʻxtatish",
  finish: "Saqlashni tugatish",
  update: "Yangilash",
  remove: "Oʻchirish",
  close: "Yopish",
};

export const SAVE_STATE: typeof import("../../en/offline/saving.ts").SAVE_STATE = {
  saving: (done, total) => `${total} tadan ${done} tasi saqlanmoqda…`,
  progress: "Hozircha saqlangani",
  ready: "Oflayn tayyor",
  saved: "Saqlandi",
  checking: "Nima saqlangani tekshirilmoqda…",
  partly: (done, total) => `${total} ta suratdan ${done} tasi shu qurilmada. `,
  textIncomplete: "Toʻliq emas: matn shu qurilmada toʻliq saqlanmagan",
  picturesIncomplete: (done, total) => `Toʻliq emas: ${total} ta suratdan ${done} tasi shu qurilmada`,
};

export const SAVED_COPY: typeof import("../../en/offline/saving.ts").SAVED_COPY = {
  text: "Butun matn",
  textSaved: (age) => `Butun matn. Saqlangan vaqti: ${age}.`,
  pictures: (pictures, size) => `Butun matn va ${count(pictures, "ta surat")}, ${size}`,
  picturesSaved: (pictures, size, age) =>
    `Butun matn va ${count(pictures, "ta surat")}, ${size}. Saqlangan vaqti: ${age}.`,
};

export const SAVE_DIALOG: typeof import("../../en/offline/saving.ts").SAVE_DIALOG = {
  measuring: "Yuklab olish hajmi aniqlanmoqda…",
  withPictures: (pages, pictures, size) =>
    `${count(pages, "ta sahifa")} matni va ${count(pictures, "ta surat")}: ${size}.`,
  textOnly: (pages) => `${count(pages, "ta sahifa")} matni; barcha suratlar shu yerda bor.`,
  already: (pictures) => ` Yana ${count(pictures, "ta surat")} shu yerda bor.`,
  free: (size) => `Qurilmangizda ilova uchun ${size} boʻsh joy bor.`,
  mobileData: "Siz mobil internetdasiz yoki telefoningiz trafikni tejayapti.",
  everythingSaved: "Barcha saqlanganlar",
};

export const REMOVE_SAVED: typeof import("../../en/offline/saving.ts").REMOVE_SAVED = {
  title: "Shu qurilmadan oʻchirilsinmi?",
  keep: "Qoldirish",
  one: (title) =>
    `“${title}” sahifasining saqlangan matni va suratlari shu qurilmadan oʻchiriladi. Bronlaringiz qoladi; aloqa bor paytda istalgan vaqtda qayta saqlashingiz mumkin.`,
  many: (pages) =>
    `${count(pages, "ta sahifaning")} saqlangan matni va suratlari shu qurilmadan oʻchiriladi. Bronlaringiz qoladi; aloqa bor paytda istalgan vaqtda qayta saqlashingiz mumkin.`,
};

type Sizes = typeof import("../../en/offline/saving.ts");

export const sizeText: Sizes["sizeText"] = (bytes) => {
  const { amount, unit } = sizeOf(bytes);
  return `${decimal(amount)} ${unit}`;
};

export const sizeBeforeText: Sizes["sizeBeforeText"] = ({ bytes, unknown }) => {
  if (unknown === 0) return sizeText(bytes);
  const pictures = `hajmi nomaʼlum ${count(unknown, "ta surat")}`;
  return bytes === 0 ? pictures : `kamida ${sizeText(bytes)} va ${pictures}`;
};
