import { Refusal } from "./http.ts";

/** The provider sends people back there: on our own site and nowhere else. */
export const ownUrl = (siteUrl: string, url: string): URL => {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed?.origin !== new URL(siteUrl).origin || parsed.username !== "" || parsed.password !== "") {
    throw new Refusal("foreign_url");
  }
  return parsed;
};
