import { type Toast, toast } from "./toast.ts";

export async function copyText(text: string, words: { copied: Toast; notCopied: Toast }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ ...words.copied, tone: "success" });
  } catch {
    toast({ ...words.notCopied, tone: "error" });
  }
}
