import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../local/settings.ts";

export type Variable = {
  name: string;
  /** The heading it stands under, up to the colon. */
  section: string;
  /** Without '#' before it: nothing is deployed until it is set. */
  needed: boolean;
};

/** .env.example is the only list of variables; what deploying needs is read from it. */
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
