/** `$1,234.50`: whole dollars grouped, cents always both. What is paid, owed or given back is written like this. */
export function money(cents: number): string {
  const absolute = Math.abs(cents);
  const whole = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}$${whole}.${String(absolute % 100).padStart(2, "0")}`;
}

/** `$1,234`: prices in lists and on cards, without cents where there are none. */
export const moneyShort = (cents: number): string => money(cents).replace(/\.00$/, "");
