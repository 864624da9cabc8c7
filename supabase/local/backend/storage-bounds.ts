import { unwritable } from "./database.ts";
import { hasBadToken } from "./storage-tokens.ts";

/** Characters that hosted storage allows in names. */
const key = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const asksInJson = /^(POST|PUT|PATCH) \/(bucket|object\/(list|list-v2|move|copy|sign)(\/|$))|^DELETE \/object\/[^/]+$/;
const uploads = /^(POST|PUT) \/object\//;

const refusal = (error: string, message: string) =>
  Response.json({ statusCode: "400", error, message }, { status: 400 });

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const LONGEST_SIGNED_S = 10 * 365 * 86_400;

async function isAsked(request: Request, path: string): Promise<boolean> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) return false;
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  if (unwritable.test(JSON.stringify(body))) return false;
  const { expiresIn, bucketId, sourceKey, destinationKey } = body as Record<string, unknown>;
  if (/^\/object\/(move|copy)/.test(path)) {
    return [bucketId, sourceKey, destinationKey].every((name) => typeof name === "string");
  }
  return (
    !path.startsWith("/object/sign") ||
    (Number.isInteger(expiresIn) && Number(expiresIn) > 0 && Number(expiresIn) <= LONGEST_SIGNED_S)
  );
}

async function isUpload(request: Request): Promise<boolean> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^[\w.+-]+\/[\w.+-]+\s*(;|$)/.test(type)) return false;
  if (!type.startsWith("multipart/")) return true;
  return request.formData().then(
    () => true,
    () => false,
  );
}

/** Hosted storage answers these with 4xx, while the embedded one crashes. */
export async function storageMistake(request: Request, jwtSecret: string): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith("/storage/v1/")) return undefined;
  const path = decoded(pathname.slice("/storage/v1".length));
  if (path === undefined || !key.test(path) || /(^|\/)\.{1,2}(\/|$)/.test(path)) {
    return refusal("InvalidKey", "Invalid key");
  }
  const verb = `${request.method} ${path}`;
  if (hasBadToken(verb, searchParams.get("token") ?? "", jwtSecret)) return refusal("InvalidJWT", "Invalid token");
  if (asksInJson.test(verb)) {
    return (await isAsked(request.clone(), path))
      ? undefined
      : refusal("invalid_request", "The body is not what is asked for.");
  }
  if (uploads.test(verb) && !(await isUpload(request.clone()))) {
    return refusal("invalid_mime_type", "The body is not of the content type it says.");
  }
  return undefined;
}
