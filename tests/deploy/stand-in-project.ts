import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Served } from "../database/support/postgres.ts";
import { root, run } from "../support/run.ts";
import { projectId, startManagementApi } from "./management-api.ts";
import { projectCopy } from "./project-copy.ts";

/** The CLI speaks TCP, while the test's server listens on a socket file. */
async function doorTo(socket: string): Promise<Server> {
  const door = createServer((caller) => {
    const server = connect(join(socket, ".s.PGSQL.5432"));
    caller.pipe(server).pipe(caller);
    caller.once("error", () => server.destroy());
    server.once("error", () => caller.destroy());
  });
  await new Promise<void>((listening) => door.listen(0, "127.0.0.1", listening));
  return door;
}

export type StandInProject = Awaited<ReturnType<typeof startStandInProject>>;

/** A hosted project as our scripts and the CLI see it; `env` is a complete .env. */
export async function startStandInProject(database: Served) {
  const api = await startManagementApi(async () => {
    const [row] = await database.query("select private.shop_state() ->> 'migration' as newest");
    return row?.["newest"];
  });
  const door = await doorTo(database.socket);
  const folder = mkdtempSync(join(tmpdir(), "journey-deploy-"));
  const project = projectCopy(join(folder, "project"));
  const profile = {
    name: "standin",
    api_url: api.url,
    dashboard_url: api.url,
    project_host: "test",
    docs_url: api.url,
  };
  const lines = Object.entries(profile).map(([name, value]) => `${name}: ${value}\n`);
  writeFileSync(join(folder, "profile.yaml"), lines.join(""));
  const ofCli = { HOME: folder, SUPABASE_PROFILE: join(folder, "profile.yaml"), DO_NOT_TRACK: "1" };
  const env: Record<string, string> = {
    VITE_SITE_URL: "https://shop.example",
    VITE_SUPABASE_URL: api.url,
    VITE_SUPABASE_KEY: "sb_publishable_standin",
    SUPABASE_ACCESS_TOKEN: `sbp_${"a".repeat(40)}`,
    SUPABASE_PROJECT_ID: projectId,
    SUPABASE_DB_URL: `postgresql://postgres:any@127.0.0.1:${(door.address() as AddressInfo).port}/postgres`,
    AUTH_SMTP_HOST: "smtp.example",
    AUTH_SMTP_USER: "letters",
    AUTH_SMTP_PASSWORD: 'two words "quoted" #',
    FUNCTION_SECRET: "the scheduler's own",
    VOUCHER_KEYS: "1:MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v_VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g",
    OPERATOR_EMAIL: "operator@example.com",
    MAIL_FROM_ADDRESS: "hello@example.com",
    MAIL_FROM_NAME: "Journey to Uzbekistan",
    MAIL_TRANSPORT: "http",
    MAIL_API_KEY: 're_"standin" \\n $HOME',
  };
  return {
    api,
    env,
    ofCli,
    project,
    script: (name: string, values: Record<string, string>, ...args: string[]) =>
      run(join(root, "node_modules/.bin/node"), [`supabase/deploy/${name}.ts`, ...args], {
        quiet: true,
        cwd: project,
        env: { ...ofCli, ...values },
      }),
    stop: async () => {
      door.close();
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
