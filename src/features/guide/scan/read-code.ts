import { decodeQR } from "qr/decode.js";

export type Pixels = Pick<ImageData, "data" | "width" | "height">;

/** The decoder walks rows and misses slanted codes, so turn the picture (measured: record 0026). */
const ANGLES = [
  [0, 30, 60],
  [0, 45, 75],
] as const;
const GRAY = 0xff_80_80_80;

function rotate({ data, width, height }: Pixels, degrees: number): Pixels {
  if (degrees === 0) return { data, width, height };
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height).fill(GRAY);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const [right, down] = [x - width / 2, y - height / 2];
      const fromX = Math.round(right * cos + down * sin + width / 2);
      const fromY = Math.round(down * cos - right * sin + height / 2);
      if (fromX >= 0 && fromY >= 0 && fromX < width && fromY < height) to[at] = from[fromY * width + fromX] ?? GRAY;
    }
  }
  return { data: new Uint8ClampedArray(to.buffer), width, height };
}

export function readCode(picture: Pixels, frame = 0): string | null {
  for (const degrees of ANGLES[frame % 2 === 0 ? 0 : 1]) {
    try {
      return decodeQR(rotate(picture, degrees));
    } catch {
      // The library throws if it finds no code.
    }
  }
  return null;
}
