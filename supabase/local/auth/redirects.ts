/** Where Auth may lead back to: an address of the site, read as a browser reads it. Anything else leads to its home. */
export function ownRedirect(url: URL, siteUrl: string): URL {
  const wish = url.searchParams.get("redirect_to");
  if (wish === null) return url;
  const own = new URL(url);
  own.searchParams.delete("redirect_to");
  if (URL.canParse(wish) && new URL(wish).origin === siteUrl) own.searchParams.set("redirect_to", new URL(wish).href);
  return own;
}
