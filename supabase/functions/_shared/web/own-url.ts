import { HttpRefusal } from "./http.ts";

/** Browsers and providers parse odd URLs differently, so only the plain form of our own origin is accepted. */
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
