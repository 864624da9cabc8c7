import { version } from "../version.ts";
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

/** The log must not contain the address of a calendar, which opens it. */
const TOKEN_IN_PATH = /[\w-]{43,}/g;

const REQUEST_ID = "x-request-id";
const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

export function serve(siteUrl: string, handler: Handler, methods: string[] = ["POST"]): Handler {
  const cors = corsHeaders(siteUrl, methods);
  const answer = async (request: Request): Promise<{ response: Response; error?: unknown }> => {
    if (request.method === "OPTIONS") return { response: new Response(null, { status: 204 }) };
    if (!methods.includes(request.method)) {
      const response = failure("method_not_allowed", `This address takes ${methods.join(", ")} only.`);
      response.headers.set("allow", [...methods, "OPTIONS"].join(", "));
      return { response };
    }
    try {
      return { response: await handler(request) };
    } catch (error) {
      if (error instanceof HttpRefusal) return { response: failure(error.code, error.message) };
      return { response: failure("internal", errorText("internal")), error };
    }
  };
  return async (request) => {
    const startedAt = Date.now();
    const id = crypto.randomUUID();
    const answered = await answer(request);
    const response =
      request.method === "HEAD" ? new Response(null, answered.response) : await withId(answered.response, id);
    for (const [name, value] of Object.entries({ ...cors, [REQUEST_ID]: id })) response.headers.set(name, value);
    logRequest(request, { id, status: response.status, ms: Date.now() - startedAt }, answered.error);
    return response;
  };
}

/** The log has the error under this id, which a traveler can quote to the operator. */
async function withId(response: Response, id: string): Promise<Response> {
  if (response.status !== statusOf("internal")) return response;
  const body: object = await response.json();
  return Response.json({ ...body, request_id: id }, response);
}

function logRequest(request: Request, facts: { id: string; status: number; ms: number }, error: unknown): void {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(TOKEN_IN_PATH, "token");
  const line = { ...facts, method: request.method, path, version };
  if (error === undefined) console.log(JSON.stringify(line));
  else console.error(JSON.stringify({ ...line, error: stackOf(error) }));
}
