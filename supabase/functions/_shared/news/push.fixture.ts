import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

export type Browser = { ecdh: ECDH; secret: Buffer; keys: { p256dh: string; auth: string } };

export function aBrowser(): Browser {
  const ecdh = createECDH("prime256v1");
  const p256dh = ecdh.generateKeys().toString("base64url");
  const secret = randomBytes(16);
  return { ecdh, secret, keys: { p256dh, auth: secret.toString("base64url") } };
}

const derive = (salt: Buffer, secret: Buffer, info: string | Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Written from RFC 8291 and RFC 8188 with other tools than the sender. */
export function decryptPush({ ecdh, secret }: Browser, body: Uint8Array): string {
  const bytes = Buffer.from(body);
  const salt = bytes.subarray(0, 16);
  const recordSize = bytes.readUInt32BE(16);
  const senderKey = bytes.subarray(21, 21 + bytes.readUInt8(20));
  const record = bytes.subarray(21 + senderKey.length);
  if (record.length > recordSize) throw new Error("More than one record");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), senderKey]);
  const keyMaterial = derive(secret, ecdh.computeSecret(senderKey), info, 32);
  const key = derive(salt, keyMaterial, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(salt, keyMaterial, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("No end of the last record");
  return plain.subarray(0, end).toString("utf8");
}
