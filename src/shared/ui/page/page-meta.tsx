import { language } from "#texts/write.ts";
import { type Language, SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import { useShop } from "../shop.tsx";

const DESCRIPTION_LENGTH = 160;

export type Meta = {
  /** Omit on the home page, which is titled by the shop's name. */
  title?: string;
  description?: string;
  /** Omit for pages that search engines must not index. */
  addresses?: Readonly<Record<Language, string>>;
  picture?: string;
};

const shortenText = (text: string) =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1)}…`;

/** React hoists these into the head, also when prerendering. */
export function PageMeta({ title, description = "", addresses, picture }: Meta) {
  const { name } = useShop();
  return (
    <>
      <title>{title === undefined ? name : `${title} · ${name}`}</title>
      {description ? <meta name="description" content={shortenText(description)} /> : null}
      {addresses === undefined ? null : (
        <>
          <link rel="canonical" href={addresses[language]} />
          {Object.entries(addresses).map(([hrefLang, href]) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addresses[SOURCE_LANGUAGE]} />
          <meta property="og:locale" content={language} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={title ?? name} />
          <meta property="og:description" content={shortenText(description)} />
          <meta property="og:url" content={addresses[language]} />
          {picture ? <meta property="og:image" content={picture} /> : null}
        </>
      )}
    </>
  );
}
