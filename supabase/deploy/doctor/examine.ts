import { type Backend, type Check, whyUnreachable } from "./shop.ts";

/**
 * Says how each thing is, and answers how many are wrong. One after the other: a shop that is unwell is not helped by
 * forty questions at once.
 */
export async function examine<Place extends Backend>(place: Place, checks: readonly Check<Place>[]): Promise<number> {
  let complaints = 0;
  for (const { what, mend, look, isAdvice } of checks) {
    // A host that breaks off is a finding like any other.
    const wrong = await look(place).catch(whyUnreachable);
    const verdict = isAdvice ? "advice" : "WRONG ";
    console.log(wrong === undefined ? `well   ${what}.` : `${verdict} ${what}: ${wrong}.\n       ${mend}`);
    if (wrong !== undefined && !isAdvice) complaints += 1;
  }
  return complaints;
}
