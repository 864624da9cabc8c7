import type { Plugin } from "vite";

const SENTENCES = /\/src\/languages\/en\/(?!write|language)[^?]*\.ts$/;
const PSEUDO = "/src/languages/pseudo.ts";

export const isPseudoBuild = (): boolean => process.env["PSEUDO"] === "1";

export const isPseudoFile = (id: string): boolean => id.endsWith(PSEUDO);

/** `PSEUDO=1` builds English so that a page shows which text is not a sentence of a language folder. */
export function pseudoLanguage(): Plugin {
  let root = "";
  return {
    name: "journey:pseudo-language",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      if (!isPseudoBuild() || !SENTENCES.test(id)) return null;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      return [
        `import { pseudoWords } from ${JSON.stringify(root + PSEUDO)};`,
        code.replaceAll(/^export (?=(?:const|function) )/gm, ""),
        ...names.map((name) => `const ${name}InPseudo = pseudoWords(${name});`),
        `export { ${names.map((name) => `${name}InPseudo as ${name}`).join(", ")} };`,
      ].join("\n");
    },
  };
}
