import type { Server } from "node:http";
import { projectFolder } from "./settings.ts";

/** Hot reload for `npm run dev`, behind the same origin as everything else. */
export const startVite = async (env: Record<string, string>, publicPort: number) => {
  Object.assign(process.env, env);
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: projectFolder,
    server: { host: "127.0.0.1", port: 0, strictPort: false, hmr: { clientPort: publicPort } },
  });
  await vite.listen();
  const address = (vite.httpServer as Server).address();
  if (typeof address !== "object" || !address) throw new Error("The Vite dev server has no port.");
  return { port: address.port, stop: () => vite.close() };
};
