export function webpBytes(length = 64): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) bytes[at + index] = text.charCodeAt(index);
  };
  write(0, "RIFF");
  new DataView(bytes.buffer).setUint32(4, length - 8, true);
  write(8, "WEBPVP8 ");
  return bytes;
}
