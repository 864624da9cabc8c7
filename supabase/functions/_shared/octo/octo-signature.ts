import { sameSecret } from "../same-secret.ts";
import type { OctoConfig } from "./octo-config.ts";

type Signed = { uuid: string; status: string; hashKey: string; signature: string };
type Keys = Pick<OctoConfig, "signature" | "uniqueKey" | "secret" | "signaturePrefix">;

const sha1 = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Octo's papers contradict each other about the formula, so it is chosen by configuration. */
const expectedSignature = async (keys: Keys, { uuid, status, hashKey }: Signed): Promise<string> => {
  if (keys.signature === "A") return sha1(`${keys.uniqueKey}${uuid}${status}`);
  if (keys.signature === "B") return sha1(`${await sha1(`${keys.secret}${hashKey}`)}${uuid}${status}`);
  const inner = await sha1(`${keys.signaturePrefix}${keys.secret}${hashKey}`);
  return sha1(`${inner.toUpperCase()}${uuid}${status}`);
};

export const signatureFits = async (keys: Keys, signed: Signed): Promise<boolean> =>
  keys.signature === "off" || (await sameSecret(signed.signature.toLowerCase(), await expectedSignature(keys, signed)));
