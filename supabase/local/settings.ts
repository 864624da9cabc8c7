import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

export type Settings = {
  port: number;
  backendPort: number | undefined;
  /** Anyone who reaches this address can read all mails in the inbox. */
  host: string | undefined;
  stateDir: string;
  databaseUrl: string | undefined;
  buildDir: string | undefined;
  housekeepingMs: number;
  dev: boolean;
};

function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${name} must be a number from 1 to 65535, not '${text}'.`);
}

function parseSeconds(name: string, text: string): number {
  const seconds = Number(text);
  if (Number.isInteger(seconds) && seconds > 0 && seconds <= 3_600) return seconds * 1_000;
  throw new Error(`${name} must be a number of seconds from 1 to 3600, not '${text}'.`);
}

function parseHost(text: string | undefined): string | undefined {
  if (!text || isIP(text)) return text || undefined;
  throw new Error(`HOST must be an address of this machine to listen on, such as 0.0.0.0, not '${text}'.`);
}

export function readSettings(env: NodeJS.ProcessEnv, args: string[]): Settings {
  const port = parsePort("PORT", env.PORT ?? "4173");
  const backendPort = env.BACKEND_PORT ? parsePort("BACKEND_PORT", env.BACKEND_PORT) : undefined;
  if (backendPort === port) throw new Error(`BACKEND_PORT must differ from PORT (${port}).`);
  return {
    port,
    backendPort,
    host: parseHost(env.HOST),
    stateDir: resolve(env.STATE_DIR || resolve(projectFolder, ".state")),
    databaseUrl: env.DATABASE_URL || undefined,
    buildDir: env.BUILD_DIR ? resolve(env.BUILD_DIR) : undefined,
    housekeepingMs: parseSeconds("HOUSEKEEPING_SECONDS", env.HOUSEKEEPING_SECONDS ?? "60"),
    dev: args.includes("--dev"),
  };
}
