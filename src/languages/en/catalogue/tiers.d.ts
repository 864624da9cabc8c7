import { type Difficulty, type Tier } from "../../../domain/catalogue/tiers.ts";
export declare const TIER_NAMES: Record<Tier, string>;
export declare const levelOf: ({ price_cents, hotel_class }: {
    price_cents: number;
    hotel_class: string | null;
}) => string;
export declare const DIFFICULTY_LABELS: Record<Difficulty, string>;
