import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../support/run.ts";

/** A copy without state: the CLI stores its linked project there, and a test must not change that. */
export function projectCopy(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const part of ["supabase", "src", "package.json", ".env.example"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !path.endsWith(".temp") });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}
