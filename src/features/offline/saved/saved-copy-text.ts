import { SAVED_COPY } from "#texts/offline.ts";
import { ageText } from "#texts/write.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { SavedCheck, SavedItem } from "../../../domain/saved/saved-item.ts";
import { sizeText } from "../../../text/offline.ts";

export function savedCopyText({ saved_at }: SavedItem, { total, bytes }: SavedCheck): string {
  const { text, textSaved, pictures, picturesSaved } = SAVED_COPY;
  const age = saved_at === null ? null : ageText(saved_at, trustedNow());
  if (total === 0) return age === null ? text : textSaved({ age });
  const size = sizeText(bytes);
  return age === null ? pictures({ pictures: total, size }) : picturesSaved({ pictures: total, size, age });
}
