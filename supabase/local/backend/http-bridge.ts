import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

export function toRequest(incoming: IncomingMessage, origin: string, body: Buffer): Request {
  const headers = new Headers();
  for (let n = 0; n < incoming.rawHeaders.length; n += 2) {
    headers.append(incoming.rawHeaders[n] ?? "", incoming.rawHeaders[n + 1] ?? "");
  }
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  const init: RequestInit = { method: incoming.method, headers, body: hasBody ? new Uint8Array(body) : null };
  return new Request(`${origin}${incoming.url ?? "/"}`, init);
}

export const sendResponse = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
  if (!response.body) {
    outgoing.end();
    return;
  }
  const body = Readable.fromWeb(response.body as ReadableStream);
  outgoing.on("close", () => body.destroy());
  await new Promise<void>((resolve) => {
    outgoing.on("close", resolve);
    body.on("error", () => outgoing.destroy());
    body.pipe(outgoing);
  });
};
