const BLANKS = /\s/g;
const DOLLAR_SIGN = /^\$|\$$/;
/** A comma before three digits groups them in every language. */
const POINT_DECIMALS = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
const COMMA_DECIMALS = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;

const MOST_DIGITS = 11;

export function hundredths(typed: string): number | null {
  const text = typed.replaceAll(BLANKS, "").replace(DOLLAR_SIGN, "");
  const [, whole, decimals = ""] = POINT_DECIMALS.exec(text) ?? COMMA_DECIMALS.exec(text) ?? [];
  const digits = whole?.replaceAll(/[.,]/g, "");
  if (digits === undefined || digits.length > MOST_DIGITS) return null;
  return Number(digits) * 100 + Number(decimals.padEnd(2, "0"));
}
