import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { sendResponse, toRequest } from "../backend/http-bridge.ts";
import { boundConnections, LOOK_EVERY_MS } from "./connections.ts";
import { gate, peerOf } from "./gate.ts";
import { listen } from "./listen.ts";
import { proxyTo, proxyUpgrade } from "./proxy.ts";
import { readBody } from "./read-body.ts";
import { notPossible, refuse, starting } from "./refuse.ts";
import { turns } from "./take-turns.ts";

/** Functions set CORS themselves. */
const openToAll = /^\/(rest|auth|storage)\/v1(\/|\?|$)/;

const EXPOSED = "Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Range-Unit";
const DAY_S = "86400";

function allowEverybody(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
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

type WebHandler = (request: Request) => Response | Promise<Response>;

export type Parts = {
  supabasePort?: number;
  functionsPort?: number;
  vitePort?: number;
  files?: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  inbox?: WebHandler;
  sandbox?: WebHandler;
};
export type Ports = { port: number; backendPort?: number | undefined; host?: string | undefined };

const AT_ONCE = 16;
const backendPath = /^\/(rest|auth|storage|functions)\/v1(\/|\?|$)/;

export async function startFront({ port, backendPort, host }: Ports, parts: Parts): Promise<() => Promise<void>> {
  const toSupabase = turns(AT_ONCE);
  const toFunctions = turns(AT_ONCE);

  const answerWith = async (handler: WebHandler, request: Request, outgoing: ServerResponse) => {
    try {
      await sendResponse(await handler(request), outgoing);
    } catch (error) {
      console.error("front:", error);
      refuse(outgoing, { status: 500, code: "internal", message: "The part failed." });
    }
  };

  const route = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, here: number) => {
    const url = incoming.url ?? "/";
    const pass = (to: number | undefined, turn: ReturnType<typeof turns>, path = url) =>
      to ? turn(peerOf(incoming), () => proxyTo(to, path, incoming, body, outgoing)) : refuse(outgoing, starting);
    const by = (handler: WebHandler | undefined) =>
      handler
        ? void answerWith(handler, toRequest(incoming, `http://localhost:${port}`, body), outgoing)
        : refuse(outgoing, starting);

    if (/^\/_inbox(\/|$)/.test(url)) return by(parts.inbox);
    if (url.startsWith("/_sandbox/")) return by(parts.sandbox);
    const isBackend = backendPath.test(url);
    if (isBackend !== (here === (backendPort ?? port)) && backendPort) {
      return refuse(outgoing, { status: 404, code: "not_found", message: "That is on the other origin." });
    }
    if (isBackend && url.startsWith("/functions")) {
      return pass(parts.functionsPort, toFunctions, url.slice("/functions/v1".length) || "/");
    }
    if (isBackend) return pass(parts.supabasePort, toSupabase);
    if (parts.vitePort) return void proxyTo(parts.vitePort, url, incoming, body, outgoing);
    return parts.files ? parts.files(incoming, outgoing) : refuse(outgoing, starting);
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse, here: number) => {
    outgoing.setHeader("x-content-type-options", "nosniff");
    const refusal = gate(incoming);
    if (refusal) return refuse(outgoing, refusal);
    if (allowEverybody(incoming, outgoing)) return;
    const body = await readBody(incoming, outgoing);
    if (!body) return;
    if (!Buffer.isBuffer(body)) return refuse(outgoing, body);
    try {
      route(incoming, body, outgoing, here);
    } catch (error) {
      refuse(outgoing, notPossible((error as Error).message));
    }
  };

  const serve = (here: number) => () => {
    const handler = (incoming: IncomingMessage, outgoing: ServerResponse) => void answer(incoming, outgoing, here);
    const server = createServer({ connectionsCheckingInterval: LOOK_EVERY_MS }, handler);
    // Refuse a large body before it is sent (`expect: 100-continue`).
    server.on("checkContinue", handler);
    server.on("upgrade", (incoming, socket, head) => {
      if (parts.vitePort && !gate(incoming)) proxyUpgrade(parts.vitePort, incoming, socket, head);
      else socket.end("HTTP/1.1 426 Upgrade Required\r\nconnection: close\r\n\r\n");
      socket.on("error", () => socket.destroy());
    });
    server.on("connect", (_, socket) => {
      socket.end("HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\n\r\n");
      socket.on("error", () => socket.destroy());
    });
    boundConnections(server);
    return server;
  };

  const closeSite = await listen(serve(port), port, host);
  if (!backendPort) return closeSite;
  const closeBackend = await listen(serve(backendPort), backendPort, host).catch(async (error: unknown) => {
    await closeSite();
    throw error;
  });
  return async () => {
    await Promise.all([closeSite(), closeBackend()]);
  };
}
