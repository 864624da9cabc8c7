import { optional, required } from "../functions/_shared/env.ts";
import { botApi } from "../functions/_shared/telegram/bot-api.ts";
import { readTelegramConfig } from "../functions/_shared/telegram/telegram-config.ts";
import type { DeploySettings } from "./settings.ts";
import { StepFailed } from "./supabase-cli.ts";

type Backend = Pick<DeploySettings, "secrets" | "backendUrl">;

export async function tellTelegram({ secrets, backendUrl }: Backend, post: typeof fetch = fetch): Promise<void> {
  const source = { get: (name: string) => secrets[name] };
  const config = readTelegramConfig({
    optional: (name) => optional(name, source),
    required: (name) => required(name, source),
  });
  if (config === null) return;
  const answer = await botApi(config, post)("setWebhook", {
    url: `${backendUrl}/functions/v1/telegram`,
    secret_token: config.webhookSecret,
    allowed_updates: ["message", "callback_query", "my_chat_member"],
  });
  if (!answer.ok) throw new StepFailed(`Telegram refused the bot: ${answer.status} ${answer.description}`);
}
