import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const emptyBuild = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "journey-build-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Home</title>");
  writeFileSync(join(folder, "shell.html"), "<!doctype html><title>Shell</title>");
  writeFileSync(join(folder, "about.html"), "<!doctype html><title>About</title>");
  writeFileSync(join(folder, "assets/app-1234.js"), "export const app = 1;");
  return folder;
};
