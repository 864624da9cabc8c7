/** The letters that hosted storage takes in names. */
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

async function isObject(request: Request): Promise<boolean> {
  const value: unknown = await request.json().catch(() => undefined);
  return typeof value === "object" && value !== null && !Array.isArray(value);
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

/** What hosted storage refuses as the asker's mistake and the embedded one breaks on; undefined is for it to answer. */
export async function storageMistake(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith("/storage/v1/")) return undefined;
  const path = decoded(pathname.slice("/storage/v1".length));
  if (path === undefined || !key.test(path) || /(^|\/)\.{1,2}(\/|$)/.test(path)) {
    return refusal("InvalidKey", "Invalid key");
  }
  const verb = `${request.method} ${path}`;
  if (asksInJson.test(verb)) {
    return (await isObject(request.clone()))
      ? undefined
      : refusal("invalid_request", "The body must be a JSON object.");
  }
  if (uploads.test(verb) && !(await isUpload(request.clone()))) {
    return refusal("invalid_mime_type", "The body is not of the content type it says.");
  }
  return undefined;
}
