import { Fragment, type ReactNode } from "react";
import { textLanguage } from "../../domain/catalogue/translation/translations.ts";
import type { Untranslated } from "../../domain/catalogue/types.ts";

type RowText = readonly [text: string, ...rows: readonly (Untranslated | undefined)[]];

/** An element only where the text is not in the page's language, because lists hold thousands of texts. */
export function rowText(...[text, ...rows]: RowText): ReactNode {
  const language = textLanguage(text, ...rows);
  return language === undefined ? text : <span lang={language}>{text}</span>;
}

export function joinTexts(texts: readonly RowText[], separator = ", "): ReactNode {
  if (texts.every((one) => textLanguage(...one) === undefined)) return texts.map(([text]) => text).join(separator);
  return texts.map((one, index) => (
    <Fragment key={`${index} ${one[0]}`}>
      {index === 0 ? "" : separator}
      {rowText(...one)}
    </Fragment>
  ));
}
