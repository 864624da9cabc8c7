const ENTRY = /^ {2}(\w+): lazyScreen\(\s*async \(\) =>\s*\(await import\("\.\.\/(features\/[^"]+)"\)\)/gm;

/** Which file holds the screen of each route, read out of the one place that says so: `src/app/routes.tsx`. */
export const screenFiles = (routes: string): ReadonlyMap<string, string> =>
  new Map([...routes.matchAll(ENTRY)].map(([, name = "", file = ""]) => [name, file]));
