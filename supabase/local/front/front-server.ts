import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { sendResponse, toRequest } from "../http-bridge.ts";
import { proxyTo, proxyUpgrade } from "./proxy.ts";

type WebHandler = (request: Request) => Response | Promise<Response>;

/** What answers behind the one origin; a part that has not started yet answers 503. */
export type Parts = {
  supabasePort?: number;
  functionsPort?: number;
  vitePort?: number;
  files?: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  inbox?: WebHandler;
  sandbox?: WebHandler;
};

const unavailable = (outgoing: ServerResponse) => {
  outgoing.writeHead(503, { "content-type": "application/json", "retry-after": "2" });
  outgoing.end(JSON.stringify({ code: "starting", message: "The local stack is still starting." }));
};

const answerWith = async (handler: WebHandler, incoming: IncomingMessage, outgoing: ServerResponse, origin: string) => {
  try {
    await sendResponse(await handler(toRequest(incoming, origin)), outgoing);
  } catch (error) {
    console.error("front:", error);
    if (!outgoing.headersSent) outgoing.writeHead(500);
    outgoing.end();
  }
};

const route = (parts: Parts, origin: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
  const url = incoming.url ?? "/";
  const to = (port: number | undefined, path = url) =>
    port ? proxyTo(port, path, incoming, outgoing) : unavailable(outgoing);
  const by = (handler: WebHandler | undefined) =>
    handler ? void answerWith(handler, incoming, outgoing, origin) : unavailable(outgoing);

  if (/^\/(rest|auth|storage)\/v1(\/|\?|$)/.test(url)) return to(parts.supabasePort);
  if (url.startsWith("/functions/v1/")) return to(parts.functionsPort, url.slice("/functions/v1".length));
  if (/^\/_inbox(\/|$)/.test(url)) return by(parts.inbox);
  if (url.startsWith("/_sandbox/")) return by(parts.sandbox);
  if (parts.vitePort) return to(parts.vitePort);
  return parts.files ? parts.files(incoming, outgoing) : unavailable(outgoing);
};

/** Everything on one origin, as a traveller's browser and the service worker's scope want it. */
export const startFront = (port: number, parts: Parts): Promise<Server> => {
  const origin = `http://localhost:${port}`;
  const server = createServer((incoming, outgoing) => {
    // Whatever answers, a text of somebody's is never taken for a page.
    outgoing.setHeader("x-content-type-options", "nosniff");
    try {
      route(parts, origin, incoming, outgoing);
    } catch (error) {
      // A path that is no path (%E0%A4%A) is the asker's mistake.
      outgoing.writeHead(400, { "content-type": "text/plain" }).end(`${(error as Error).message}\n`);
    }
  });
  server.on("upgrade", (incoming, socket, head) => {
    if (parts.vitePort) proxyUpgrade(parts.vitePort, incoming, socket, head);
    else socket.destroy();
  });
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`)
          : error,
      );
    });
    server.listen(port, () => resolve(server));
  });
};
