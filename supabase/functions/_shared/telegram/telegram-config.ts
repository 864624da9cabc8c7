import type { ReadEnv } from "../env.ts";

export type TelegramConfig = { token: string; name: string; webhookSecret: string; apiUrl: string };

const RULES = {
  TELEGRAM_BOT_TOKEN: /^\d{3,20}:[\w-]{20,100}$/,
  TELEGRAM_BOT_NAME: /^[A-Za-z]\w{4,31}$/,
  TELEGRAM_WEBHOOK_SECRET: /^[\w-]{16,256}$/,
  TELEGRAM_API_URL: /^https?:\/\/[^\s/]+$/,
} as const;

export function readTelegramConfig({ optional, required }: ReadEnv): TelegramConfig | null {
  if (!optional("TELEGRAM_BOT_TOKEN")) return null;
  const read = (name: keyof typeof RULES, value: string) => {
    if (!RULES[name].test(value)) throw new Error(`${name} has not the form that Telegram gives it (.env.example).`);
    return value;
  };
  const needed = (name: keyof typeof RULES) => read(name, required(name));
  return {
    token: needed("TELEGRAM_BOT_TOKEN"),
    name: needed("TELEGRAM_BOT_NAME"),
    webhookSecret: needed("TELEGRAM_WEBHOOK_SECRET"),
    apiUrl: read("TELEGRAM_API_URL", optional("TELEGRAM_API_URL") ?? "https://api.telegram.org"),
  };
}
