import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Answered = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
};

export type Fault = (path: string, answer: Answered, method: string) => void;

type Well = {
  site: string;
  backend: string;
};

const BACKEND = /^\/(rest|auth|storage|functions)\/v1\//;
const HOPS = new Set(["content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive"]);

export async function startSickShop({ site, backend }: Well) {
  const state: { fault: Fault } = { fault: () => {} };
  let own = "";
  const renamed = (text: string) => text.replaceAll(backend, own).replaceAll(site, own);

  async function forward(incoming: IncomingMessage): Promise<Answered> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const path = incoming.url ?? "/";
    const names = [
      "origin",
      "apikey",
      "content-type",
      "access-control-request-method",
      "access-control-request-headers",
    ];
    const headers = names.flatMap((name): [string, string][] => {
      const value = incoming.headers[name];
      return value === undefined ? [] : [[name, String(value).replaceAll(own, site)]];
    });
    const target = (BACKEND.test(path) ? backend : site) + path;
    const method = incoming.method ?? "GET";
    const given = await fetch(target, {
      method,
      headers,
      redirect: "manual",
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const kept = [...given.headers].filter(([name]) => !HOPS.has(name));
    const body = Buffer.from(await given.arrayBuffer());
    return {
      status: given.status,
      headers: Object.fromEntries(kept.map(([name, value]) => [name, renamed(value)])),
      body: path === "/site.json" ? Buffer.from(renamed(body.toString())) : body,
    };
  }

  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    forward(incoming).then(
      (answer) => {
        state.fault((incoming.url ?? "/").split("?")[0] ?? "/", answer, incoming.method ?? "GET");
        outgoing.writeHead(answer.status, answer.headers).end(answer.body);
      },
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  own = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: own,
    state,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
