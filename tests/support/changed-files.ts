import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

const lines = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

/** Uncommitted changes come first; a clean tree means its last commit. */
export const lastBase = (): string => (lines("status", "--porcelain").length > 0 ? "HEAD" : "HEAD~1");

export function changedFiles(since: string): string[] {
  const changed = [...lines("diff", "--name-only", since), ...lines("ls-files", "--others", "--exclude-standard")];
  return [...new Set(changed)].filter((file) => existsSync(join(root, file)));
}
