import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

const lines = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

export function changedFiles(since?: string): string[] {
  const ofNow = () => [
    ...lines("diff", "--name-only", since ?? "HEAD"),
    ...lines("ls-files", "--others", "--exclude-standard"),
  ];
  const now = ofNow();
  const files = now.length > 0 || since ? now : lines("diff", "--name-only", "HEAD~1");
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}
