import { type Database, unwritable } from "../backend/database.ts";
import type { AuthMailbox } from "./auth-mailbox.ts";
import { countTries } from "./count-tries.ts";
import { type EmailChange, hashOf } from "./email-change.ts";
import { withPlaceholderUser, signUpAgain } from "./known-addresses.ts";

function ownRedirect(url: URL, siteUrl: string): URL {
  const wish = url.searchParams.get("redirect_to");
  if (wish === null) return url;
  const own = new URL(url);
  own.searchParams.delete("redirect_to");
  if (URL.canParse(wish) && new URL(wish).origin === siteUrl) own.searchParams.set("redirect_to", new URL(wish).href);
  return own;
}

type Fetch = (request: Request) => Promise<Response>;
type Body = Record<string, unknown>;
type Parts = { database: Database; letters: AuthMailbox; change: EmailChange; nobody: string; siteUrl: string };

const refusal = (code: number, error_code: string, msg: string, headers: Record<string, string> = {}) =>
  Response.json({ code, error_code, msg }, { status: code, headers: { ...headers, "x-sb-error-code": error_code } });
const tooMany = () => refusal(429, "over_request_rate_limit", "Request rate limit reached", { "retry-after": "300" });
const badJson = () => refusal(400, "bad_json", "Could not parse request body as JSON");
const notFound = () => refusal(404, "no_route", "Not found");

const OTHER_MAILBOX = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const text = (value: unknown) => (typeof value === "string" ? value : "");
const isWrong = (answer: Response) => answer.status >= 400 || /[#&]error=/.test(answer.headers.get("location") ?? "");

/**
 * The server behind unescapes letters, takes the first of two values and treats HEAD as GET, so normalize the request
 * first.
 */
function plainly(address: string): URL {
  const url = new URL(address);
  url.search = new URLSearchParams(Object.fromEntries(url.searchParams)).toString();
  return url;
}

const texts = [
  "email",
  "password",
  "phone",
  "type",
  "token",
  "token_hash",
  "refresh_token",
  "auth_code",
  "code_verifier",
];
function parse(sent: string): Body | undefined {
  try {
    const body = JSON.parse(sent) as Body | null;
    if (typeof body !== "object" || body === null || Array.isArray(body)) return undefined;
    const odd = texts.some((name) => !["string", "undefined"].includes(typeof (body[name] ?? undefined)));
    const data = body["data"] ?? {};
    return odd || typeof data !== "object" || unwritable.test(JSON.stringify(body)) ? undefined : body;
  } catch {
    return undefined;
  }
}

export function guardAuth(fetch: Fetch, { database, letters, change, nobody, siteUrl }: Parts): Fetch {
  const tries = countTries();

  const counted = async (request: Request, account: string, ask: () => Promise<Response>) => {
    const from = request.headers.get("x-forwarded-for") ?? "";
    const entered = tries.enter([`address ${from}`, ...(account ? [`account ${account.toLowerCase()}`] : [])]);
    if (!entered) return tooMany();
    const answer = await ask();
    if (!isWrong(answer)) entered.giveBack();
    return answer;
  };

  const verify = async (request: Request, url: URL, body: Body) => {
    const fields = request.method === "GET" ? Object.fromEntries(url.searchParams) : body;
    const [email, code] = [text(fields["email"]), text(fields["token"])];
    const hash = request.method === "GET" ? code : text(fields["token_hash"]) || hashOf(email, code);
    return counted(request, email, async () => {
      if (fields["type"] !== "email_change" || !(await change.isFirst(hash))) return fetch(request);
      if (request.method !== "GET") return Response.json({ code: "200", msg: OTHER_MAILBOX });
      const back = new URL(url.searchParams.get("redirect_to") ?? siteUrl);
      back.hash = new URLSearchParams({ message: OTHER_MAILBOX }).toString();
      return new Response(null, { status: 303, headers: { location: back.href } });
    });
  };

  return async (incoming) => {
    const url = ownRedirect(plainly(incoming.url), siteUrl);
    if (incoming.method === "HEAD" || url.pathname.includes("%")) return notFound();
    const sent = incoming.body ? await incoming.text() : "";
    const request = new Request(url, { method: incoming.method, headers: incoming.headers, body: sent || null });
    const body = parse(sent);
    if (sent && !body) return badJson();
    const verb = `${incoming.method} ${url.pathname.replace(/^\/auth\/v1/, "")}`;
    const again = (changed: Body) => {
      const headers = new Headers(incoming.headers);
      headers.delete("content-length");
      return fetch(new Request(url, { method: incoming.method, headers, body: JSON.stringify(changed) }));
    };

    if (verb === "GET /verify" || (verb === "POST /verify" && body)) return verify(request, url, body ?? {});
    if (!body) return fetch(request);
    if (verb === "POST /signup") return signUpAgain(database, letters, body, again);
    if (verb === "POST /recover") return again(await withPlaceholderUser(database, nobody, body));
    if (verb === "POST /token" && url.searchParams.get("grant_type") === "password") {
      return counted(request, text(body["email"]), async () =>
        again(await withPlaceholderUser(database, nobody, body)),
      );
    }
    const answer = await fetch(request);
    if (verb === "PUT /user" && answer.ok && body["email"]) {
      await change.tellNewMailbox(((await answer.clone().json()) as { id: string }).id);
    }
    return answer;
  };
}
