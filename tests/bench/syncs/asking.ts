import { Agent, request } from "node:http";

export type Sync = { since: number; bytes: number };
export type Asked = { ok: boolean };

const PATH = "/rest/v1/rpc/catalogue_since";

export function openAsking(url: string, key: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { port } = new URL(url);
  const headers = { apikey: key, "content-type": "application/json" };
  const ask = ({ since, bytes }: Sync) =>
    new Promise<Asked>((resolve) => {
      const sent = request({ agent, host: "127.0.0.1", port, path: PATH, method: "POST", headers }, (answer) => {
        let got = 0;
        answer.on("data", (part: Buffer) => (got += part.length));
        answer.on("end", () => resolve({ ok: answer.statusCode === 200 && got === bytes }));
        answer.on("error", () => resolve({ ok: false }));
      });
      sent.on("error", () => resolve({ ok: false }));
      sent.end(`{"since":${since}}`);
    });
  return { ask, close: () => agent.destroy() };
}

type Answer = { revision: number; [rows: string]: unknown };
const KINDS = ["destinations", "tours", "packages", "departures"];

export async function readSync(url: string, key: string, since: number) {
  const answer = await fetch(`${url}${PATH}?since=${since}`, { headers: { apikey: key } });
  if (!answer.ok) throw new Error(`catalogue_since by GET: ${answer.status} ${await answer.text()}`);
  const text = await answer.text();
  const delta = JSON.parse(text) as Answer;
  const rows = KINDS.reduce((sum, kind) => sum + (delta[kind] as unknown[]).length, 0);
  return { since, bytes: Buffer.byteLength(text), revision: delta.revision, rows };
}
