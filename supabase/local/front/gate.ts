import type { IncomingMessage } from "node:http";
import { notPossible, type Refusal } from "./refuse.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** Dot segments change the path after it was checked. */
const steps = /^[^?]*[/\\](\.|%2e){1,2}([/\\?#]|$)/i;

const addressOf = (text: string | undefined) => (text ?? "").replace(/^::ffff:/, "");

/** Uses the connection's address, since headers can be forged. */
export const peerOf = ({ socket }: Pick<IncomingMessage, "socket">): string => addressOf(socket.remoteAddress);

/**
 * Against DNS rebinding: a stranger's page may point its own name at this machine, so only localhost and the called
 * address are accepted.
 */
function isOurs(incoming: IncomingMessage): boolean {
  const [host = "", ...more] = incoming.headersDistinct.host ?? [];
  if (more.length > 0) return false;
  const { localAddress, localPort, localFamily } = incoming.socket;
  const address = addressOf(localAddress);
  const called = localFamily === "IPv6" && address.includes(":") ? `[${address}]` : address;
  const port = localPort === 80 ? "" : `:${localPort}`;
  return [...loopback, called].some((name) => host.toLowerCase() === `${name}${port}`);
}

export function gate(incoming: IncomingMessage): Refusal | undefined {
  const { method = "", url = "" } = incoming;
  if (!methods.includes(method)) {
    const headers = { allow: methods.join(", ") };
    return { status: 405, code: "method_not_allowed", message: `${method} is not answered here.`, headers };
  }
  if (!isOurs(incoming)) {
    const message = `This stack answers as http://localhost:${incoming.socket.localPort} only.`;
    return { status: 421, code: "wrong_host", message };
  }
  if (!url.startsWith("/") || url.startsWith("//") || steps.test(url)) return notPossible("That is no path.");
  return undefined;
}
