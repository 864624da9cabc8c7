import { sizeOf } from "../../../domain/saved/size.ts";
import { count } from "../write.ts";

export function sizeText(bytes: number): string {
  const { amount, unit } = sizeOf(bytes);
  return `${amount} ${unit}`;
}

export function sizeBeforeText({ bytes, unknown }: { bytes: number; unknown: number }): string {
  if (unknown === 0) return sizeText(bytes);
  const pictures = `${count(unknown, "picture")} of unknown size`;
  return bytes === 0 ? pictures : `at least ${sizeText(bytes)}, and ${pictures}`;
}
