import type { ServerResponse } from "node:http";

/** Why something is not passed on; `code` as PostgREST and the functions give theirs. */
export type Refusal = { status: number; code: string; message: string; headers?: Record<string, string> };

export const notPossible = (message: string): Refusal => ({ status: 400, code: "bad_request", message });

export const starting: Refusal = {
  status: 503,
  code: "starting",
  message: "The local stack is still starting.",
  headers: { "retry-after": "2" },
};

/** Any page may read a refusal, as it may read every other answer of the backend. */
export function refuse(outgoing: ServerResponse, { status, code, message, headers = {} }: Refusal): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(status, { "content-type": "application/json", "access-control-allow-origin": "*", ...headers });
  outgoing.end(JSON.stringify({ code, message }));
}
