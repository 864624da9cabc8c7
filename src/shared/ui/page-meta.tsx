const siteName = "Journey to Uzbekistan";

type Props = { title: string; description?: string };

/** The document's title and description; React lifts them into the head, also on the prerendering server. */
export const PageMeta = ({ title, description }: Props) => (
  <>
    <title>{title === siteName ? title : `${title} · ${siteName}`}</title>
    {description ? <meta name="description" content={description} /> : null}
  </>
);
