import { type Bytes, fromBase64url, toBase64url } from "../../../../src/domain/base64url.ts";
import type { ReadEnv } from "../env.ts";

export type VapidKey = { publicKey: string; privateKey: string; subject: string };
export type Vapid = { publicKey: string; authorization: (endpoint: string, now: number) => Promise<string> };

const EC = { name: "ECDSA", namedCurve: "P-256" } as const;
const HOUR_S = 60 * 60;

const encoded = (value: unknown): string => toBase64url(new TextEncoder().encode(JSON.stringify(value)));

function jwkOf({ publicKey, privateKey }: VapidKey) {
  const bytes = fromBase64url(publicKey);
  if (bytes?.length !== 65 || bytes[0] !== 4 || fromBase64url(privateKey)?.length !== 32)
    throw new Error("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: npm run push-key writes both.");
  const part = (from: number) => toBase64url(bytes.slice(from, from + 32));
  return { kty: "EC", crv: "P-256", x: part(1), y: part(33), d: privateKey, ext: true };
}

export function readVapidKey({ optional, required }: ReadEnv): VapidKey | null {
  const [publicKey, privateKey] = [optional("VAPID_PUBLIC_KEY"), optional("VAPID_PRIVATE_KEY")];
  if (!publicKey && !privateKey) return null;
  const key = {
    publicKey: required("VAPID_PUBLIC_KEY"),
    privateKey: required("VAPID_PRIVATE_KEY"),
    subject: optional("VAPID_SUBJECT") ?? `mailto:${required("OPERATOR_EMAIL")}`,
  };
  // Apple refuses every push whose subject is neither.
  if (!/^(?:mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/\S+)$/.test(key.subject))
    throw new Error("VAPID_SUBJECT must be mailto:me@my.shop or https://my.shop.");
  jwkOf(key);
  return key;
}

export async function openVapid(key: VapidKey): Promise<Vapid> {
  const signingKey = await crypto.subtle.importKey("jwk", jwkOf(key), EC, false, ["sign"]);
  const { publicKey, subject } = key;
  return {
    publicKey,
    authorization: async (endpoint, now) => {
      const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * HOUR_S, sub: subject };
      const content = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
      const bytes: Bytes = new TextEncoder().encode(content);
      const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, signingKey, bytes);
      return `vapid t=${content}.${toBase64url(new Uint8Array(signature))}, k=${publicKey}`;
    },
  };
}

export async function newVapidKey(): Promise<Omit<VapidKey, "subject">> {
  const pair = await crypto.subtle.generateKey(EC, true, ["sign", "verify"]);
  const { d = "" } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  const publicKey = toBase64url(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
  return { publicKey, privateKey: d };
}
