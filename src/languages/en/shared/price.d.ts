import { type QuotedOption } from "../../../domain/pricing/options.ts";
import type { Rate } from "../../../domain/pricing/orientation.ts";
import { type PricedBooking, type PricePart } from "../../../domain/pricing/price-lines.ts";
export type PriceFact = [label: string, value: string];
export declare function labelOfPart(part: PricePart): string;
export declare const priceFacts: (quote: PricedBooking) => PriceFact[];
export declare const optionsOrNone: (options: readonly QuotedOption[] | undefined) => string;
export declare const optionFacts: (options: readonly QuotedOption[] | undefined) => PriceFact[];
export declare const aboutPrice: (cents: number, rate: Rate) => string;
