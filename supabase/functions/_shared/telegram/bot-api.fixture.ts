import * as v from "valibot";

type Fault = { status: number; description: string; parameters?: { retry_after: number } };
type Call = { method: string; body: Record<string, unknown> };

const TOKEN = "123456:AAF-not-a-real-token-of-any-bot";

const bytes = (text: string) => new TextEncoder().encode(text).length;
const button = v.union([
  v.strictObject({
    text: v.pipe(v.string(), v.minLength(1)),
    callback_data: v.pipe(
      v.string(),
      v.minLength(1),
      v.check((data) => bytes(data) <= 64),
    ),
  }),
  v.strictObject({ text: v.pipe(v.string(), v.minLength(1)), url: v.pipe(v.string(), v.url()) }),
]);
const METHODS = {
  getMe: v.strictObject({}),
  sendMessage: v.strictObject({
    chat_id: v.number(),
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)),
    link_preview_options: v.optional(v.strictObject({ is_disabled: v.boolean() })),
    reply_markup: v.optional(v.strictObject({ inline_keyboard: v.array(v.array(button)) })),
  }),
  answerCallbackQuery: v.strictObject({
    callback_query_id: v.string(),
    text: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  setWebhook: v.strictObject({
    url: v.pipe(v.string(), v.startsWith("https://")),
    secret_token: v.pipe(v.string(), v.regex(/^[\w-]{1,256}$/)),
    allowed_updates: v.array(v.picklist(["message", "callback_query", "my_chat_member"])),
  }),
};

/** Follows core.telegram.org/bots/api, and refuses what those documents refuse. */
export function fakeBotApi(faultOf: (call: Call) => Fault | null = () => null) {
  const calls: Call[] = [];
  const failed = ({ status, ...rest }: Fault) => Response.json({ ok: false, error_code: status, ...rest }, { status });
  const answer = (call: Call): Response => {
    const schema = Object.entries(METHODS).find(([name]) => name === call.method)?.[1];
    if (!schema) return failed({ status: 404, description: "Not Found" });
    if (!v.is(schema, call.body)) return failed({ status: 400, description: `Bad Request: ${call.method}` });
    const fault = faultOf(call);
    if (fault) return failed(fault);
    calls.push(call);
    const result = call.method === "getMe" ? { id: 123_456, is_bot: true, username: "journey_bot" } : true;
    return Response.json({ ok: true, result });
  };
  const post: typeof fetch = async (input, init = {}) => {
    const [, token, method = ""] = /^https:\/\/api\.telegram\.org\/bot([^/]+)\/(\w+)$/.exec(String(input)) ?? [];
    if (token !== TOKEN) return failed({ status: 401, description: "Unauthorized" });
    return answer({ method, body: JSON.parse(String(init.body)) });
  };
  /** A webhook's answer may hold a method, which the Bot API runs without telling its result. */
  const run = async (response: Response): Promise<number> => {
    const { method, ...body } = (await response.json()) as { method?: string };
    return method === undefined ? response.status : answer({ method, body }).status;
  };
  return { calls, post, run, config: { apiUrl: "https://api.telegram.org", token: TOKEN } };
}
