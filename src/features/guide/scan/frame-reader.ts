export type ReadFrame<Frame> = (frame: Frame) => Promise<string | null>;

/**
 * Tries the browser's decoder, then our own: some phones offer one that finds nothing until the system has downloaded
 * its part. A decoder that throws is not used again.
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
