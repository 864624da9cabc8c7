import { ago, momentHere } from "../domain/words.ts";

/** A date always, how long ago when the clock makes sense of it. */
export function ageText(instant: string, nowMs: number): string {
  const age = nowMs - Date.parse(instant);
  const date = momentHere(instant);
  return age < 0 ? date : `${date} (${ago(age)})`;
}
