import { useShop } from "../shop.tsx";

const DESCRIPTION_LENGTH = 160;

export type Meta = {
  /** Omit on the home page, which is titled by the shop's name. */
  title?: string;
  description?: string;
  /** Omit for pages that search engines must not index. */
  address?: string;
  picture?: string;
};

const shortenText = (text: string) =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1)}…`;

/** React hoists these into the head, also when prerendering. */
export function PageMeta({ title, description = "", address, picture }: Meta) {
  const { name } = useShop();
  return (
    <>
      <title>{title === undefined ? name : `${title} · ${name}`}</title>
      {description ? <meta name="description" content={shortenText(description)} /> : null}
      {address === undefined ? null : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={title ?? name} />
          <meta property="og:description" content={shortenText(description)} />
          <meta property="og:url" content={address} />
          {picture ? <meta property="og:image" content={picture} /> : null}
        </>
      )}
    </>
  );
}
