type PackagePriceParts = {
  price_cents: number;
  original_price_cents: number | null;
};

export function savingsPercent({ price_cents, original_price_cents }: PackagePriceParts): number | null {
  if (original_price_cents === null || original_price_cents <= price_cents) return null;
  return Math.round(((original_price_cents - price_cents) / original_price_cents) * 100);
}

export function savingsCents({ price_cents, original_price_cents }: PackagePriceParts): number {
  return Math.max(0, (original_price_cents ?? price_cents) - price_cents);
}

const HOME_FALLBACK_FACTOR = 1.3;

/** The specification gives home and the packages page different fallbacks. */
export function packageCardPrices(item: PackagePriceParts, place: "home" | "packages") {
  const percent = savingsPercent(item);
  const fallbackCents = place === "home" ? Math.round(item.price_cents * HOME_FALLBACK_FACTOR) : item.price_cents;
  return {
    price_cents: item.price_cents,
    original_cents: item.original_price_cents ?? fallbackCents,
    savings: percent === null ? (place === "home" ? "20%" : "0%") : `${percent}%`,
  };
}
