import { cpSync, globSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrationFiles } from "../../supabase/deploy/releases.ts";
import { secretsFile } from "../../supabase/deploy/secrets-file.ts";
import { deploySteps } from "../../supabase/deploy/steps.ts";
import { seedTranslations } from "../../supabase/local/backend/seed-script.ts";
import { postgresBinaries } from "../database/support/postgres-cluster.ts";
import { type Served, openPostgres } from "../database/support/postgres.ts";
import { deployGround } from "../deploy/deploy-ground.ts";
import { projectId, secretKey } from "../deploy/management-api.ts";
import { startStandInProject, type StandInProject } from "../deploy/stand-in-project.ts";
import { root, run } from "../support/run.ts";
import { long } from "../support/tiers.ts";

const binaries = postgresBinaries();
const supabase = join(root, "supabase");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const functionNames = globSync("supabase/functions/*/index.ts", { cwd: root }).map((path) => path.split("/")[2] ?? "");

const readme = readFileSync(join(root, "supabase/deploy/README.md"), "utf8");
const typed = [...readme.matchAll(/^ {4}(\S.*?)(?: {2,}#.*)?$/gm)].map(([, line = ""]) => line);
const byHand = typed.filter((line) => line.startsWith("npx supabase "));
const firstLine = typed.find((line) => line.startsWith("set -a;")) ?? "";

const skipped = binaries === null ? " (SKIPPED: no PostgreSQL package for this platform)" : "";
describe.skipIf(binaries === null)(`npm run deploy, against stand-ins of a hosted project${skipped}`, () => {
  let standIn: StandInProject;
  let api: StandInProject["api"];
  let complete: StandInProject["env"];
  let database: Served;

  const deploy = (env: Record<string, string>, ...args: string[]) => standIn.script("deploy", env, ...args);

  beforeAll(async () => {
    database = await openPostgres(binaries ?? "");
    await database.exec(deployGround);
    standIn = await startStandInProject(database);
    ({ api, env: complete } = standIn);
  });
  afterAll(async () => {
    await standIn.stop();
    await database.close();
  });

  it("names all that is missing before it changes anything", async () => {
    const { MAIL_API_KEY: _, FUNCTION_SECRET: __, SUPABASE_PROJECT_ID: ___, ...some } = complete;
    const { code, output } = await deploy(some);
    expect(code).toBe(1);
    expect(output).toContain("Nothing was changed");
    for (const name of ["FUNCTION_SECRET", "MAIL_API_KEY", "SUPABASE_PROJECT_ID"]) expect(output).toContain(name);
    expect(output).not.toContain("SITE_URL is not set");
    expect(api.calls).toEqual([]);
  });

  it("deploys everything and says which step it is at", async () => {
    const withCurrency = { ...complete, SETTLEMENT_CURRENCY: "UZS" };
    const { code, output } = await deploy(withCurrency, "--examples", "--owner", "me@my.shop");
    expect(output).toContain(`A new shop of version ${version}: ${migrationFiles(supabase).length} migrations.`);
    expect(output).toContain("10/10");
    expect(code, output).toBe(0);
    expect(output).not.toContain("the scheduler's own");
    expect(output).not.toContain("WRONG");
    expect(output).toContain("npm run doctor -- https://shop.example");
  });

  it("leaves every function's gateway open, with all that it imports", () => {
    expect(api.uploads.map(({ slug }) => slug).toSorted()).toEqual(functionNames.toSorted());
    for (const { slug, metadata, files } of api.uploads) {
      expect(metadata, slug).toMatchObject({
        verify_jwt: false,
        entrypoint_path: `supabase/functions/${slug}/index.ts`,
        import_map_path: `supabase/functions/${slug}/deno.json`,
      });
      expect([...files.keys()], slug).toEqual(
        expect.arrayContaining([metadata.entrypoint_path, metadata.import_map_path]),
      );
      const { imports } = JSON.parse(files.get(metadata.import_map_path) ?? "");
      const imported = [...files].flatMap(([file, text]) =>
        [...text.matchAll(/^(?:import|export)(?! type)[^;]* from "([^"]+)"/gm)].map(([, name = ""]) =>
          name.startsWith(".") ? posix.join(posix.dirname(file), name) : name,
        ),
      );
      const isThere = (name: string) => files.has(name) || name in imports || /^(node|npm|jsr):/.test(name);
      expect(
        imported.filter((name) => !isThere(name)),
        slug,
      ).toEqual([]);
    }
  });

  it("sets the functions' secrets and the shop's address", () => {
    expect(api.secrets).toMatchObject({
      SITE_URL: "https://shop.example",
      FUNCTION_SECRET: "the scheduler's own",
      VOUCHER_KEYS: complete["VOUCHER_KEYS"],
      MAIL_FROM_NAME: "Journey to Uzbekistan",
      MAIL_API_KEY: complete["MAIL_API_KEY"],
      OCTO_NOTIFY_URL: `${api.url}/functions/v1/payment-webhook`,
    });
    expect(Object.keys(api.secrets).filter((name) => /^(SUPABASE|VITE|AUTH)_/.test(name))).toEqual([]);
  });

  it("configures Auth with our own mails", () => {
    expect(api.auth).toMatchObject({
      site_url: "https://shop.example",
      uri_allow_list: "https://shop.example",
      mailer_autoconfirm: false,
      smtp_host: "smtp.example",
      smtp_pass: 'two words "quoted" #',
      smtp_admin_email: "hello@example.com",
      mailer_templates_recovery_content: readFileSync(join(root, "supabase/templates/recovery.html"), "utf8"),
    });
    expect(api.storage).toEqual({ fileSizeLimit: 5 * 1024 * 1024 });
  });

  it("fills the catalogue and its pictures", async () => {
    const [row] = await database.query("select count(*)::int as tours from public.tours");
    expect(row?.["tours"]).toBeGreaterThan(5);
    const urls = await database.query(
      "select image_url from public.tours union select image_url from public.destinations",
    );
    for (const { image_url } of urls) {
      expect(api.pictures.get(`images/${image_url}`)).toMatchObject({ type: "image/webp", key: secretKey });
    }
  });

  it("translates the examples, and leaves the desk's translations alone when run again", async () => {
    const translated = () =>
      database.query(
        `select language, count(*)::int as items from public.translations group by language order by language`,
      );
    const [row] = await database.query(
      `select count(*)::int as items from (select id from public.tours union all select id from public.packages
       union all select id from public.destinations union all select private.shop_id()) i`,
    );
    expect(await translated()).toEqual(["ru", "uz"].map((language) => ({ language, items: row?.["items"] })));
    await database.exec("update public.translations set texts = '{}' where language = 'ru'");
    await database.exec(seedTranslations(supabase));
    const left = await database.query("select distinct texts from public.translations where language = 'ru'");
    expect(left).toEqual([{ texts: {} }]);
  });

  it("schedules housekeeping with the functions' secret", async () => {
    const [job] = await database.query("select schedule, command from cron.job where jobname = 'housekeeping'");
    expect(job?.["schedule"]).toBe("* * * * *");
    await database.exec(String(job?.["command"]));
    expect(await database.query("select url, headers ->> 'authorization' as word from net.asked")).toEqual([
      { url: `${api.url}/functions/v1/housekeeping`, word: "Bearer the scheduler's own" },
    ]);
  });

  it("sets the currency of the environment once", async () => {
    expect(await database.query("select charged_currency from private.shop_settings")).toEqual([
      { charged_currency: "UZS" },
    ]);
  });

  it("invites the first owner without a session", async () => {
    const members = await database.query("select email, role, user_id from public.desk_members");
    expect(members).toEqual([{ email: "me@my.shop", role: "owner", user_id: null }]);
    const mails = await database.query("select to_address from public.email_outbox where kind = 'desk_invitation'");
    expect(mails).toEqual([{ to_address: "me@my.shop" }]);
  });

  it("changes nothing for an owner who is no email address", async () => {
    const before = api.calls.length;
    const { code, output } = await deploy(complete, "--owner", "me");
    expect([code, api.calls.length]).toEqual([1, before]);
    expect(output).toContain("Nothing was changed. 'me' is not an email address.");
  });

  it("has its steps in its README", () => {
    for (const step of deploySteps({ examples: true, owner: "me@my.shop", currency: "UZS", projectId: "<project>" }))
      expect(typed).toContain(step.byHand);
  });

  long("can be done by hand with its README's commands, which invite the owner again", async () => {
    const { project, ofCli: env } = standIn;
    const values = { ...complete, FUNCTION_SECRET: "set by hand" };
    const housekeepingUrl = `${api.url}/functions/v1/housekeeping`;
    const files = {
      ".env": secretsFile(values),
      "by-hand.env": secretsFile({ FUNCTION_SECRET: values.FUNCTION_SECRET, SITE_URL: "https://shop.example" }),
      "by-hand.sql": readFileSync(join(root, "supabase/deploy/housekeeping.sql"), "utf8")
        .replace("%HOUSEKEEPING_URL%", `'${housekeepingUrl}'`)
        .replace("%FUNCTION_SECRET%", `'${values.FUNCTION_SECRET}'`),
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text);
    try {
      for (const line of byHand) {
        const command = line
          .replace("<project>", projectId)
          .replace("--env-file <file>", "--env-file by-hand.env")
          .replace("--file <file>", "--file by-hand.sql")
          // The CLI accepts a pooler below a public domain only.
          .replace("--remote", `--remote=${complete["SUPABASE_DB_URL"]}`);
        const { code, output } = await run("sh", ["-ec", `${firstLine}\n${command}`], {
          quiet: true,
          cwd: project,
          env,
        });
        expect(code, `${command}\n${output}`).toBe(0);
      }
    } finally {
      for (const name of Object.keys(files)) rmSync(join(project, name));
    }
    expect(byHand).toHaveLength(8);
    expect(api.secrets["FUNCTION_SECRET"]).toBe("set by hand");
    const [secret] = await database.query(
      "select decrypted_secret as word from vault.decrypted_secrets where name = 'housekeeping_secret'",
    );
    expect(secret?.["word"]).toBe("set by hand");
    expect(await database.query("select email, role from public.desk_members")).toEqual([
      { email: "me@my.shop", role: "owner" },
    ]);
  });

  long("can be repeated: doubles nothing, applies changes, and lists in the end what is not done", async () => {
    api.pictures.clear();
    await database.exec(`update private.shop_settings set mail_from = 'trips@shop.example', mail_name = 'Silk Road Tours',
      charged_currency = 'EUR'`);
    const { code, output } = await deploy({ ...complete, FUNCTION_SECRET: "a newer one", SETTLEMENT_CURRENCY: "RUB" });
    expect(code).toBe(1);
    expect(output).toContain("WRONG  The catalogue answers: there is no tour in it");
    expect(output).toContain(`From version ${version} to ${version}: no new migration`);
    expect(output).not.toContain("ended with");
    const [row] = await database.query(
      "select decrypted_secret as word from vault.decrypted_secrets where name = 'housekeeping_secret'",
    );
    expect(row?.["word"]).toBe("a newer one");
    expect(api.secrets["FUNCTION_SECRET"]).toBe("a newer one");
    expect(await database.query("select jobname from cron.job")).toHaveLength(1);
    expect(api.auth).toMatchObject({ smtp_admin_email: "trips@shop.example", smtp_sender_name: "Silk Road Tours" });
    expect(await database.query("select charged_currency from private.shop_settings")).toEqual([
      { charged_currency: "EUR" },
    ]);
  });

  it("refuses a checkout that is older than the shop, and changes nothing", async () => {
    api.calls.length = 0;
    const inCopy = (path: string) => join(standIn.project, path);
    const [newest = ""] = migrationFiles(supabase).slice(-1);
    const manifest = readFileSync(inCopy("package.json"), "utf8");
    rmSync(inCopy(`supabase/migrations/${newest}`));
    const unknown = await deploy(complete);
    await writeFile(inCopy("package.json"), manifest.replace(`"version": "${version}"`, '"version": "0.0.9"'));
    const older = await deploy(complete);
    cpSync(join(supabase, "migrations", newest), inCopy(`supabase/migrations/${newest}`));
    await writeFile(inCopy("package.json"), manifest);
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining("which this checkout does not know")]);
    expect([older.code, older.output]).toEqual([1, expect.stringContaining("this checkout is 0.0.9. Going back")]);
    expect(new Set(api.calls)).toEqual(new Set(["GET /functions/v1/health"]));
  });

  it("stops at the step that failed and says so", async () => {
    api.breakAt(`POST /v1/projects/${projectId}/secrets`);
    const { code, output } = await deploy(complete);
    expect(code).toBe(1);
    expect(output).toContain("'supabase secrets set' ended with 1");
    expect(output).toContain("what is done stays done");
  });
});
