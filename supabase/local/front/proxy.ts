import { Agent, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { peerOf } from "./gate.ts";
import { refuse } from "./refuse.ts";

const agent = new Agent({ keepAlive: true });
const ANSWER_WITHIN_MS = 60_000;

/** Only our own front may set these headers. */
const claims = /^(x-forwarded-|x-real-ip$|forwarded$|cf-|true-client-ip$|x-client-ip$|fastly-|x-cluster-client-ip$)/;
const hops = /^(connection|keep-alive|proxy-|te$|trailer$|transfer-encoding$|upgrade$|expect$)/;

const without = (headers: IncomingHttpHeaders, names: RegExp): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

function upstreamHeaders(incoming: IncomingMessage, body: Buffer): IncomingHttpHeaders {
  const hasBody = body.length > 0 || incoming.headers["content-length"] !== undefined;
  return {
    ...without(without(incoming.headers, claims), hops),
    ...(hasBody ? { "content-length": String(body.length) } : {}),
    "x-forwarded-for": peerOf(incoming),
    "x-forwarded-host": incoming.headers.host,
    "x-forwarded-proto": "http",
  };
}

export const proxyTo = (
  port: number,
  path: string,
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<void> =>
  new Promise((done) => {
    outgoing.once("close", done);
    if (outgoing.destroyed) return done();
    const headers = upstreamHeaders(incoming, body);
    const upstream = request({ host: "127.0.0.1", port, path, method: incoming.method, headers, agent }, (answer) => {
      done();
      outgoing.writeHead(answer.statusCode ?? 502, without(answer.headers, hops));
      answer.pipe(outgoing);
      answer.once("error", () => outgoing.destroy());
    });
    upstream.setTimeout(ANSWER_WITHIN_MS, () => upstream.destroy(new Error("it took too long")));
    upstream.once("error", ({ message }) =>
      refuse(outgoing, { status: 502, code: "bad_gateway", message: `The service did not answer: ${message}` }),
    );
    outgoing.once("close", () => upstream.destroy());
    upstream.end(body);
  });

export function proxyUpgrade(port: number, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
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
  });
  upstream.on("response", (answer) => socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`));
  upstream.on("error", () => socket.destroy());
  upstream.end();
}
