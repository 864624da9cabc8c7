/** An amount as people write it: a dollar sign, thousands grouped, decimals or not. */
const AMOUNT = /^\$?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d{0,2})?$/;

/**
 * What is looked for in payment id, external id, e-mail and amount ('1234.50'): `$1,234.50` means that amount.
 * Nothing typed looks for nothing.
 */
export const searchTerm = (typed: string): string | null => {
  const term = typed.trim();
  if (term === "") return null;
  return AMOUNT.test(term) ? term.replace(/[$,\s]/g, "") : term;
};
