import type { Plugin, Rolldown } from "vite";

/** Screens of the desk: people work there with a signal, so their code is left to the network. */
const DESK = /\/src\/features\/admin\//;

/** Every file a visitor can come to need, found by following the imports from the entry around the desk. */
function visitorFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk" || DESK.test(chunk.facadeModuleId ?? "")) return;
    found.add(name);
    const { importedCss, importedAssets } = chunk.viteMetadata ?? {};
    for (const file of [...(importedCss ?? []), ...(importedAssets ?? [])]) found.add(file);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === "chunk" && output.isEntry) visit(output.fileName);
    // Named by the sheets, not by any chunk.
    if (output.fileName.endsWith(".woff2")) found.add(output.fileName);
  }
  return found;
}

type Entry = { url: string; revision: string | null; size: number };

/** Tells the service worker's list of files which of the build's chunks belong to it. */
export function precachedFiles() {
  let wanted = new Set<string>();
  const plugin: Plugin = {
    name: "journey:precached-files",
    apply: "build",
    generateBundle(_options, bundle) {
      wanted = visitorFiles(bundle);
    },
  };
  const keep = (entries: Entry[]) => ({
    manifest: entries.filter(({ url }) => !url.startsWith("assets/") || wanted.has(url)),
    warnings: [],
  });
  return { plugin, keep };
}
