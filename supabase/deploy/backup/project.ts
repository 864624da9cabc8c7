import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import postgres from "postgres";
import { storePicture } from "../../local/backend/seed-pictures.ts";
import { projectFolder } from "../../local/settings.ts";
import { secretKey } from "../pictures.ts";
import { type DeploySettings, readDeploySettings } from "../settings.ts";
import { NotSetUp, PictureFailed } from "./failures.ts";

const SHORTEST_PASSPHRASE = 12;
const STALL_SECONDS = 60;

/** The CLI does not share its login, so the connection needs the shop's own settings. */
export function openProject(): { settings: DeploySettings; sql: postgres.Sql; stallSeconds: number } {
  const dotEnv = join(projectFolder, ".env");
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  const read = readDeploySettings(process.env);
  if (!read.ok) throw new NotSetUp(["Missing in .env (see .env.example):", ...read.problems].join("\n  "));
  const url = read.settings.env["SUPABASE_DB_URL"];
  if (url === undefined)
    throw new NotSetUp("SUPABASE_DB_URL is not set: the dashboard shows it under Connect, 'Session pooler'.");
  const stallSeconds = Number(process.env["BACKUP_STALL_SECONDS"] || STALL_SECONDS);
  if (!(stallSeconds > 0)) throw new NotSetUp("BACKUP_STALL_SECONDS is not a number of seconds.");
  return { settings: read.settings, sql: postgres(url, { max: 1, onnotice: () => undefined }), stallSeconds };
}

export async function askPassphrase(): Promise<string> {
  const given = process.env["BACKUP_PASSPHRASE"];
  const passphrase = given ?? (await ask("Passphrase of the backup: "));
  if (passphrase.length < SHORTEST_PASSPHRASE)
    throw new NotSetUp(`The passphrase needs at least ${SHORTEST_PASSPHRASE} characters.`);
  return passphrase;
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new NotSetUp("BACKUP_PASSPHRASE is not set.");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return terminal.question(question).finally(() => terminal.close());
}

const pathOf = (path: string) => `images/${path.split("/").map(encodeURIComponent).join("/")}`;

export async function downloadPicture({ backendUrl }: DeploySettings, path: string) {
  try {
    const answer = await fetch(`${backendUrl}/storage/v1/object/public/${pathOf(path)}`);
    if (!answer.ok) throw new Error(String(answer.status));
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    return { type, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch (error) {
    throw new PictureFailed(`The picture ${path} could not be read: ${(error as Error).message}.`, { cause: error });
  }
}

export async function pictureSender(settings: DeploySettings) {
  const key = await secretKey(settings);
  return (path: string, type: string, bytes: Buffer): Promise<void> =>
    storePicture({ fetch }, settings.backendUrl, key, { path: pathOf(path), type, bytes });
}
