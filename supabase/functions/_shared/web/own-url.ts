import { HttpRefusal } from "./http.ts";

/**
 * The provider sends people back there: on our own site and nowhere else. Browsers forgive a lot in an address, and the
 * provider's server may read it differently: so it also has to be written the plain way, origin first.
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
