import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../local/settings.ts";
import { recordRelease } from "./releases.ts";

const { version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));

try {
  recordRelease(join(projectFolder, "supabase"), version);
  console.log(
    `The migrations of ${version} are frozen in supabase/releases.json. Now: git commit -am "Release ${version}" && git tag v${version}`,
  );
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`Nothing was released. ${error.message}`);
  process.exitCode = 1;
}
