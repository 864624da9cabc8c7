export type ReadFrame<Frame> = (frame: Frame) => Promise<string | null>;

/**
 * Reads with what the browser offers, and with our own decoder what that did not find: on some phones it is offered and
 * finds nothing until the system has fetched its part. Once it fails it is not asked again.
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
