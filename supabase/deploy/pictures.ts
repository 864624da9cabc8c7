import { join } from "node:path";
import * as v from "valibot";
import { uploadSeedPictures } from "../local/backend/seed-pictures.ts";
import { projectFolder } from "../local/settings.ts";
import type { DeploySettings } from "./settings.ts";
import { StepFailed, runSupabaseCli } from "./supabase-cli.ts";

const keysSchema = v.array(v.object({ name: v.string(), type: v.nullish(v.string()), api_key: v.nullish(v.string()) }));

export async function secretKey({ env, selfHostedKey }: DeploySettings): Promise<string> {
  if (selfHostedKey) return selfHostedKey;
  const answer = await runSupabaseCli(["projects", "api-keys", "--reveal", "--output", "json"], env);
  const keys = v.parse(keysSchema, JSON.parse(answer));
  const key = keys.find(({ type }) => type === "secret") ?? keys.find(({ name }) => name === "service_role");
  if (!key?.api_key) throw new StepFailed("The project has neither a secret key nor a service_role key.");
  return key.api_key;
}

export async function sendPictures(settings: DeploySettings): Promise<void> {
  const folder = join(projectFolder, "supabase/seed/pictures");
  const sent = await uploadSeedPictures({ fetch }, folder, await secretKey(settings), settings.backendUrl);
  console.log(`${sent} pictures are in the bucket.`);
}
