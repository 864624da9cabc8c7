import type { Check, Shop } from "./shop.ts";

export type Finding = { what: string; wrong?: string; mend: string };

/** One after the other: a shop that is unwell is not helped by forty questions at once. */
export async function examine(
  shop: Shop,
  checks: readonly Check[],
  tell: (finding: Finding) => void,
): Promise<Finding[]> {
  const complaints: Finding[] = [];
  for (const { what, mend, look } of checks) {
    // A host that breaks off is a finding like any other.
    const wrong = await look(shop).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    const finding: Finding = wrong === undefined ? { what, mend } : { what, wrong, mend };
    tell(finding);
    if (wrong !== undefined) complaints.push(finding);
  }
  return complaints;
}
