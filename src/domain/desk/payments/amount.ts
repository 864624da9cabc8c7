import { hundredths } from "../../payment/money-form.ts";

const MOST_CENTS = 999_999_999;

export function centsOf(typed: string): number | null {
  const cents = hundredths(typed);
  return cents !== null && cents <= MOST_CENTS ? cents : null;
}

const AMOUNT = /^\$?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d{0,2})?$/;

export function searchTerm(typed: string): string | null {
  const term = typed.trim();
  if (term === "") return null;
  return AMOUNT.test(term) ? term.replace(/[$,\s]/g, "") : term;
}
