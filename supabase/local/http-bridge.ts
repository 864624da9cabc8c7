import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

/** Turns Node's request into the web's, for handlers written as (Request) => Response. */
export const toRequest = (incoming: IncomingMessage, origin: string): Request => {
  const headers = new Headers();
  for (let n = 0; n < incoming.rawHeaders.length; n += 2) {
    headers.append(incoming.rawHeaders[n] ?? "", incoming.rawHeaders[n + 1] ?? "");
  }
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  const body = hasBody ? (Readable.toWeb(incoming) as BodyInit) : null;
  const init: RequestInit & { duplex: "half" } = { method: incoming.method, headers, body, duplex: "half" };
  return new Request(new URL(incoming.url ?? "/", origin), init);
};

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
