import { type ErrorCode, statusOf, errorText } from "./errors.ts";

const largestBodyBytes = 64 * 1024;

export class HttpRefusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string = errorText(code)) {
    super(message);
    this.code = code;
  }
}

const corsHeaders = (siteUrl: string, methods: string[]): Record<string, string> => ({
  "access-control-allow-origin": new URL(siteUrl).origin,
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
  "access-control-allow-methods": [...methods, "OPTIONS"].join(", "),
  vary: "Origin",
});

export const readJson = async (request: Request): Promise<unknown> => {
  try {
    return JSON.parse(await readText(request));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw new HttpRefusal("not_json");
    throw error;
  }
};

const readText = async (request: Request): Promise<string> => {
  if (Number(request.headers.get("content-length") ?? 0) > largestBodyBytes) throw new HttpRefusal("too_large");
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > largestBodyBytes) throw new HttpRefusal("too_large");
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};

type Handler = (request: Request) => Promise<Response>;

const failure = (code: ErrorCode, message: string) => Response.json({ code, message }, { status: statusOf(code) });

export function serve(siteUrl: string, handler: Handler, methods: string[] = ["POST"]): Handler {
  const cors = corsHeaders(siteUrl, methods);
  const answer = async (request: Request): Promise<Response> => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204 });
    if (!methods.includes(request.method)) {
      const response = failure("method_not_allowed", `This address takes ${methods.join(", ")} only.`);
      response.headers.set("allow", [...methods, "OPTIONS"].join(", "));
      return response;
    }
    try {
      return await handler(request);
    } catch (error) {
      if (error instanceof HttpRefusal) return failure(error.code, error.message);
      console.error(error instanceof Error ? (error.stack ?? error.message) : error);
      return failure("internal", errorText("internal"));
    }
  };
  return async (request) => {
    const answered = await answer(request);
    const response = request.method === "HEAD" ? new Response(null, answered) : answered;
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  };
}
