// eslint-disable-next-line import/default -- Vite answers the address under which the build serves it
import workerUrl from "./decode-worker.ts?worker&url";
import type { ReadFrame } from "./frame-reader.ts";

export type Decoder = { read: ReadFrame<ImageBitmap>; stop: () => void };

export function startDecoder(failed: () => void): Decoder {
  const worker = new Worker(workerUrl, { type: "module" });
  let resolveText: (text: string | null) => void = () => undefined;
  worker.addEventListener("message", ({ data }) => resolveText(typeof data === "string" ? data : null));
  worker.addEventListener("error", failed);
  return {
    read: (frame) =>
      new Promise((resolve) => {
        resolveText = resolve;
        worker.postMessage(frame, [frame]);
      }),
    stop: () => worker.terminate(),
  };
}
