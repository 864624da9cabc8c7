import { imageUrl, sharedAs, siteAddress } from "../../../data/net/addresses.ts";
import { PageMeta } from "../../../shared/ui/page/page-meta.tsx";

interface FoundProps {
  title: string;
  description: string;
  path: string;
  image?: string;
}

/** How search engines and link previews see a page of the catalogue. */
export const Found = ({ title, description, path, image = "" }: FoundProps) => (
  <PageMeta
    title={title}
    description={description}
    {...sharedAs(path)}
    {...(image ? { picture: siteAddress(imageUrl(image)) } : {})}
  />
);
