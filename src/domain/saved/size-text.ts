import { count } from "../../languages/en/write.ts";

const KB = 1024;
const MB = KB * KB;
const GB = MB * KB;

export function sizeText(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  if (bytes < MB) return `${Math.round(bytes / KB)} KB`;
  const [unit, name] = bytes < GB ? [MB, "MB"] : [GB, "GB"];
  const amount = bytes / unit;
  return `${amount < 10 ? amount.toFixed(1) : Math.round(amount)} ${name}`;
}

export function sizeBeforeText({ bytes, unknown }: { bytes: number; unknown: number }): string {
  if (unknown === 0) return sizeText(bytes);
  const pictures = `${count(unknown, "picture")} of unknown size`;
  return bytes === 0 ? pictures : `at least ${sizeText(bytes)}, and ${pictures}`;
}
