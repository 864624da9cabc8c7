import type { IncomingMessage, ServerResponse } from "node:http";

/** REST, auth and storage answer any page; the functions say for themselves whom they answer. */
const openToAll = /^\/(rest|auth|storage)\/v1(\/|\?|$)/;

const EXPOSED = "Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Range-Unit";
const DAY_S = "86400";

/** As the hosted gateway does it; true when the browser's question before a call is answered with that. */
export function allowEverybody(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (!openToAll.test(incoming.url ?? "")) return false;
  outgoing.setHeader("access-control-allow-origin", "*");
  outgoing.setHeader("access-control-expose-headers", EXPOSED);
  if (incoming.method !== "OPTIONS") return false;
  outgoing.writeHead(204, {
    "access-control-allow-methods": "GET, HEAD, PUT, PATCH, POST, DELETE, OPTIONS",
    "access-control-allow-headers": incoming.headers["access-control-request-headers"] ?? "",
    "access-control-max-age": DAY_S,
    vary: "access-control-request-headers",
  });
  outgoing.end();
  return true;
}
