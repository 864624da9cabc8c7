import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "../settings.ts";
import { versionProblem } from "./postgres-version.ts";

it.each([90_624, 150_020])("refuses server version %i before anything runs there", (number) => {
  expect(versionProblem(number)).toMatch(/^DATABASE_URL leads to PostgreSQL (9|15), and this needs 16 or newer/);
});

it.each([160_000, 170_011, 180_001])("accepts server version %i", (number) => {
  expect(versionProblem(number)).toBeUndefined();
});

it("is checked by the first statement of the first migration", () => {
  const folder = join(projectFolder, "supabase/migrations");
  const [first = ""] = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  const statements = readFileSync(join(folder, first), "utf8").replaceAll(/^--.*\n/gm, "");
  expect(statements.trimStart()).toMatch(
    /^do \$\$\s+begin\s+if current_setting\('server_version_num'\)::integer < 160000 then\s+raise/,
  );
});
