import type { ReadFrame } from "./frame-reader.ts";

/** A hand needs longer to steady, and the phone stays cool. */
const FRAME_INTERVAL_MS = 150;
/** A voucher's code has 41 modules: at a third of the picture each is six pixels wide. */
const FRAME_SIDE_PX = 720;

const waitMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** createImageBitmap scales off the main thread. */
function squareOf(video: HTMLVideoElement): Promise<ImageBitmap> {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  const size = Math.min(side, FRAME_SIDE_PX);
  return createImageBitmap(video, (width - side) / 2, (height - side) / 2, side, side, {
    resizeWidth: size,
    resizeHeight: size,
  });
}

export function watchFrames(
  video: HTMLVideoElement,
  read: ReadFrame<ImageBitmap>,
  report: (text: string | null) => void,
) {
  let isWatching = true;
  async function readFrame(): Promise<void> {
    if (video.readyState < video.HAVE_CURRENT_DATA || video.videoWidth === 0) return;
    const text = await read(await squareOf(video));
    if (isWatching) report(text === "" ? null : text);
  }
  async function run(): Promise<void> {
    while (isWatching) {
      const startedMs = performance.now();
      // The camera may stop before its frame is read.
      await readFrame().catch(() => undefined);
      await waitMs(Math.max(FRAME_INTERVAL_MS / 3, FRAME_INTERVAL_MS - (performance.now() - startedMs)));
    }
  }
  void run();
  return () => {
    isWatching = false;
  };
}
