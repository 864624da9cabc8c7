import { type Backend, type Check, whyUnreachable } from "./shop.ts";

export type Finding = { what: string; wrong?: string; mend: string };

function print({ what, wrong, mend }: Finding): void {
  if (wrong === undefined) console.log(`well   ${what}.`);
  else console.log(`WRONG  ${what}: ${wrong}.\n       ${mend}`);
}

/** One after the other: a shop that is unwell is not helped by forty questions at once. */
export async function examine<Place extends Backend>(
  place: Place,
  checks: readonly Check<Place>[],
): Promise<Finding[]> {
  const complaints: Finding[] = [];
  for (const { what, mend, look } of checks) {
    // A host that breaks off is a finding like any other.
    const wrong = await look(place).catch(whyUnreachable);
    const finding: Finding = wrong === undefined ? { what, mend } : { what, wrong, mend };
    print(finding);
    if (wrong !== undefined) complaints.push(finding);
  }
  return complaints;
}
