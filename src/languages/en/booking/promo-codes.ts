import type { QuotedCode } from "../../../domain/pricing/code-schema.ts";
import type { CodeRefusal } from "../../../domain/pricing/discount.ts";
import { money } from "../write.ts";

export const codeText = ({ code, percent, amount_cents }: QuotedCode): string =>
  `${code}: ${percent === undefined ? money(amount_cents ?? 0) : `${percent}%`} off`;

export const CODE_REFUSAL_TEXTS: Record<CodeRefusal, string> = {
  code_unknown: "We don't recognize this code",
  code_over: "This code is no longer valid, or not valid yet",
  code_elsewhere: "This code is for other trips",
  code_used_up: "This code is used up",
  code_unusable: "This code cannot be used for this booking; each traveler can use it once",
};
