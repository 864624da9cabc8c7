import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "./refuse.ts";

const KIB = 1024;
const MIB = 1024 * KIB;

/** A picture may have 5 MiB, plus its form. */
const limits: [RegExp, number][] = [
  [/^\/storage\/v1\/object\//, 5 * MIB + 64 * KIB],
  [/^\/(rest|functions)\/v1\//, 256 * KIB],
  [/^\/(auth\/v1|storage\/v1|_sandbox)\//, 64 * KIB],
];
const limitOf = (path: string) => limits.find(([pattern]) => pattern.test(path))?.[1] ?? 0;

/**
 * Limits all open requests together. Above it the largest unfinished one is dropped, so a small form still gets
 * through.
 */
const MOST_HELD = 64 * MIB;
const SMALL = 64 * KIB;
type Reading = { size: number; end: (result: Refusal) => void };
const reading = new Set<Reading>();
let held = 0;

const tooLarge = (limit: number): Refusal => ({
  status: 413,
  code: "too_large",
  message: `At most ${limit} bytes are taken here.`,
  headers: { connection: "close" },
});
const busy: Refusal = {
  status: 429,
  code: "busy",
  message: "Too much is being sent at once.",
  headers: { connection: "close", "retry-after": "2" },
};

function makeRoom(): void {
  if (held <= MOST_HELD) return;
  const [largest] = [...reading].toSorted((one, other) => other.size - one.size);
  if (largest && largest.size > SMALL) largest.end(busy);
}

/** Reads the whole body first, so an unfinished one never holds a backend connection. */
export function readBody(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Buffer | Refusal | undefined> {
  const limit = limitOf(incoming.url ?? "");
  if (Number(incoming.headers["content-length"] ?? 0) > limit) return Promise.resolve(tooLarge(limit));
  if (incoming.headers.expect) outgoing.writeContinue();
  return new Promise((resolve) => {
    let parts: Buffer[] = [];
    const end = (result: Buffer | Refusal | undefined) => {
      if (!reading.delete(mine)) return;
      incoming.off("data", take);
      parts = [];
      resolve(result);
      const release = () => (held -= mine.size);
      if (Buffer.isBuffer(result) && !outgoing.closed) outgoing.once("close", release);
      else release();
    };
    const mine: Reading = { size: 0, end };
    const take = (part: Buffer) => {
      mine.size += part.length;
      held += part.length;
      if (mine.size > limit) return end(tooLarge(limit));
      parts.push(part);
      makeRoom();
    };
    reading.add(mine);
    incoming.on("data", take);
    incoming.once("end", () => end(Buffer.concat(parts)));
    incoming.once("close", () => end(undefined));
  });
}
