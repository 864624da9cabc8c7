import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../local/settings.ts";
import { readDeploySettings } from "./settings.ts";
import { deploySteps } from "./steps.ts";
import { StepFailed } from "./supabase-cli.ts";

const dotEnv = join(projectFolder, ".env");
if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);

async function deploy(): Promise<number> {
  const read = readDeploySettings(process.env);
  if (!read.ok) {
    console.error(["Nothing was changed. Missing in .env (see .env.example):", ...read.problems].join("\n  "));
    return 1;
  }
  const { settings } = read;
  const steps = deploySteps({ examples: process.argv.includes("--examples"), projectId: settings.projectId });
  for (const [at, { title, byHand, run }] of steps.entries()) {
    console.log(`\n${at + 1}/${steps.length} ${title}: ${byHand}`);
    await run(settings);
  }
  return 0;
}

deploy().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`\n${error.message} Mend it and run 'npm run deploy' again: what is done stays done.`);
    process.exitCode = 1;
  },
);
