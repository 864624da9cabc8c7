import { type Bytes, fromBase64url, toBase64url } from "../../../../src/domain/base64url.ts";
import { type UnsignedVoucher, voucherContent, writeVoucher } from "../../../../src/domain/voucher/voucher-code.ts";

export type VoucherSigner = {
  keyId: number;
  publicKey: string;
  sign: (voucher: UnsignedVoucher) => Promise<string>;
};

/** 'id:base64url of the private key in PKCS 8', newest last. */
const WRITTEN = /^([1-9]\d{0,2}):([\w-]+)$/;

export function newestVoucherKey(keys: string | undefined): { id: number; pkcs8: Bytes } | null {
  const newest = keys?.split(",").at(-1)?.trim();
  if (!newest) return null;
  const [, id, letters] = WRITTEN.exec(newest) ?? [];
  const pkcs8 = fromBase64url(letters ?? "");
  if (pkcs8 === null || !(Number(id) <= 255)) {
    throw new Error("VOUCHER_KEYS is not 'id:key,id:key' with ids up to 255: npm run voucher-key writes it.");
  }
  return { id: Number(id), pkcs8 };
}

export async function voucherSigner(keys: string | undefined): Promise<VoucherSigner | null> {
  const newest = newestVoucherKey(keys);
  if (newest === null) return null;
  const { id: keyId, pkcs8 } = newest;
  // Extractable, because the public half is published.
  const key = await crypto.subtle.importKey("pkcs8", pkcs8, { name: "Ed25519" }, true, ["sign"]);
  const { x } = await crypto.subtle.exportKey("jwk", key);
  if (x === undefined) throw new Error("VOUCHER_KEYS holds a key without its public half.");
  return {
    keyId,
    publicKey: x,
    sign: async (voucher) => {
      const content = voucherContent({ ...voucher, key_id: keyId });
      const signature = await crypto.subtle.sign({ name: "Ed25519" }, key, content);
      return writeVoucher(content, new Uint8Array(signature));
    },
  };
}

export async function newVoucherKey(id: number): Promise<string> {
  const pair = await crypto.subtle.generateKey({ name: "Ed25519" }, true, ["sign", "verify"]);
  const pkcs8 = await crypto.subtle.exportKey("pkcs8", "privateKey" in pair ? pair.privateKey : pair);
  return `${id}:${toBase64url(new Uint8Array(pkcs8))}`;
}
