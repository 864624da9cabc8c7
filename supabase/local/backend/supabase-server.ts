import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { App, setExperimental, SmtpEmailDriver } from "@supabase/lite";
import { guardAuth } from "../auth/auth-guard.ts";
import { authTemplates, chooseBranch, letters, NOBODY } from "../auth/auth-mailbox.ts";
import { emailChange } from "../auth/email-change.ts";
import { createPlaceholderUser } from "../auth/known-addresses.ts";
import { endWithParent, notifyParent } from "../children/child-messages.ts";
import { projectFolder } from "../settings.ts";
import type { Secrets } from "../state/state-folder.ts";
import { makeAccounts } from "./accounts.ts";
import { openDatabase } from "./database.ts";
import { sendResponse, toRequest } from "./http-bridge.ts";
import { tooDeep } from "./json-bounds.ts";
import { applyMigrations, doOnce, seedOnce } from "./migrations.ts";
import { objectFiles } from "./object-files.ts";
import { tooExpensive } from "./rest-bounds.ts";
import { uploadSeedPictures } from "./seed-pictures.ts";
import { seedScript } from "./seed-script.ts";
import { storageMistake } from "./storage-bounds.ts";

export type SupabaseOptions = {
  stateDir: string;
  databaseUrl: string | undefined;
  siteUrl: string;
  backendUrl: string;
  smtpPort: number;
  secrets: Secrets;
};

const options: SupabaseOptions = JSON.parse(process.env.SUPABASE_SERVER_OPTIONS ?? "{}");
const { secrets, siteUrl, backendUrl, stateDir } = options;
const supabaseFolder = join(projectFolder, "supabase");

const smtp = new SmtpEmailDriver({
  host: "127.0.0.1",
  port: options.smtpPort,
  from: { name: "Journey to Uzbekistan", address: "hello@example.com" },
  requireTls: false,
});

const optimizeNothing = () => setFlagsFromString("--wasm-tier-up-filter=0");
const optimizeAsUsual = () => setFlagsFromString("--wasm-tier-up-filter=-1");

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

const start = async (): Promise<{ answer: Answer; finish: () => Promise<void> }> => {
  optimizeNothing();
  let settingUp = true;
  const reached = (html: string) => html.replaceAll(`${siteUrl}/auth/v1/`, `${backendUrl}/auth/v1/`);
  const post = letters(async ({ to, subject, html = "" }) => {
    // Hosted Auth sends no text part; the generated one would show a code that the app has no field for.
    if (settingUp) return;
    const [account] = await database.rows<{ language: string }>(
      "select coalesce(raw_user_meta_data::jsonb ->> 'language', '') as language from auth.users where $1 in (email, email_change)",
      [to],
    );
    const inLanguage = (template: string) => chooseBranch(template, account?.language ?? "");
    await smtp.send({ to, subject: inLanguage(subject), html: reached(inLanguage(html)) });
  });
  setExperimental("storage", true);
  const database = await openDatabase(stateDir, options.databaseUrl);
  endWithParent(() => database.connection.close());
  const app = new App({
    connection: database.connection,
    api: { enabled: true, schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      jwt_expiry: 3600,
      enable_signup: true,
      minimum_password_length: 6,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        max_frequency: "1s",
        template: authTemplates(projectFolder),
      },
    },
    storage: { enabled: true, file_size_limit: "5MiB" },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: post.driver },
    },
  });
  app._storageAdapter = objectFiles(join(stateDir, "objects"));
  await app.ensureSystemSchema();
  await applyMigrations(database, join(supabaseFolder, "migrations"));
  await app.init();
  await seedOnce(database, "seed.sql", seedScript(supabaseFolder));

  const embedded = async (request: Request) => app.fetch(request, { peerAddress: "127.0.0.1" });
  const change = emailChange(database, post);
  const auth = guardAuth(embedded, { database, letters: post, change, nobody: NOBODY, siteUrl });
  const answer: Answer = async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    const request = toRequest(incoming, siteUrl, body);
    const url = new URL(request.url);
    const refused = tooDeep(url.pathname, incoming.headers["content-type"] ?? "", body) ?? tooExpensive(url);
    const byPart = () =>
      url.pathname.startsWith("/auth/v1/") ? auth(request) : storageMistake(request, secrets.jwtSecret);
    const response = refused ?? (await byPart());
    await sendResponse(response ?? (await embedded(request)), outgoing);
  };
  const finish = async () => {
    const signUp = async (body: object) =>
      app.fetch(
        new Request(`${siteUrl}/auth/v1/signup`, {
          method: "POST",
          headers: { apikey: secrets.publishableKey, "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      );
    await makeAccounts(database, signUp);
    await createPlaceholderUser(database, signUp);
    settingUp = false;
    const pictures = join(supabaseFolder, "seed/pictures");
    await doOnce(database, "pictures", () => uploadSeedPictures(app, pictures, secrets.secretKey));
    optimizeAsUsual();
  };
  return { answer, finish };
};

const server = createServer();
server.keepAliveTimeout = 65_000;
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  notifyParent({ type: "listening", port });
  const started = start();
  // Early requests wait: the app builds meanwhile, and its last step needs the catalogue.
  server.on("request", (incoming, outgoing) => {
    started
      .then(({ answer }) => answer(incoming, outgoing))
      .catch((error: unknown) => {
        console.error("supabase:", error);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500).end();
      });
  });
  started
    .then(({ finish }) => finish())
    .then(
      () => notifyParent({ type: "ready", port }),
      (error: Error) => notifyParent({ type: "failed", message: error.message }),
    );
});
