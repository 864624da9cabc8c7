import type { Handed } from "../../../domain/guide/pocket.ts";
import { money } from "../../../domain/words.ts";
import { CASH } from "../messages.ts";

/** What was handed over, as the traveler counted it. */
export const handedWords = ({
  currency,
  charged_minor,
  amount_cents,
}: Pick<Handed, "currency" | "charged_minor" | "amount_cents">) =>
  currency === "UZS" && charged_minor !== null
    ? `${CASH.som(charged_minor / 100)} (${money(amount_cents)})`
    : money(amount_cents);
