import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

const BACKEND = /^\/(rest|auth|storage|functions)\/v1\//;

export async function startOneOrigin(
  site: string,
  backend: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((incoming, answer) => {
    const target = new URL(incoming.url ?? "/", BACKEND.test(incoming.url ?? "") ? backend : site);
    const headers = { ...incoming.headers, host: target.host };
    const onward = request(target, { method: incoming.method ?? "GET", headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.once("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
