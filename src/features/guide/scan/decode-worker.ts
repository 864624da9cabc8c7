import { createFrameReader } from "./frame-reader.ts";
import { type DetectorRealm, nativeReader } from "./native-reader.ts";
import { readCode } from "./read-code.ts";

function createOwnReader() {
  let canvas: OffscreenCanvas | undefined;
  let frames = 0;
  return async (frame: ImageBitmap): Promise<string | null> => {
    const { width, height } = frame;
    if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
    const drawingContext = canvas.getContext("2d", { willReadFrequently: true });
    if (!drawingContext) return null;
    drawingContext.drawImage(frame, 0, 0);
    frames += 1;
    return readCode(drawingContext.getImageData(0, 0, width, height), frames);
  };
}

const reader = nativeReader(globalThis as DetectorRealm).then((native) => createFrameReader(native, createOwnReader()));

async function answer(frame: ImageBitmap): Promise<void> {
  const readCodeInFrame = await reader;
  try {
    globalThis.postMessage(await readCodeInFrame(frame));
  } catch {
    globalThis.postMessage(null);
  } finally {
    frame.close();
  }
}

globalThis.addEventListener("message", ({ data }) => {
  if (data instanceof ImageBitmap) void answer(data);
});
