/** Answered by the servers behind the same origin, and what the host itself keeps for others. */
const SERVERS = /^\/((rest|auth|storage|functions)\/v1\/|_|\.well-known\/)/;

/** Files lie at the root or in the build's folders. Elsewhere a dot is part of an id: `/trips/a.b` is a page. */
const FILES = /^\/([^/]+\.[^/.]+|(assets|icons|screenshots)\/.*)$/;

/** Whether the app answers this address. What was searched for or who sent the visitor (`?q=St.%20John`) says nothing. */
export const isPage = ({ pathname }: URL): boolean => !SERVERS.test(pathname) && !FILES.test(pathname);
