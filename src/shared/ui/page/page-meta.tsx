import { language } from "#words/language.ts";
import { pageAddress, translationsOf } from "../../page-address.ts";
import { useShop } from "../shop.tsx";

const DESCRIPTION_LENGTH = 160;

export type Meta = {
  /** Omit on the home page, which is titled by the shop's name. */
  title?: string;
  description?: string;
  /** Omit for pages that search engines must not index. */
  path?: string;
  picture?: string;
};

const shortenText = (text: string) =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1)}…`;

/** React hoists these into the head, also when prerendering. */
export function PageMeta({ title, description = "", path, picture }: Meta) {
  const { name } = useShop();
  return (
    <>
      <title>{title === undefined ? name : `${title} · ${name}`}</title>
      {description ? <meta name="description" content={shortenText(description)} /> : null}
      {path === undefined ? null : (
        <>
          <link rel="canonical" href={pageAddress(path)} />
          {translationsOf(path).map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
          <meta property="og:locale" content={language} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={title ?? name} />
          <meta property="og:description" content={shortenText(description)} />
          <meta property="og:url" content={pageAddress(path)} />
          {picture ? <meta property="og:image" content={picture} /> : null}
        </>
      )}
    </>
  );
}
