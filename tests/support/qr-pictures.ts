import encodeQR from "qr";
import { createRandom } from "../simulation/random.ts";

export type Look = {
  width?: number;
  height?: number;
  side?: number;
  turn?: number;
  lean?: number;
  dark?: number;
  light?: number;
  noise?: number;
  blur?: number;
};
export type Gray = { width: number; height: number; luma: Uint8ClampedArray };

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** The camera is 900 pixels away; coordinates on the code's plane are 0 to 1. */
function gaze({ width = 720, height = 720, side = 360, turn = 0, lean = 0 }: Look) {
  const [cos, sin, far, near] = [Math.cos(rad(turn)), Math.sin(rad(turn)), Math.cos(rad(lean)), Math.sin(rad(lean))];
  return (x: number, y: number) => {
    const [right, down] = [x - width / 2, y - height / 2];
    const [px, py] = [right * cos + down * sin, down * cos - right * sin];
    const u = (900 * px) / (900 * far - px * near);
    return [u / side + 0.5, (py * (900 + u * near)) / 900 / side + 0.5] as const;
  };
}

function smeared({ width, height, luma }: Gray, far: number): Gray {
  const out = new Uint8ClampedArray(luma.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let [sum, count] = [0, 0];
      for (let down = Math.max(0, y - far); down <= Math.min(height - 1, y + far); down += 1)
        for (let right = Math.max(0, x - far); right <= Math.min(width - 1, x + far); right += 1) {
          sum += luma[down * width + right] ?? 0;
          count += 1;
        }
      out[y * width + x] = sum / count;
    }
  return { width, height, luma: out };
}

export function pictureOf(text: string, look: Look = {}, seed = 1): Gray {
  const { width = 720, height = 720, dark = 20, light = 235, noise = 0, blur = 0 } = look;
  const data = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const at = gaze(look);
  const sharp = new Uint8ClampedArray(width * height);
  const toneAt = (x: number, y: number) => {
    const [u, v] = at(x, y);
    const module = data[Math.floor(v * data.length)]?.[Math.floor(u * data.length)];
    return module === undefined ? light * 0.6 : module ? dark : light;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const sum = toneAt(x + 0.25, y + 0.25) + toneAt(x + 0.75, y + 0.25) + toneAt(x + 0.25, y + 0.75);
      sharp[y * width + x] = (sum + toneAt(x + 0.75, y + 0.75)) / 4;
    }
  const picture = blur > 0 ? smeared({ width, height, luma: sharp }, blur) : { width, height, luma: sharp };
  if (noise === 0) return picture;
  const random = createRandom(seed);
  return { ...picture, luma: picture.luma.map((tone) => tone + random.int(-noise, noise)) };
}

export function asPixels({ width, height, luma }: Gray) {
  const data = new Uint8ClampedArray(width * height * 4);
  luma.forEach((tone, at) => data.set([tone, tone, tone, 255], at * 4));
  return { width, height, data };
}

/** YUV4MPEG2 without color for Chromium's fake camera, one second per frame. */
export function asFilm(pictures: readonly Gray[]): Buffer {
  const [{ width, height }] = pictures as [Gray];
  const gray = Buffer.alloc(2 * Math.ceil(width / 2) * Math.ceil(height / 2), 128);
  const frames = pictures.flatMap(({ luma }) => [Buffer.from("FRAME\n"), Buffer.from(luma), gray]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F1:1 Ip A1:1 C420jpeg\n`), ...frames]);
}
