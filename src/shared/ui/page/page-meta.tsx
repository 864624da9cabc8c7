const siteName = "Journey to Uzbekistan";
const DESCRIPTION_LENGTH = 160;

export type Meta = {
  title: string;
  description?: string;
  /** Where search engines and link previews find the page, as they must write it; left out, it is not for them. */
  address?: string;
  picture?: string;
};

const short = (text: string) =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1)}…`;

/** The document's title and description; React lifts them into the head, also on the prerendering server. */
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
