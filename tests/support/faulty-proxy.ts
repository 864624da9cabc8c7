import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type Trouble =
  | "none"
  | "no signal"
  | "hangs"
  | "answers 500"
  | "answers 503"
  | "dies after it committed"
  | "login page"
  | "redirects to the login page"
  | "cuts files in half"
  | "answers nothing";

const LOGIN_HOST = "login.test";
export const LOGIN = "<!doctype html><title>Hotel WiFi login</title><h1>Hotel WiFi login</h1>";

const HTML = { "content-type": "text/html; charset=utf-8" };

const PASSES: Partial<Record<Trouble, number>> = { "cuts files in half": 0.5, "answers nothing": 0 };

async function partOf(given: IncomingMessage, share: number): Promise<Buffer> {
  const whole = await buffer(given);
  return whole.subarray(0, Math.floor(whole.length * share));
}

/** A conditional request would be answered without a body, so there would be nothing to damage. */
function wholeAsked({ headers }: IncomingMessage) {
  const { "if-none-match": _etag, "if-modified-since": _date, ...others } = headers;
  return others;
}

/** A proxy between browser and stack gives page and service worker the same trouble. */
export async function startFaultyProxy(inTheWay: RegExp) {
  const state: {
    trouble: Trouble;
    met: number;
    requests: number;
    delayMs: number;
    next?: { after: RegExp; trouble: Trouble };
  } = { trouble: "none", met: 0, requests: 0, delayMs: 0 };

  function forward(incoming: IncomingMessage, answer: ServerResponse, trouble: Trouble): void {
    const share = PASSES[trouble];
    const onward = request(
      incoming.url ?? "",
      {
        method: incoming.method ?? "GET",
        headers: { ...(share === undefined ? incoming.headers : wholeAsked(incoming)), "accept-encoding": "identity" },
      },
      (given: IncomingMessage) => {
        if (share !== undefined) {
          void partOf(given, share).then((part) =>
            answer.writeHead(200, { "content-type": given.headers["content-type"] }).end(part),
          );
          return;
        }
        if (trouble === "dies after it committed") {
          // The stack has answered and committed; only the answer is lost.
          given.resume().once("end", () => answer.destroy());
          return;
        }
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    onward.once("error", () => answer.destroy());
    incoming.pipe(onward);
  }

  function meet(trouble: Trouble, incoming: IncomingMessage, answer: ServerResponse): void {
    if (trouble === "no signal") answer.destroy();
    else if (trouble === "answers 500")
      answer.writeHead(500, { "content-type": "application/json" }).end('{"message":"boom"}');
    else if (trouble === "answers 503") answer.writeHead(503, HTML).end("<h1>Service unavailable</h1>");
    else if (trouble === "login page") answer.writeHead(200, HTML).end(LOGIN);
    else if (trouble === "redirects to the login page")
      answer.writeHead(302, { location: `http://${LOGIN_HOST}/` }).end();
    else if (trouble !== "hangs") forward(incoming, answer, trouble);
  }

  const server = createServer((incoming, answer) => {
    state.requests += 1;
    setTimeout(() => arrive(incoming, answer), state.delayMs);
  });
  function arrive(incoming: IncomingMessage, answer: ServerResponse): void {
    const { trouble } = state;
    const hit = trouble === "no signal" || (trouble !== "none" && inTheWay.test(incoming.url ?? ""));
    if (hit) state.met += 1;
    const { next } = state;
    if (next?.after.test(incoming.url ?? "")) {
      state.trouble = next.trouble;
      delete state.next;
    }
    if (incoming.url?.includes(LOGIN_HOST)) answer.writeHead(200, HTML).end(LOGIN);
    else if (!hit) forward(incoming, answer, "none");
    else meet(trouble, incoming, answer);
  }
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;

  return {
    state,
    server: `http://localhost:${port}`,
    /** Also proxies loopback addresses, for the browser. */
    args: [`--proxy-server=http://localhost:${port}`, "--proxy-bypass-list=<-loopback>"],
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
