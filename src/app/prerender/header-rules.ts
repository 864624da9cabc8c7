export interface HeaderRule {
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** `_headers` read: a path, and below it, indented, what its answers carry. */
export function headerRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split("\n")) {
    const said = line.trim();
    if (said === "" || said.startsWith("#")) continue;
    if (said === line) {
      rules.push({ path: said, headers: [] });
      continue;
    }
    const colon = said.indexOf(":");
    rules.at(-1)?.headers.push([said.slice(0, colon).trim(), said.slice(colon + 1).trim()]);
  }
  return rules;
}
