const siteName = "Journey to Uzbekistan";
const DESCRIPTION_LENGTH = 160;

export type Meta = {
  title: string;
  description?: string;
  /** Omit for pages that search engines must not index. */
  address?: string;
  picture?: string;
};

const short = (text: string) =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1)}…`;

/** React hoists these into the head, also when prerendering. */
export const PageMeta = ({ title, description = "", address, picture }: Meta) => (
  <>
    <title>{title === siteName ? title : `${title} · ${siteName}`}</title>
    {description ? <meta name="description" content={short(description)} /> : null}
    {address === undefined ? null : (
      <>
        <link rel="canonical" href={address} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteName} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={short(description)} />
        <meta property="og:url" content={address} />
        {picture ? <meta property="og:image" content={picture} /> : null}
      </>
    )}
  </>
);
