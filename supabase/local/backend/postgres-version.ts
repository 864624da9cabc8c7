/** The first migration checks the same; docs/hosts.md names it. */
const LEAST_MAJOR = 16;

export function versionProblem(number: number): string | undefined {
  const major = Math.floor(number / 10_000);
  if (major >= LEAST_MAJOR) return undefined;
  return `DATABASE_URL leads to PostgreSQL ${major}, and this needs ${LEAST_MAJOR} or newer. Nothing was changed there.`;
}
