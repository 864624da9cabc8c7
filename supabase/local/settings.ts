import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

export type Settings = {
  port: number;
  stateDir: string;
  /** A PostgreSQL to run on instead of the embedded database. */
  databaseUrl: string | undefined;
  /** A finished build to serve as it is; many stacks can share one. */
  buildDir: string | undefined;
  dev: boolean;
};

const parsePort = (text: string | undefined) => {
  const port = Number(text ?? "4173");
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not '${text}'.`);
};

export const readSettings = (env: NodeJS.ProcessEnv, args: string[]): Settings => ({
  port: parsePort(env.PORT),
  stateDir: resolve(env.STATE_DIR || resolve(projectFolder, "supabase/.temp")),
  databaseUrl: env.DATABASE_URL || undefined,
  buildDir: env.BUILD_DIR ? resolve(env.BUILD_DIR) : undefined,
  dev: args.includes("--dev"),
});
