/** As the first statement of the first migration has it, and docs/hosts.md says it. */
const LEAST_MAJOR = 16;

/** Why this PostgreSQL cannot hold the shop, or nothing; `number` is its `server_version_num`. */
export function versionProblem(number: number): string | undefined {
  const major = Math.floor(number / 10_000);
  if (major >= LEAST_MAJOR) return undefined;
  return `DATABASE_URL leads to PostgreSQL ${major}, and this needs ${LEAST_MAJOR} or newer. Nothing was changed there.`;
}
