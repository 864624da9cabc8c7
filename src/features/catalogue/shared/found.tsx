import { env } from "../../../data/remote/env.ts";
import { imageUrl } from "../../../data/remote/image-url.ts";
import { PageMeta } from "../../../shared/ui/page-meta.tsx";

interface FoundProps {
  title: string;
  description: string;
  path: string;
  image?: string;
}

const DESCRIPTION_LENGTH = 160;

const short = (text: string) =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1)}…`;
const absolute = (address: string) => (address.startsWith("/") ? `${env.canonicalOrigin}${address}` : address);

/** How search engines and link previews see the page. */
export function Found({ title, description, path, image }: FoundProps) {
  const text = short(description);
  return (
    <>
      <PageMeta title={title} description={text} />
      <link rel="canonical" href={absolute(path)} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={absolute(path)} />
      {image !== undefined && image !== "" && <meta property="og:image" content={absolute(imageUrl(image))} />}
    </>
  );
}

/** Texts come from the database: a `<` in them must not end the script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export const siteAddress = absolute;
