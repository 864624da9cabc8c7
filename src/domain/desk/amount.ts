/** Dollars as typed at the desk ('120', '120.5', '1,120.50', '$5'), in cents; null for what is no amount. */
export const centsOf = (typed: string): number | null => {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(",", "");
  const found = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
};
