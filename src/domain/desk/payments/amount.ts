export function centsOf(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(",", "");
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

const AMOUNT = /^\$?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d{0,2})?$/;

export function searchTerm(typed: string): string | null {
  const term = typed.trim();
  if (term === "") return null;
  return AMOUNT.test(term) ? term.replace(/[$,\s]/g, "") : term;
}
