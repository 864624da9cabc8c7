const SERVERS = /^\/((rest|auth|storage|functions)\/v1\/|_|\.well-known\/)/;

/** Files are only at the root and in the build's folders, because elsewhere a dot is part of an ID: `/trips/a.b`. */
const FILES = /^\/([^/]+\.[^/.]+|(assets|icons|screenshots)\/.*)$/;

export const isPage = ({ pathname }: URL): boolean => !SERVERS.test(pathname) && !FILES.test(pathname);
