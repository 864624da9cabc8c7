import { type Bytes, fromBase64url } from "../../../../src/domain/base64url.ts";

export type PushTarget = { endpoint: string; p256dh: string; auth: string };
export type EncryptionSeed = { salt: Bytes; pair: CryptoKeyPair };

const RECORD_SIZE = 4096;
const ECDH = { name: "ECDH", namedCurve: "P-256" } as const;

const ascii = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));

async function derive(salt: Bytes, secret: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8));
}

export const newSeed = async (): Promise<EncryptionSeed> => ({
  salt: crypto.getRandomValues(new Uint8Array(16)),
  pair: await crypto.subtle.generateKey(ECDH, true, ["deriveBits"]),
});

/** RFC 8291 with one record of RFC 8188. */
export async function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushTarget, "p256dh" | "auth">,
  { salt, pair }: EncryptionSeed,
): Promise<Bytes> {
  const [theirs, authSecret] = [fromBase64url(p256dh), fromBase64url(auth)];
  if (theirs?.length !== 65 || authSecret?.length !== 16) throw new Error("The subscription's keys are no keys.");
  const ours = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const publicKey = await crypto.subtle.importKey("raw", theirs, ECDH, false, []);
  const shared = new Uint8Array(
    await crypto.subtle.deriveBits({ name: "ECDH", public: publicKey }, pair.privateKey, 256),
  );
  const secret = await derive(authSecret, shared, joined(ascii("WebPush: info\0"), theirs, ours), 32);
  const contentKey = await derive(salt, secret, ascii("Content-Encoding: aes128gcm\0"), 16);
  const iv = await derive(salt, secret, ascii("Content-Encoding: nonce\0"), 12);
  const key = await crypto.subtle.importKey("raw", contentKey, "AES-GCM", false, ["encrypt"]);
  const lastRecord = joined(new TextEncoder().encode(text), Uint8Array.of(2));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, lastRecord));
  const size = Uint8Array.of(0, 0, RECORD_SIZE >> 8, RECORD_SIZE & 255);
  return joined(salt, size, Uint8Array.of(ours.length), ours, sealed);
}
