import { createHmac } from "node:crypto";

const asksBySignature = /^((GET|HEAD) \/object\/sign|PUT \/object\/upload\/sign)\//;

function read(part: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? "", "base64url").toString());
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The embedded storage crashes on a foreign signature. */
export function hasBadToken(verb: string, token: string, secret: string): boolean {
  if (!asksBySignature.test(verb)) return false;
  const [header, payload, signature, ...more] = token.split(".");
  const signed = createHmac("sha256", secret).update(`${header}.${payload}`).digest("base64url");
  if (more.length > 0 || signature !== signed || read(header)["alg"] !== "HS256") return true;
  return !(Number(read(payload)["exp"]) * 1000 > Date.now());
}
