import * as v from "valibot";
import { type Language, languages, SOURCE_LANGUAGE } from "../../../src/domain/languages.ts";
import { optionalLanguage } from "../../../src/domain/schemas.ts";
import { sameSecret } from "../_shared/same-secret.ts";
import type { TelegramConfig } from "../_shared/telegram/telegram-config.ts";
import { languageOf } from "../_shared/text/languages.ts";
import { HttpRefusal, readJson } from "../_shared/web/http.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

type Deps = { rpc: Rpc; config: Pick<TelegramConfig, "webhookSecret"> | null };

const START = /^\/start(?:@\w+)? ([\w-]{43})$/;
const COMMAND = /^\/(start|help|stop)(?:@\w+)?(?:\s|$)/;
const SEEN = /^seen:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const chat = v.object({ id: v.pipe(v.number(), v.safeInteger()), type: v.literal("private") });
const from = v.optional(v.object({ language_code: v.optional(v.string()) }));
const messageSchema = v.object({ message: v.object({ chat, from, text: v.string() }) });
const buttonSchema = v.object({
  callback_query: v.object({ id: v.string(), data: v.string(), from, message: v.object({ chat }) }),
});
const blockedSchema = v.object({
  my_chat_member: v.object({ chat, new_chat_member: v.object({ status: v.literal("kicked") }) }),
});

export const chatAnswerSchema = v.object({
  ok: v.boolean(),
  language: v.nullish(optionalLanguage),
  title: v.optional(v.string()),
});
type From = v.InferOutput<typeof from>;
type Message = v.InferOutput<typeof messageSchema>["message"];
type Button = v.InferOutput<typeof buttonSchema>["callback_query"];

function spokenBy(person: From): Language {
  const code = person?.language_code?.slice(0, 2);
  return languages.find((language) => language === code) ?? SOURCE_LANGUAGE;
}

async function replyTo(rpc: Rpc, { chat: { id: chat_id }, from: person, text }: Message): Promise<string | null> {
  const ask = async (verb: string, args: Record<string, unknown>) => {
    const { ok, language, title } = v.parse(chatAnswerSchema, await rpc(verb, { ...args, chat_id }));
    return { ok, title, words: languageOf({ language: language ?? spokenBy(person) }).mails.TELEGRAM_BOT };
  };
  const start_token = START.exec(text)?.[1];
  if (start_token) {
    const { ok, title, words } = await ask("bind_telegram", { start_token });
    return ok ? words.connected({ title: title ?? "" }) : words.unknownLink;
  }
  const command = COMMAND.exec(text)?.[1];
  if (command === "stop") return (await ask("stop_telegram", {})).words.stopped;
  return languageOf({ language: spokenBy(person) }).mails.TELEGRAM_BOT.help;
}
async function press(rpc: Rpc, { data, from: person, message }: Button): Promise<string> {
  const delivery_id = SEEN.exec(data)?.[1];
  const answer = delivery_id
    ? v.parse(chatAnswerSchema, await rpc("acknowledge_telegram", { delivery_id, chat_id: message.chat.id }))
    : { ok: false, language: null };
  const words = languageOf({ language: answer.language ?? spokenBy(person) }).mails.TELEGRAM_BOT;
  return answer.ok ? words.noted : words.notYours;
}
/** The Bot API runs a method that the answer to its update names. */
export const telegramWebhook =
  ({ rpc, config }: Deps) =>
  async (request: Request): Promise<Response> => {
    if (config === null) throw new HttpRefusal("not_found", "This shop has no Telegram bot.");
    const given = request.headers.get("x-telegram-bot-api-secret-token") ?? "";
    if (!(await sameSecret(given, config.webhookSecret))) throw new HttpRefusal("unauthorized");
    const update = await readJson(request);
    if (v.is(messageSchema, update)) {
      const { message } = update;
      return Response.json({ method: "sendMessage", chat_id: message.chat.id, text: await replyTo(rpc, message) });
    }
    if (v.is(buttonSchema, update)) {
      const { callback_query: button } = update;
      const text = await press(rpc, button);
      return Response.json({ method: "answerCallbackQuery", callback_query_id: button.id, text });
    }
    if (v.is(blockedSchema, update)) {
      await rpc("stop_telegram", { chat_id: update.my_chat_member.chat.id });
    }
    // Telegram repeats an update until it gets a 2xx, so what the bot does not know is taken too.
    return Response.json({});
  };
