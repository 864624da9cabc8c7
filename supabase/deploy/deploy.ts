import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { writeTexts } from "../../src/app/prerender/texts/write-texts.ts";
import { emailRule } from "../../src/domain/booking/form/field-rules.ts";
import { projectFolder } from "../local/settings.ts";
import { lookAtChanges } from "./changes.ts";
import { backendChecks, firstRound } from "./doctor/backend-checks.ts";
import { examine } from "./doctor/examine.ts";
import { readDeploySettings } from "./settings.ts";
import { deploySteps } from "./steps.ts";
import { StepFailed } from "./supabase-cli.ts";

const dotEnv = join(projectFolder, ".env");
if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);

function readArgs() {
  const options = { examples: { type: "boolean", default: false }, owner: { type: "string" } } as const;
  const { examples, owner } = parseArgs({ options }).values;
  return { examples, owner, isAddress: owner === undefined || v.is(emailRule, owner) };
}

async function deploy(): Promise<number> {
  const { examples, owner, isAddress } = readArgs();
  if (!isAddress) {
    console.error(`Nothing was changed. '${owner}' is not an email address.`);
    return 1;
  }
  const read = readDeploySettings(process.env);
  if (!read.ok) {
    console.error(["Nothing was changed. Missing in .env (see .env.example):", ...read.problems].join("\n  "));
    return 1;
  }
  const { settings } = read;
  const { siteUrl, backendUrl, publishableKey, projectId, selfHostedKey } = settings;
  const backend = { site: siteUrl, backend: backendUrl, key: publishableKey };
  const { version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  const changes = await lookAtChanges(backend, version);
  if (!changes.ok) {
    console.error(`Nothing was changed. ${changes.why}`);
    return 1;
  }
  console.log(changes.words);
  writeTexts(projectFolder);
  const currency = settings.env["SETTLEMENT_CURRENCY"];
  const isSelfHosted = selfHostedKey !== undefined;
  const hasBot = "TELEGRAM_BOT_TOKEN" in settings.secrets;
  const steps = deploySteps({ examples, owner, currency, projectId, isSelfHosted, hasBot });
  for (const [at, { title, byHand, run }] of steps.entries()) {
    console.log(`\n${at + 1}/${steps.length} ${title}: ${byHand}`);
    await run(settings);
  }
  console.log("\nThe backend, asked from outside (housekeeping comes within the first minute):");
  await firstRound(backend);
  if ((await examine(backend, backendChecks)) > 0) return 1;
  console.log("\nNow the site: npm run build, upload dist/ (docs/hosts.md), npm run doctor -- " + siteUrl);
  return 0;
}

deploy().then(
  // Exit now: unread response bodies would keep the process alive for seconds.
  (code) => process.exit(code),
  (error: unknown) => {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`\n${error.message} Mend it and run 'npm run deploy' again: what is done stays done.`);
    process.exitCode = 1;
  },
);
