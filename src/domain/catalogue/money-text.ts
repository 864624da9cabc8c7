/** Whole dollars stand without cents ($700), others with both ($700.50); thousands are grouped. */
export function dollars(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const absolute = Math.abs(cents);
  const whole = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  const rest = absolute % 100;
  return rest === 0 ? `${sign}$${whole}` : `${sign}$${whole}.${String(rest).padStart(2, "0")}`;
}

/** A destination without tours has no price to start from. */
export function fromPriceText(minPriceCents: number | null | undefined): string {
  return minPriceCents === null || minPriceCents === undefined ? "Contact for price" : `From ${dollars(minPriceCents)}`;
}
