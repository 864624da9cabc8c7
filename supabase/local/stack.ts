import type { ChildProcess } from "node:child_process";
import type { Server } from "node:http";
import { writeTexts } from "../../src/app/prerender/texts/write-texts.ts";
import { accounts } from "./backend/accounts.ts";
import { buildApp } from "./build/build-app.ts";
import { endChild, type Started, startFunctions, startSupabase } from "./children/processes.ts";
import { type Parts, startFront } from "./front/front-server.ts";
import { staticFiles } from "./front/static-files.ts";
import { functionEnvironment } from "./function-environment.ts";
import { inboxPage } from "./mail/inbox-pages.ts";
import { startMailCatcher } from "./mail/mail-catcher.ts";
import { openMailStore } from "./mail/mail-store.ts";
import { startSandbox } from "./payments/sandbox.ts";
import { startProgress } from "./progress.ts";
import { projectFolder, type Settings } from "./settings.ts";
import { loadSecrets, openStateFolder } from "./state/state-folder.ts";
import { lockState } from "./state/state-lock.ts";

const startVite = async (env: Record<string, string>, publicPort: number) => {
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

const patienceMs = 55_000;

const startHousekeeping = (functionsPort: number, secret: string, everyMs: number): (() => void) => {
  const call = async () => {
    const answer = await fetch(`http://127.0.0.1:${functionsPort}/housekeeping`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok && answer.status !== 404)
      console.warn(`housekeeping answered ${answer.status}: ${await answer.text()}`);
  };
  let calling = false;
  const timer = setInterval(() => {
    if (calling) return;
    calling = true;
    call()
      .catch((error: Error) => console.warn("housekeeping:", error.message))
      .finally(() => (calling = false));
  }, everyMs);
  return () => clearInterval(timer);
};

type Stop = () => Promise<void> | void;

export type Running = { url: string; backendUrl: string; accounts: typeof accounts };

export const createStack = (settings: Settings, died: (name: string) => void) => {
  const stops: Stop[] = [];
  let stopping: Promise<void> | undefined;

  const stop = () => {
    stopping ??= (async () => {
      for (const step of stops.toReversed()) await step();
    })();
    return stopping;
  };
  const onChild = (child: ChildProcess) => {
    if (stopping) child.kill("SIGTERM");
    stops.push(() => endChild(child));
  };
  const watch = ({ name, child }: Started) => {
    child.once("exit", () => {
      if (!stopping) died(name);
    });
  };

  const start = async (): Promise<Running> => {
    const { port, backendPort, stateDir, databaseUrl, buildDir, dev } = settings;
    writeTexts(projectFolder);
    openStateFolder(stateDir);
    stops.push(lockState(stateDir));
    const secrets = loadSecrets(stateDir);
    const siteUrl = `http://localhost:${port}`;
    const backendUrl = `http://localhost:${backendPort ?? port}`;

    const parts: Parts = {};
    const { step, end } = startProgress(console.log);
    stops.push(await startFront(settings, parts));

    const mails = openMailStore(stateDir);
    const mail = await startMailCatcher(mails);
    stops.push(mail.stop);
    parts.inbox = (request) => inboxPage(mails, new URL(request.url).pathname);

    const sandbox = { origin: siteUrl, shopId: 27, secret: secrets.octoSecret, uniqueKey: secrets.octoUniqueKey };
    parts.sandbox = startSandbox(stateDir, sandbox);

    const supabase = startSupabase(
      { stateDir, databaseUrl, siteUrl, backendUrl, smtpPort: mail.port, secrets },
      onChild,
    );
    const backend = step("the database and its pictures", supabase.ready).then((started) => {
      watch(started);
      parts.supabasePort = started.port;
    });
    const functions = supabase.listens
      .then(({ port: supabasePort }) => {
        const hosts = { supabasePort, smtpPort: mail.port, siteUrl, backendUrl };
        const environment = functionEnvironment({ ...hosts, secrets, sandbox });
        return step("the edge functions", startFunctions(environment, onChild));
      })
      .then((started) => {
        watch(started);
        parts.functionsPort = started.port;
        stops.push(startHousekeeping(started.port, secrets.functionSecret, settings.housekeepingMs));
      });
    // On one origin the build names no address, so it fits any port; on two it is built as for a host.
    const appEnv = {
      VITE_SUPABASE_URL: backendPort ? backendUrl : "",
      VITE_SUPABASE_KEY: secrets.publishableKey,
      VITE_SITE_URL: backendPort ? siteUrl : "",
    };
    // Builds while the first start makes the database; only the last step of the build waits for it.
    const app = supabase.listens.then(async ({ port: supabasePort }) => {
      if (dev) {
        const vite = await startVite(appEnv, port);
        stops.push(vite.stop);
        parts.vitePort = vite.port;
        return;
      }
      const prerenderUrl = `http://127.0.0.1:${supabasePort}`;
      const folder =
        buildDir ?? (await step("the build of the app", buildApp(appEnv, prerenderUrl, stateDir, onChild)));
      await backend;
      parts.files = staticFiles(folder);
    });
    await Promise.all([backend, functions, app]).finally(end);
    return { url: siteUrl, backendUrl, accounts };
  };

  return { start, stop };
};
