import { Agent, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

const upstreamHeaders = (incoming: IncomingMessage) => ({
  ...incoming.headers,
  "x-forwarded-for": incoming.socket.remoteAddress ?? "",
  "x-forwarded-host": incoming.headers.host ?? "",
  "x-forwarded-proto": "http",
});

/** Passes a request on as it is, body and answer streamed. */
export const proxyTo = (port: number, path: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
  const upstream = request(
    { host: "127.0.0.1", port, path, method: incoming.method, headers: upstreamHeaders(incoming), agent },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  upstream.on("error", (error) => {
    if (outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(502, { "content-type": "application/json" });
    outgoing.end(JSON.stringify({ code: "bad_gateway", message: `The service did not answer: ${error.message}` }));
  });
  outgoing.on("close", () => upstream.destroy());
  incoming.pipe(upstream);
};

/** The dev server's hot reload speaks through a WebSocket. */
export const proxyUpgrade = (port: number, incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
  const upstream = request({ host: "127.0.0.1", port, path: incoming.url, headers: incoming.headers });
  upstream.on("upgrade", (answer, upstreamSocket, upstreamHead) => {
    const lines = answer.rawHeaders.reduce<string[]>(
      (all, value, n) => (n % 2 ? [...all.slice(0, -1), `${all.at(-1)}: ${value}`] : [...all, value]),
      [],
    );
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
    if (upstreamHead.length > 0) socket.write(upstreamHead);
    if (head.length > 0) upstreamSocket.write(head);
    upstreamSocket.pipe(socket).pipe(upstreamSocket);
    upstreamSocket.on("error", () => socket.destroy());
    socket.on("error", () => upstreamSocket.destroy());
  });
  upstream.on("error", () => socket.destroy());
  upstream.end();
};
