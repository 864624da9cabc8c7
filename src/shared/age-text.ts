import { ago, momentHere } from "../domain/words.ts";

export function ageText(instant: string, nowMs: number): string {
  const age = nowMs - Date.parse(instant);
  const date = momentHere(instant);
  return age < 0 ? date : `${date} (${ago(age)})`;
}
