import { HttpRefusal } from "./http.ts";

/**
 * The provider redirects people here, so it must be our own site. Browsers and the provider parse odd addresses
 * differently, so only the plain form with our origin is accepted.
 */
export function ownUrl(siteUrl: string, url: string): URL {
  const site = new URL(siteUrl);
  const written = url.toLowerCase().startsWith(site.origin) && !url.includes("\\");
  const parsed = written && URL.canParse(url) ? new URL(url) : null;
  const plain = parsed?.protocol === site.protocol && parsed.origin === site.origin && url.at(site.origin.length);
  if (!parsed || (plain !== "/" && plain !== "?" && plain !== "#" && url.length !== site.origin.length)) {
    throw new HttpRefusal("foreign_url");
  }
  return parsed;
}
