import { trustedNow } from "../../data/net/clock.ts";
import type { SavedCheck, SavedItem } from "../../domain/saved/saved-item.ts";
import { sizeText } from "../../domain/saved/size-text.ts";
import { ageText } from "../../shared/age-text.ts";
import { pictures } from "./messages.ts";

/** Size and age of what was read back. */
export const savedWords = ({ saved_at }: SavedItem, { total, bytes }: SavedCheck): string => {
  const what = total === 0 ? "All text" : `All text and ${pictures(total)}, ${sizeText(bytes)}`;
  return saved_at === null ? what : `${what}. Saved ${ageText(saved_at, trustedNow())}.`;
};
