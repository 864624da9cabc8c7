import { attentionParts } from "../../../domain/desk/bookings/attention.ts";

export const ATTENTION: typeof import("../../en/desk/attention.ts").ATTENTION = {
  paid_after_hold: {
    text: "Oʻrin saqlash muddati tugagandan keyin toʻlangan, oʻrinlar esa band",
    remedy: "Oʻrin yana boʻshasa, bronni tasdiqlang; boʻlmasa, pulni qaytaring yoki boshqa kun taklif qiling.",
  },
  paid_after_cancellation: {
    text: "Bron bekor qilingandan keyin toʻlangan",
    remedy: "Pulni qaytaring yoki shunday rejalashtirilgan boʻlsa, bronni qayta tasdiqlang.",
  },
  paid_after_erasure: {
    text: "Shaxsiy maʼlumotlari oʻchirilgan sayohatchidan pul keldi",
    remedy: "Pulni qaytaring. Bronni tasdiqlab boʻlmaydi: sayohatchining ismi va manzili endi yoʻq.",
  },
  paid_too_much: { text: "Toʻlanishi kerak boʻlganidan koʻp toʻlangan", remedy: "Ortiqchasini qaytaring." },
  paid_twice: { text: "Ikkinchi marta toʻlangan", remedy: "Ikkinchi toʻlovni qaytaring." },
  amount_differs: {
    text: "Toʻlov tizimi boshqa summani xabar qilmoqda",
    remedy: "“Toʻlovlar” boʻlimida solishtiring, keyin bronni tasdiqlang yoki pulni qaytaring.",
  },
  partly_refunded: {
    text: "Toʻlov tizimi toʻlangan pulning bir qismini qaytargan",
    remedy: "Toʻlov tizimi maʼlumotlari bilan solishtiring, keyin “Hal boʻldi”ni bosing.",
  },
  refund_failed: {
    text: "Toʻlov tizimida pul qaytarish amalga oshmadi",
    remedy: "Yana qaytarib koʻring yoki qoʻlda qaytarib, buni yozib qoʻying.",
  },
  refunded_twice: {
    text: "Naqd qaytarilgan pulni toʻlov tizimi ham yuborgan",
    remedy: "Sayohatchidan ikkinchi summani soʻrang, keyin “Pul” boʻlimida hal qiling.",
  },
  refund_waits: {
    text: "Pul hali qaytarilmadi: toʻlov tizimi kompaniyamiz raqamini yoki maxfiy kalitini qabul qilmayapti",
    remedy: "Toʻlov tizimiga ulanishni tuzating; shundan keyin pul oʻzi qaytariladi.",
  },
  refund_by_hand: {
    text: "Pulni qoʻlda qaytarish kerak",
    remedy: "Qaytaring, keyin “Pul” boʻlimida qaytarildi deb belgilang.",
  },
  card_voided: {
    text: "Pul endi ishlatib boʻlmaydigan sovgʻa kartasiga qaytgan",
    remedy:
      "“Sovgʻa kartalari” boʻlimida kartani bekor qilib, qoldigʻini qaytaring yoki sayohatchiga kartaning muddati tugaganini ayting.",
  },
  balance_missed: {
    text: "Qoldiq oʻz vaqtida toʻlanmagan",
    remedy: "Mehmonga yozing, toʻlovni yozing yoki bronni bekor qiling.",
  },
  departure_cancelled: {
    text: "Joʻnash bekor qilingan",
    remedy: "Bronni boshqa kunga koʻchiring yoki pulni toʻliq qaytarib, bekor qiling.",
  },
};

export const attentionText = (reason: string): string =>
  attentionParts(reason)
    .map((part) => {
      if ("written" in part) return part.written;
      const { text } = ATTENTION[part.code];
      return part.amount ? `${text}: ${part.amount}\u00a0$ ortiqcha` : text;
    })
    .join(". ");

export const attentionRemedies = (reason: string): string[] =>
  attentionParts(reason).flatMap((part) => ("code" in part ? ATTENTION[part.code].remedy : []));
