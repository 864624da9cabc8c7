import type { Server } from "node:http";

const LOOPBACK = ["127.0.0.1", "::1"];

const taken = (port: number) =>
  new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);

const listenOn = (server: Server, port: number, address: string) =>
  new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") reject(taken(port));
      else if (address === "::1" && error.code !== "EACCES") resolve();
      else reject(error);
    });
    server.listen(port, address, resolve);
  });

export async function listen(make: () => Server, port: number, host: string | undefined): Promise<() => Promise<void>> {
  const addresses = host ? [host] : LOOPBACK;
  const servers = addresses.map(make);
  const close = async () => {
    for (const server of servers) {
      if (!server.listening) continue;
      await new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      });
    }
  };
  try {
    for (const [n, server] of servers.entries()) await listenOn(server, port, addresses[n] ?? "");
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}
