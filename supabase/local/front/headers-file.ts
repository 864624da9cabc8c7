import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Rule = { matches: RegExp; headers: [string, string][] };

const toPattern = (path: string) => new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/** Static hosts read `_headers`; reading the same file here keeps this machine equal to production. */
export const readHeadersFile = (folder: string): ((path: string) => [string, string][]) => {
  const file = join(folder, "_headers");
  const rules: Rule[] = [];
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  for (const line of lines) {
    if (!line.trim() || line.trim().startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ matches: toPattern(line.trim()), headers: [] });
      continue;
    }
    const colon = line.indexOf(":");
    rules.at(-1)?.headers.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return (path) => rules.filter((rule) => rule.matches.test(path)).flatMap((rule) => rule.headers);
};
