import { request } from "node:http";

export type Answer = { status: number; text: string; headers: Record<string, string | string[] | undefined> };
type Ask = { method?: string; headers?: Record<string, string>; body?: string; from?: number };

/** Gives every visitor an address of this machine, so that limits per address apply. */
const address = (visitor: number) => `127.${1 + (visitor >> 14)}.${(visitor >> 7) & 127}.${1 + (visitor & 127)}`;

/** Sends exactly this path and body, which `fetch` would correct or refuse. */
export const ask = (base: string, path: string, { method = "GET", headers = {}, body, from = 0 }: Ask = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = new URL(base);
    const sent = request(
      { host: "127.0.0.1", localAddress: address(from), port, path, method, headers, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => {
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString(), headers: answer.headers });
        });
        answer.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.setTimeout(30_000, () => sent.destroy(new Error(`no answer: ${method} ${path.slice(0, 200)}`)));
    sent.end(body);
  });
