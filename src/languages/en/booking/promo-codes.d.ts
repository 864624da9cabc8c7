import type { QuotedCode } from "../../../domain/pricing/code-schema.ts";
import type { CodeRefusal } from "../../../domain/pricing/discount.ts";
export declare const codeText: ({ code, percent, amount_cents }: QuotedCode) => string;
export declare const CODE_REFUSAL_TEXTS: Record<CodeRefusal, string>;
