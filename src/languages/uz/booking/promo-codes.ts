import { money } from "../write.ts";

type Codes = typeof import("../../en/booking/promo-codes.ts");

export const codeText: Codes["codeText"] = ({ code, percent, amount_cents }) =>
  `${code}: ${percent === undefined ? money(amount_cents ?? 0) : `${percent}%`} chegirma`;

export const CODE_REFUSAL_TEXTS: Codes["CODE_REFUSAL_TEXTS"] = {
  code_unknown: "Bunday promokod yoʻq",
  code_over: "Bu promokodning muddati tugagan yoki hali boshlanmagan",
  code_elsewhere: "Bu promokod boshqa safarlar uchun",
  code_used_up: "Bu promokod ishlatib boʻlingan",
  code_unusable: "Bu promokodni shu bron uchun ishlatib boʻlmaydi; har bir sayohatchi undan bir marta foydalana oladi",
};
