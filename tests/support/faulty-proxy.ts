import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Trouble = "none" | "no signal" | "hangs" | "answers 500" | "dies after it committed";

/**
 * Stands between browser and stack, outside of both: what it does, page and service worker meet alike. `inTheWay` names
 * the calls the server has trouble with; without a signal nothing gets through at all.
 */
export async function startFaultyProxy(inTheWay: RegExp) {
  const state: { trouble: Trouble; met: number } = { trouble: "none", met: 0 };

  function forward(asked: IncomingMessage, answer: ServerResponse, dies: boolean): void {
    const onward = request(
      asked.url ?? "",
      { method: asked.method ?? "GET", headers: asked.headers },
      (given: IncomingMessage) => {
        if (dies) {
          // The stack has answered, so it has committed; the answer stays here.
          given.resume().once("end", () => answer.destroy());
          return;
        }
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    onward.once("error", () => answer.destroy());
    asked.pipe(onward);
  }

  const server = createServer((asked, answer) => {
    const { trouble } = state;
    const hit = trouble === "no signal" || (trouble !== "none" && inTheWay.test(asked.url ?? ""));
    if (hit) state.met += 1;
    if (!hit || trouble === "dies after it committed") forward(asked, answer, hit);
    else if (trouble === "no signal") answer.destroy();
    else if (trouble === "answers 500")
      answer.writeHead(500, { "content-type": "application/json" }).end('{"message":"boom"}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;

  return {
    state,
    /** For the browser: everything through here, also what is on this machine. */
    args: [`--proxy-server=http://localhost:${port}`, "--proxy-bypass-list=<-loopback>"],
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
