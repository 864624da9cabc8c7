const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const CHECKED_BYTES = 256;
const firstBytes = (bytes: Uint8Array) => ascii(bytes, 0, CHECKED_BYTES);
const lastBytes = (bytes: Uint8Array) => ascii(bytes, Math.max(0, bytes.length - CHECKED_BYTES), CHECKED_BYTES);

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

const uint32 = (bytes: Uint8Array, at: number, littleEndian: boolean) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, littleEndian);

/** AVIF is a row of boxes with their lengths, so the last must end where the file ends. */
function wholeBoxes(bytes: Uint8Array): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = uint32(bytes, at, false);
    if (size === 0) return true;
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}

const MIN_PICTURE_BYTES = 16;

/** A login page or a truncated body must not count as saved, but data may follow a JPEG's end. */
export function isWholePicture(bytes: Uint8Array): boolean {
  if (bytes.length < MIN_PICTURE_BYTES) return false;
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP") {
    const length = uint32(bytes, 4, true) + 8;
    return bytes.length === length || bytes.length === length + (length % 2);
  }
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return ascii(bytes, bytes.length - 8, 4) === "IEND";
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return true;
  if (ascii(bytes, 4, 4) === "ftyp") return wholeBoxes(bytes);
  if (ascii(bytes, 0, 4) === "GIF8") return bytes.at(-1) === 0x3b;
  return /^\s*<(\?xml|!--|!DOCTYPE svg|svg[\s>])/i.test(firstBytes(bytes)) && /<\/svg>\s*$/.test(lastBytes(bytes));
}
