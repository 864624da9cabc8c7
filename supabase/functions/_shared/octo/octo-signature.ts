import type { OctoConfig } from "./octo-config.ts";

type Signed = { uuid: string; status: string; hashKey: string; signature: string };
type Keys = Pick<OctoConfig, "signature" | "uniqueKey" | "secret" | "signaturePrefix">;

const sha1 = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

// As long for a near miss as for a wild one.
const sameText = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length;
  for (let at = 0; at < other.length; at += 1) difference |= (one.charCodeAt(at) || 0) ^ other.charCodeAt(at);
  return difference === 0;
};

/** Octo's papers contradict each other about the formula, so it is chosen by configuration. */
export const expectedSignature = async (keys: Keys, { uuid, status, hashKey }: Signed): Promise<string> => {
  if (keys.signature === "A") return sha1(`${keys.uniqueKey}${uuid}${status}`);
  if (keys.signature === "B") return sha1(`${await sha1(`${keys.secret}${hashKey}`)}${uuid}${status}`);
  const inner = await sha1(`${keys.signaturePrefix}${keys.secret}${hashKey}`);
  return sha1(`${inner.toUpperCase()}${uuid}${status}`);
};

export const signatureFits = async (keys: Keys, signed: Signed): Promise<boolean> =>
  keys.signature === "off" || sameText(signed.signature.toLowerCase(), await expectedSignature(keys, signed));
