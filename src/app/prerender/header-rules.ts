export type HeaderRule = {
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
};

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

/** Netlify applies a folder's headers to its 404s, so each asset is named. */
export const namingAssets = (text: string, assets: readonly string[]): string =>
  text.replace(/^\/assets\/\*\n((?: .*\n)+)/m, (_rule, headers: string) =>
    assets.map((name) => `/assets/${name}\n${headers}`).join(""),
  );
