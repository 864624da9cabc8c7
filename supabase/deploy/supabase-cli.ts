import { spawn } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "../local/settings.ts";

export class StepFailed extends Error {}

export function runSupabaseCli(args: readonly string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(projectFolder, "node_modules/.bin/supabase"), ["--yes", ...args], {
      cwd: projectFolder,
      env: { ...process.env, ...env, DO_NOT_TRACK: "1" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let answer = "";
    child.stdout.on("data", (chunk) => (answer += chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(answer);
      else reject(new StepFailed(`'supabase ${args[0]} ${args[1]}' ended with ${code}; its own words stand above.`));
    });
  });
}
