import type { ManagementApi } from "./management-api.ts";

export type GatewayAnswer = { status: number; headers?: Record<string, string>; body: unknown };

export async function gatewayAnswer(
  { uploads, secrets, pictures }: Pick<ManagementApi, "uploads" | "secrets" | "pictures">,
  migration: () => Promise<unknown>,
  method: string,
  path: string,
): Promise<GatewayAnswer | undefined> {
  const anybody = { "access-control-allow-origin": "*" };
  const [, picture] = /^\/storage\/v1\/object\/public\/(.+)$/.exec(path) ?? [];
  if (picture !== undefined) {
    const storedPicture = pictures.get(picture);
    return storedPicture
      ? { status: 200, headers: { ...anybody, "content-type": storedPicture.type }, body: storedPicture.bytes }
      : { status: 400, body: {} };
  }
  if (path === "/rest/v1/rpc/catalogue_since") {
    const tours = [...pictures.keys()].slice(0, 1).map((name) => ({ image_url: name.replace(/^images\//, "") }));
    return { status: 200, headers: anybody, body: { tours } };
  }
  const [, slug] = /^\/functions\/v1\/([\w-]+)$/.exec(path) ?? [];
  if (slug === undefined) return undefined;
  const upload = uploads.findLast((one) => one.slug === slug);
  if (upload === undefined) return { status: 404, body: { code: "NOT_FOUND" } };
  const headers = { "access-control-allow-origin": secrets["SITE_URL"] ?? "" };
  if (method === "OPTIONS") return { status: 200, headers, body: "" };
  if (upload.metadata.verify_jwt !== false) return { status: 401, body: { code: "UNAUTHORIZED_NO_AUTH_HEADER" } };
  if (slug === "health") {
    const text = upload.files.get("supabase/functions/_shared/version.ts") ?? "";
    const [, version = ""] = /"([^"]+)"/.exec(text) ?? [];
    const rest = { mail: "ready", vouchers: "ready", housekeeping_age_seconds: 7 };
    return { status: 200, headers, body: { ok: true, version, migration: await migration(), ...rest } };
  }
  return { status: 405, headers, body: { code: "method_not_allowed" } };
}
