type UsedSelectors = {
  names: ReadonlySet<string>;
};

export function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>(["html", "body", "root", "host"]);
  for (const [, classes = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of classes.split(/\s+/)) names.add(`.${name}`);
  }
  for (const [, element = ""] of html.matchAll(/<([a-z][a-z0-9-]*)/g)) names.add(element);
  return names;
}

function* rulesOf(css: string): Generator<{ prelude: string; body: string | null }> {
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    const end = css.indexOf(";", at);
    if (end !== -1 && (open === -1 || end < open)) {
      yield { prelude: css.slice(at, end).trim(), body: null };
      at = end + 1;
      continue;
    }
    if (open === -1) return;
    const closeIndex = closingBrace(css, open);
    yield { prelude: css.slice(at, open).trim(), body: css.slice(open + 1, closeIndex) };
    at = closeIndex + 1;
  }
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  let quote = "";
  for (let at = open; at < css.length; at += 1) {
    const letter = css.charAt(at);
    if (quote !== "") {
      if (letter === "\\") at += 1;
      else if (letter === quote) quote = "";
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === "{") depth += 1;
    else if (letter === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error("A style sheet ends inside a rule");
}

const GROUPS = /^@(media|supports|layer|container|scope)\b/;

/** The arguments of :not() and :is() may contain commas. */
function plainSelectors(prelude: string): string[] {
  return prelude
    .replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "")
    .replace(/\[[^\]]*\]/g, "")
    .split(",");
}

function selectorIsUsed(selector: string, { names }: UsedSelectors): boolean {
  const classes = selector.match(/\.[\w-]+/g) ?? [];
  if (!classes.every((name) => names.has(name))) return false;
  const elements = selector.replace(/::?[\w-]+(\([^)]*\))?/g, " ").match(/(?<![\w.#-])[a-z][a-z0-9-]*/gi) ?? [];
  return elements.every((name) => names.has(name.toLowerCase()));
}

function pruneCss(css: string, usedSelectors: UsedSelectors): string {
  let keptCss = "";
  for (const { prelude, body } of rulesOf(css)) {
    if (body === null) {
      if (prelude !== "") keptCss += `${prelude};`;
    } else if (GROUPS.test(prelude)) {
      const innerCss = pruneCss(body, usedSelectors);
      if (innerCss !== "") keptCss += `${prelude}{${innerCss}}`;
    } else if (
      prelude.startsWith("@") ||
      plainSelectors(prelude).some((selector) => selectorIsUsed(selector, usedSelectors))
    ) {
      keptCss += `${prelude}{${body}}`;
    }
  }
  return keptCss;
}

const variablesIn = (text: string) => new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name));

function dropUnusedVariables(css: string, html: string): string {
  const usedInHtml = variablesIn(html);
  let previousCss = "";
  let remainingCss = css;
  while (remainingCss !== previousCss) {
    previousCss = remainingCss;
    const usedVariables = new Set([...usedInHtml, ...variablesIn(previousCss)]);
    remainingCss = previousCss.replace(
      /(?<=[{;])\s*(--mantine-[\w-]+)\s*:[^;{}]*(;|(?=\}))/g,
      (declaration, name: string) => (usedVariables.has(name) ? declaration : ""),
    );
  }
  return remainingCss.replace(/(?<![^{};])[^{};]+\{\}/g, "");
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

export function criticalCss(sheets: readonly string[], html: string): string {
  const usedSelectors = { names: namesIn(html) };
  return dropUnusedVariables(sheets.map((sheet) => pruneCss(withoutComments(sheet), usedSelectors)).join(""), html);
}
