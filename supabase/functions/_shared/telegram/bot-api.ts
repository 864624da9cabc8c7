import * as v from "valibot";
import type { TelegramConfig } from "./telegram-config.ts";

export type BotAnswer = { ok: true } | { ok: false; status: number; description: string; retrySeconds: number | null };
export type CallBot = (method: string, body: Record<string, unknown>) => Promise<BotAnswer>;

const answerWithinMs = 8_000;

const answerSchema = v.object({
  ok: v.boolean(),
  description: v.optional(v.string(), ""),
  parameters: v.optional(v.object({ retry_after: v.optional(v.number()) }), {}),
});

export const botApi =
  ({ apiUrl, token }: Pick<TelegramConfig, "apiUrl" | "token">, post: typeof fetch): CallBot =>
  async (method, body) => {
    const send = async () => {
      const response = await post(`${apiUrl}/bot${token}/${method}`, {
        method: "POST",
        redirect: "manual",
        signal: AbortSignal.timeout(answerWithinMs),
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    };
    // The cause is left out, because it may name the address, which holds the token.
    const { status, text } = await send().catch(() => ({ status: 0, text: "" }));
    if (status === 0) return { ok: false, status, description: "The Bot API did not answer.", retrySeconds: null };
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), text);
    if (!read.success) return { ok: false, status, description: "No answer of the Bot API.", retrySeconds: null };
    const { ok, description, parameters } = read.output;
    if (ok) return { ok };
    return { ok, status, description: description.slice(0, 200), retrySeconds: parameters.retry_after ?? null };
  };
