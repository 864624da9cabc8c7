import type { WorkboxPlugin } from "workbox-core";

/** Hosts that answer every address with the start page would put HTML where a script is wanted: a white screen. */
export const isRealFile = (url: string, response: Response): boolean => {
  const isPage = (response.headers.get("content-type") ?? "").startsWith("text/html");
  return response.ok && (!isPage || url.split("?")[0]?.endsWith(".html") === true);
};

/** A version whose files are not all real is not installed; the old one stays. */
export const onlyRealFiles: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    return isRealFile(request.url, response) ? response : null;
  },
};
