import { type ClaimedNews, newsMessageOf } from "../news/claimed-news.ts";
import { type Outcome, retryWithin, sendClaimed } from "../news/send-claimed.ts";
import { languageOf } from "../text/languages.ts";
import type { Rpc } from "../web/rpc.ts";
import type { CallBot } from "./bot-api.ts";

type Deps = { rpc: Rpc; bot: { name: string; call: CallBot } | null; siteUrl: string };

/** A button may carry 64 bytes, so it names the delivery and the database finds the reader. */
export const seenData = (delivery: string): string => `seen:${delivery}`;

export function telegramMessageOf(news: ClaimedNews, siteUrl: string) {
  const { title, body, url } = newsMessageOf(news, siteUrl);
  const words = languageOf(news).mails.TELEGRAM_BOT;
  const opens = news.kind === "waiting_offer" ? words.openPage : words.openTrip;
  return {
    chat_id: news.chat_id,
    text: `${title}\n\n${body}`,
    link_preview_options: { is_disabled: true },
    reply_markup: {
      inline_keyboard: [[{ text: words.seen, callback_data: seenData(news.id) }], [{ text: opens, url }]],
    },
  };
}

async function send(call: CallBot, siteUrl: string, news: ClaimedNews): Promise<Outcome> {
  if (news.chat_id === null) throw new Error("The channel has no chat.");
  const answer = await call("sendMessage", telegramMessageOf(news, siteUrl));
  if (answer.ok) return answer;
  const { status, description, retrySeconds } = answer;
  const gone = status === 403 || (status === 400 && /chat not found/i.test(description));
  const error = `The Bot API answered ${status}: ${description}`;
  return { ok: false, error, gone, retrySeconds: retryWithin(retrySeconds ?? 0) };
}

export async function sendTelegramNews({ rpc, bot, siteUrl }: Deps, inTime: () => boolean = () => true) {
  await rpc("tell_telegram_bot", { name: bot?.name ?? null });
  if (bot === null) return { sent: 0, failed: 0 };
  const channel = { rpc, kind: "telegram", send: (news: ClaimedNews) => send(bot.call, siteUrl, news) } as const;
  return await sendClaimed(channel, inTime);
}
