import type { Page } from "playwright-core";

type Name = string | RegExp;
type Options = Record<string, unknown>;
type Methods = Record<string, (...values: unknown[]) => unknown>;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const accented = (source: string) =>
  source.replaceAll(/[aeiou]/gi, (vowel) => `[${vowel}${`${vowel}\u0301`.normalize("NFC")}]`);
const end = "[ ·]*⟧?$";

/** A pattern for the English name of a control that finds it in the pseudo-language, too. */
export function inPseudo(name: Name, exact = false): RegExp {
  if (typeof name === "string")
    return new RegExp(exact ? `^⟦?${accented(escaped(name))}${end}` : accented(escaped(name)), "i");
  return new RegExp(accented(name.source).replace(/^\^/, "^⟦?").replace(/\$$/, end), name.flags);
}

const translated = (options: Options = {}): Options => {
  const { name, hasText, exact, ...others } = options;
  return {
    ...others,
    ...(name === undefined ? {} : { name: inPseudo(name as Name, exact === true) }),
    ...(hasText === undefined ? {} : { hasText: inPseudo(hasText as Name) }),
  };
};

let finds = false;

/** Scenes name controls in English, so the browser's queries of this process take both. */
export function findInPseudo(page: Page): void {
  if (finds) return;
  finds = true;
  for (const owner of [page.mainFrame(), page.locator("main")]) {
    const methods = Object.getPrototypeOf(owner) as Methods;
    for (const query of ["getByRole", "locator", "filter"]) {
      const find = methods[query];
      if (find === undefined) continue;
      const takesFirst = query !== "filter";
      methods[query] = function (this: unknown, ...values: unknown[]) {
        const options = translated((takesFirst ? values[1] : values[0]) as Options | undefined);
        return find.apply(this, takesFirst ? [values[0], options] : [options]);
      };
    }
    for (const query of ["getByText", "getByLabel", "getByPlaceholder"]) {
      const find = methods[query];
      if (find === undefined) continue;
      methods[query] = function (this: unknown, ...values: unknown[]) {
        const [text, options] = values as [Name, { exact?: boolean } | undefined];
        return find.call(this, inPseudo(text, options?.exact));
      };
    }
  }
}
