import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../local/settings.ts";

export type Variable = {
  name: string;
  section: string;
  needed: boolean;
};

export function variables(): Variable[] {
  let section = "";
  const found: Variable[] = [];
  for (const line of readFileSync(join(projectFolder, ".env.example"), "utf8").split("\n")) {
    section = /^## ([^:]+)/.exec(line)?.[1] ?? section;
    const [, commented, name] = /^(# )?([A-Z][A-Z0-9_]+)=/.exec(line) ?? [];
    if (name !== undefined) found.push({ name, section, needed: commented === undefined });
  }
  return found;
}
