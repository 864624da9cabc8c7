import type { ServerResponse } from "node:http";

export type Refusal = { status: number; code: string; message: string; headers?: Record<string, string> };

export const notPossible = (message: string): Refusal => ({ status: 400, code: "bad_request", message });

export const starting: Refusal = {
  status: 503,
  code: "starting",
  message: "The local stack is still starting.",
  headers: { "retry-after": "2" },
};

/**
 * Reads and discards the rest of a refused body for a while; otherwise the sender sees a reset instead of the answer.
 */
const STILL_TAKEN_MS = 2_000;

function endAfterWhatIsSent(outgoing: ServerResponse, text: string): void {
  const { req: incoming } = outgoing;
  const { "content-length": length = "0", "transfer-encoding": parts } = incoming.headers;
  const announced = length !== "0" || parts !== undefined;
  if (!announced || incoming.complete || incoming.destroyed) {
    outgoing.end(text);
    return;
  }
  outgoing.write(text);
  const end = () => outgoing.end();
  const timer = setTimeout(end, STILL_TAKEN_MS);
  incoming.once("end", end);
  outgoing.once("close", () => clearTimeout(timer));
  incoming.resume();
}

export function refuse(outgoing: ServerResponse, { status, code, message, headers = {} }: Refusal): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const text = JSON.stringify({ code, message });
  outgoing.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    "access-control-allow-origin": "*",
    ...headers,
  });
  endAfterWhatIsSent(outgoing, text);
}
