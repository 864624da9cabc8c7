import { tokenFromBytes } from "../../../domain/base64url.ts";
import type { Language } from "../../../domain/languages.ts";
import type { NewsReader } from "../../../domain/news/news-kinds.ts";
import type { Result } from "../../../domain/result.ts";
import { serverCalls } from "../../remote/traveler/verbs.ts";

export type TelegramChat = { id: string; made_at: string };
type TelegramAnswer = Result<{ bot: string | null; chats: TelegramChat[] }>;

export const readTelegram = (reader: NewsReader): Promise<TelegramAnswer> => serverCalls("rpc/my_telegram", { reader });

/** The link works once and for an hour, for this person alone. */
export async function startTelegram(
  reader: NewsReader,
  language: Language,
): Promise<TelegramAnswer & { link?: string }> {
  const start_token = tokenFromBytes(crypto.getRandomValues(new Uint8Array(32)));
  const answer = await serverCalls("rpc/start_telegram", { start: { ...reader, start_token, language } });
  if (!answer.ok || answer.value.bot === null) return answer;
  return { ...answer, link: `https://t.me/${answer.value.bot}?start=${start_token}` };
}

export async function stopTelegram(reader: NewsReader, channel_id: string): Promise<TelegramAnswer> {
  const answer = await serverCalls("rpc/unfollow_news", { channel: { ...reader, channel_id } });
  return answer.ok ? readTelegram(reader) : answer;
}
