import { DATA_FAILURES, ERASE_BLOCKS, ERASE_BLOCKS_OF, OWN_DATA } from "#texts/auth.ts";
import type { EraseBlock } from "../domain/access/held-data.ts";
import { textOfCode } from "../domain/problem.ts";

export const erasedText = (bookings: number): string =>
  bookings === 0 ? OWN_DATA.erasedAll : OWN_DATA.erasedNames({ bookings });

export const dataFailureReason = (reason: string): string => textOfCode(DATA_FAILURES, reason) ?? DATA_FAILURES.other;

export function eraseBlockText({ code, references }: EraseBlock): string {
  const listed = references.length > 0 ? textOfCode(ERASE_BLOCKS_OF, code) : undefined;
  return listed?.({ references: references.join(", ") }) ?? textOfCode(ERASE_BLOCKS, code) ?? ERASE_BLOCKS.other;
}
