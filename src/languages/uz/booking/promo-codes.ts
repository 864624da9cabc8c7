import { money } from "../write.ts";

export const codeText: typeof import("../../en/booking/promo-codes.ts").codeText = ({ code, percent, amount_cents }) =>
  `${code}: ${percent === undefined ? money(amount_cents ?? 0) : `${percent}%`} chegirma`;

export const CODE_REFUSAL_TEXTS: typeof import("../../en/booking/promo-codes.ts").CODE_REFUSAL_TEXTS = {
  code_unknown: "Bizda bunday kod yoʻq",
  code_over: "Bu kodning muddati tugagan yoki hali boshlanmagan",
  code_elsewhere: "Bu kod boshqa safarlar uchun",
  code_used_up: "Bu kod toʻliq ishlatilgan",
  code_unusable: "Bu kodni bu bron uchun ishlatib boʻlmaydi: har bir sayohatchi undan faqat bir marta foydalana oladi",
};
