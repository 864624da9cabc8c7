import { useState } from "react";
import { BUZZ, verdictWords } from "../verdict-words.ts";
import { judge, type Judged } from "./judge.ts";

export function useJudge(user: string, departureId: string) {
  const [judged, setJudged] = useState<Judged | null>(null);
  const onText = async (text: string) => {
    const found = await judge(text, user, departureId);
    if (!found) return;
    const { tone } = verdictWords(found.verdict);
    // Chromium logs an error if the traveler never tapped the page.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ[found.problem ? "red" : tone]);
    setJudged(found);
  };
  return { judged, onText: (text: string) => void onText(text), next: () => setJudged(null) };
}
