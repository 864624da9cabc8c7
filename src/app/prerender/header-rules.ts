export type HeaderRule = {
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
};

export function headerRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split("\n")) {
    const trimmedLine = line.trim();
    if (trimmedLine === "" || trimmedLine.startsWith("#")) continue;
    if (trimmedLine === line) {
      rules.push({ path: trimmedLine, headers: [] });
      continue;
    }
    const colon = trimmedLine.indexOf(":");
    rules.at(-1)?.headers.push([trimmedLine.slice(0, colon).trim(), trimmedLine.slice(colon + 1).trim()]);
  }
  return rules;
}

/** Netlify applies a folder's headers to its 404s, so each asset is named. */
export const namingAssets = (text: string, assets: readonly string[]): string =>
  text.replace(/^\/assets\/\*\n((?: .*\n)+)/m, (_rule, headers: string) =>
    assets.map((name) => `/assets/${name}\n${headers}`).join(""),
  );
