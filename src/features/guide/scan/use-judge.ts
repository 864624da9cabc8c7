import { useState } from "react";
import { BUZZ, verdictWords } from "../verdict-words.ts";
import { judgeVoucher, type JudgedVoucher } from "./judge.ts";

export function useJudge(user: string, departureId: string) {
  const [judged, setJudged] = useState<JudgedVoucher | null>(null);
  const onText = async (text: string) => {
    const found = await judgeVoucher(text, user, departureId);
    if (!found) return;
    const { tone } = verdictWords(found.verdict);
    // Chromium logs an error if the traveler never tapped the page.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ[found.problem ? "red" : tone]);
    setJudged(found);
  };
  return { judged, onText: (text: string) => void onText(text), next: () => setJudged(null) };
}
