type Words = typeof import("../../en/news/panel.ts");

export const NEWS_PANEL: Words["NEWS_PANEL"] = {
  title: "Safar haqida yangiliklar",
  lead: "Uchrashuv joyi oʻzgarsa yoki safar bekor qilinsa, shu qurilmaga xabar keladi, hatto ilova yopiq boʻlsa ham.",
  leadWaiting: "Oʻrin boʻshashi bilan shu qurilmaga xabar keladi, hatto ilova yopiq boʻlsa ham.",
  isOn: "Shu qurilmada yoqilgan. Ilova yopiq boʻlsa ham xabarlar keladi.",
  show: "Qanday ishlashini koʻrish",
  change: "Oʻzgartirish",
  hide: "Yashirish",
  picture: "Xabar shunday koʻrinadi:",
  now: "hozir",
  example: { title: "Yangi uchrashuv joyi", body: (trip) => `${trip}: shimoliy darvoza, 07:15` },
  exampleWaiting: { title: "Oʻrinlar boʻshadi", body: (trip) => `${trip}: boshqalar band qilmasidan bron qiling` },
  kinds: "Nimalar haqida xabar berilsin",
  kind: {
    meeting_changed: "Uchrashuv maʼlumotlari oʻzgarishi",
    departure_cancelled: "Safar bekor qilinishi",
    balance_due: "Qoldiqni toʻlash vaqti yaqinlashishi",
    names_wanted: "Sayohatchilar maʼlumoti yetishmasligi",
    day_before: "Bir kun oldin eslatma",
    payment_settled: "Toʻlov qabul qilinishi",
    waiting_offer: "Siz uchun oʻrin boʻshashi",
  },
  night: "Toshkent vaqti bilan 22:00 dan 07:00 gacha faqat shoshilinch xabarlar keladi.",
  mails: "Shu yangiliklar elektron pochtangizga ham keladi.",
  turnOn: "Yoqish",
  turnOff: "Oʻchirish",
};

export const NEWS_STATES: Words["NEWS_STATES"] = {
  unsupported: "Bu brauzer xabarlarni koʻrsata olmaydi.",
  install_first:
    "iPhone va iPadda avval ilovani oʻrnating. Keyin shu safarni ilovada ochib, yangiliklarni oʻsha yerda yoqing.",
  install: "Ilovani oʻrnatish",
  denied:
    "Brauzeringizda bu sayt xabarlari taqiqlangan. Ularni olish uchun manzil yonidagi belgi orqali sayt sozlamalarini oching, bildirishnomalarga ruxsat bering va shu yerga qayting.",
};

export const NEWS_FAILURES: Words["NEWS_FAILURES"] = {
  unreachable: "Aloqa yoʻq. Aloqa paydo boʻlgach qayta urinib koʻring.",
  no_push_service: "Brauzer hozir xabar qabul qila olmayapti. Keyinroq urinib koʻring.",
  not_found: "Bu safar endi topilmayapti.",
  other: "Boʻlmadi. Qayta urinib koʻring.",
};

export const TELEGRAM: Words["TELEGRAM"] = {
  title: "Telegram",
  lead: "Shu xabarlar botimiz bilan suhbatga ham keladi, Telegramdan foydalanadigan har bir qurilmangizga.",
  connect: "Telegramni ulash",
  another: "Yana bir suhbatni ulash",
  open: "Telegramni ochish",
  next: "Suhbatda “Boshlash” tugmasini bosing va shu yerga qayting. Havola bir marta, bir soat ichida ishlaydi.",
  connected: (since) => `Suhbat ulangan: ${since}.`,
  stop: "Uzish",
  again: "Qayta urinish",
};

export const TELEGRAM_ALONE: Words["TELEGRAM_ALONE"] = {
  lead: "Uchrashuv joyi oʻzgarsa yoki safar bekor qilinsa, Telegramga xabar keladi.",
  leadWaiting: "Oʻrin boʻshashi bilan Telegramga xabar keladi.",
};
