import { useState } from "react";
import { VIBRATIONS, verdictWords } from "../verdict-words.ts";
import { judgeVoucher, type JudgedVoucher } from "./judge-voucher.ts";

export function useVerdict(user: string, departureId: string) {
  const [judged, setJudged] = useState<JudgedVoucher | null>(null);
  const onText = async (text: string) => {
    const judgedVoucher = await judgeVoucher(text, user, departureId);
    if (!judgedVoucher) return;
    const { tone } = verdictWords(judgedVoucher.verdict);
    // Chromium logs an error if the traveler never tapped the page.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATIONS[judgedVoucher.problem ? "red" : tone]);
    setJudged(judgedVoucher);
  };
  return { judged, onText: (text: string) => void onText(text), next: () => setJudged(null) };
}
