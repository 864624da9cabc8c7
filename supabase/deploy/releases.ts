import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Checksums of each released version's migrations: a migration that a live shop has run must never change. */
export type Releases = Record<string, Record<string, string>>;

const sumOf = (text: string) => createHash("sha256").update(text).digest("hex");

const fileOf = (supabase: string) => join(supabase, "releases.json");

export const readReleases = (supabase: string): Releases => JSON.parse(readFileSync(fileOf(supabase), "utf8"));

export function migrationFiles(supabase: string): string[] {
  const folder = join(supabase, "migrations");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
}

const sumOfMigration = (supabase: string, name: string) =>
  sumOf(readFileSync(join(supabase, "migrations", name), "utf8"));

/** A live shop breaks if a released migration changes or disappears, or if a new one is sorted before it. */
export function releaseProblems(supabase: string, releases: Releases = readReleases(supabase)): string[] {
  const released = new Map(
    Object.entries(releases).flatMap(([version, files]) =>
      Object.entries(files).map(([name, sum]) => [name, { version, sum }] as const),
    ),
  );
  const here = migrationFiles(supabase);
  const problems: string[] = [];
  for (const [name, { version, sum }] of released) {
    if (!existsSync(join(supabase, "migrations", name))) problems.push(`${name} of version ${version} is missing.`);
    else if (sumOfMigration(supabase, name) !== sum)
      problems.push(
        `${name} was changed after version ${version}. Undo that, and add a migration that makes the change.`,
      );
  }
  const last = [...released.keys()].toSorted().at(-1) ?? "";
  for (const name of here) {
    if (!released.has(name) && name < last)
      problems.push(`${name} is new but comes before ${last}, which shops have run. Give it a later number.`);
  }
  return problems;
}

export function recordRelease(supabase: string, version: string): void {
  const releases = readReleases(supabase);
  if (releases[version]) throw new Error(`Version ${version} was released before.`);
  const problems = releaseProblems(supabase, releases);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const sums = Object.fromEntries(migrationFiles(supabase).map((name) => [name, sumOfMigration(supabase, name)]));
  writeFileSync(fileOf(supabase), `${JSON.stringify({ ...releases, [version]: sums }, null, 2)}\n`);
}
