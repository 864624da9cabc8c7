export type ReadFrame<Frame> = (frame: Frame) => Promise<string | null>;

/**
 * Tries the browser's decoder first, then ours: some phones offer one that finds nothing until the system has fetched
 * its part. A failing decoder is not asked again.
 */
export function createFrameReader<Frame>(native: ReadFrame<Frame> | null, own: ReadFrame<Frame>): ReadFrame<Frame> {
  let offered = native;
  return async (frame) => {
    try {
      const found = await offered?.(frame);
      if (found) return found;
    } catch {
      offered = null;
    }
    return own(frame);
  };
}
