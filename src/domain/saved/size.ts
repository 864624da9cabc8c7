const KB = 1024;
const MB = KB * KB;
const GB = MB * KB;

export type Size = { amount: string; unit: "B" | "KB" | "MB" | "GB" };

export function sizeOf(bytes: number): Size {
  if (bytes < KB) return { amount: String(bytes), unit: "B" };
  if (bytes < MB) return { amount: String(Math.round(bytes / KB)), unit: "KB" };
  const [size, unit] = bytes < GB ? ([MB, "MB"] as const) : ([GB, "GB"] as const);
  const amount = bytes / size;
  return { amount: amount < 10 ? amount.toFixed(1) : String(Math.round(amount)), unit };
}
