import { env } from "../net/env.ts";

const TIMEOUT_MS = 20_000;

export type FunctionAnswer = { ok: true; body: unknown } | { ok: false; message: string | null };

const messageOf = (body: unknown): string | null =>
  typeof body === "object" && body !== null && "message" in body && typeof body.message === "string"
    ? body.message
    : null;

/** POST to an edge function; a refusal carries the server's own words, silence none. */
export const callFunction = async (name: string, body: Record<string, unknown>): Promise<FunctionAnswer> => {
  try {
    const response = await fetch(`${env.supabaseUrl}/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: env.supabaseKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = JSON.parse(await response.text());
    return response.ok ? { ok: true, body: answer } : { ok: false, message: messageOf(answer) };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError) {
      return { ok: false, message: null };
    }
    throw error;
  }
};
