import type { Server } from "node:http";
import type { Socket } from "node:net";
import { peerOf } from "./gate.ts";

const PER_ADDRESS = 256;
const IN_ALL = 2_000;
const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 30_000;
const SILENT_FOR_MS = 60_000;

export const LOOK_EVERY_MS = 1_000;

/** A caller that leaves connections unfinished loses its own oldest ones. */
export function boundConnections(server: Server): void {
  server.headersTimeout = HEADERS_WITHIN_MS;
  server.requestTimeout = REQUEST_WITHIN_MS;
  server.keepAliveTimeout = SILENT_FOR_MS;
  server.setTimeout(SILENT_FOR_MS);
  server.maxConnections = IN_ALL;
  const open = new Map<string, Set<Socket>>();
  const answering = new WeakSet<Socket>();

  server.on("connection", (socket: Socket) => {
    const address = peerOf({ socket });
    const others = open.get(address) ?? new Set();
    open.set(address, others.add(socket));
    socket.once("close", () => {
      others.delete(socket);
      if (others.size === 0) open.delete(address);
    });
    if (others.size <= PER_ADDRESS) return;
    const oldest = [...others].find((one) => !answering.has(one));
    oldest?.destroy();
  });
  server.prependListener("request", (incoming, outgoing) => {
    const { socket } = incoming;
    incoming.once("end", () => answering.add(socket));
    outgoing.once("close", () => answering.delete(socket));
  });
}
