const SERVERS = /^\/((rest|auth|storage|functions)\/v1\/|_|\.well-known\/)/;

/** Files are at the root or in the build's folders. Elsewhere a dot is part of an id: `/trips/a.b` is a page. */
const FILES = /^\/([^/]+\.[^/.]+|(assets|icons|screenshots)\/.*)$/;

/** Ignores the query (`?q=St.%20John`), which may contain dots. */
export const isPage = ({ pathname }: URL): boolean => !SERVERS.test(pathname) && !FILES.test(pathname);
