import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { projectFolder } from "../local/settings.ts";
import { migrationFiles, readReleases, recordRelease, releaseProblems } from "./releases.ts";

let supabase: string;
beforeEach(() => {
  supabase = mkdtempSync(join(tmpdir(), "journey-releases-"));
  cpSync(join(projectFolder, "supabase/migrations"), join(supabase, "migrations"), { recursive: true });
  writeFileSync(join(supabase, "releases.json"), "{}");
});
afterEach(() => rmSync(supabase, { recursive: true }));
const migration = (name: string) => join(supabase, "migrations", name);

it("finds nothing wrong in this project's own releases", () => {
  expect(releaseProblems(join(projectFolder, "supabase"))).toEqual([]);
});

it("accepts a migration that is added after a release", () => {
  recordRelease(supabase, "0.9.0");
  writeFileSync(migration("20991231000000_later.sql"), "select 1;");
  expect(releaseProblems(supabase)).toEqual([]);
  recordRelease(supabase, "0.9.1");
  expect(Object.keys(readReleases(supabase)["0.9.1"] ?? {})).toHaveLength(migrationFiles(supabase).length);
});

it("refuses a released migration that was changed, removed or preceded by a new one", () => {
  recordRelease(supabase, "0.9.0");
  const [first = "", second = "", third = ""] = migrationFiles(supabase);
  appendFileSync(migration(first), "\n-- one word more");
  rmSync(migration(second));
  writeFileSync(migration(`${third.slice(0, 13)}9_between.sql`), "select 1;");
  expect(releaseProblems(supabase)).toEqual([
    `${first} was changed after version 0.9.0. Undo that, and add a migration that makes the change.`,
    `${second} of version 0.9.0 is missing.`,
    expect.stringContaining("_between.sql is new but comes before"),
  ]);
  expect(() => recordRelease(supabase, "0.9.1")).toThrow("was changed after version 0.9.0");
});

it("releases a version only once", () => {
  recordRelease(supabase, "0.9.0");
  expect(() => recordRelease(supabase, "0.9.0")).toThrow("released before");
});
