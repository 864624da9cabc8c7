import type { Bytes } from "../base64url.ts";

/** QR codes pack this alphabet closest (RFC 9285): two bytes in three letters. */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

export function toBase45(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 2) {
    const [one = 0, other] = bytes.subarray(at, at + 2);
    let value = other === undefined ? one : one * 256 + other;
    for (let letters = other === undefined ? 2 : 3; letters > 0; letters -= 1) {
      text += ALPHABET.charAt(value % 45);
      value = Math.floor(value / 45);
    }
  }
  return text;
}

export function fromBase45(text: string): Bytes | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const letters = text.slice(at, at + 3);
    const values = Array.from(letters, (letter) => ALPHABET.indexOf(letter));
    const value = values.reduceRight((sum, next) => sum * 45 + next, 0);
    if (values.includes(-1) || value > (letters.length === 3 ? 0xffff : 0xff)) return null;
    if (letters.length === 3) bytes.push(value >> 8);
    bytes.push(value & 0xff);
  }
  return Uint8Array.from(bytes);
}
