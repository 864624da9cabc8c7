import { type Backend, type Check, whyUnreachable } from "./shop.ts";

export async function examine<Place extends Backend>(place: Place, checks: readonly Check<Place>[]): Promise<number> {
  let complaints = 0;
  for (const { what, mend, look, isAdvice } of checks) {
    const wrong = await look(place).catch(whyUnreachable);
    const verdict = isAdvice ? "advice" : "WRONG ";
    console.log(wrong === undefined ? `well   ${what}.` : `${verdict} ${what}: ${wrong}.\n       ${mend}`);
    if (wrong !== undefined && !isAdvice) complaints += 1;
  }
  return complaints;
}
