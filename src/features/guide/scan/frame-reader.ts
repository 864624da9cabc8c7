export type ReadFrame<Frame> = (frame: Frame) => Promise<string | null>;

/** Some phones offer a decoder that finds nothing until the system has downloaded it, so ours is the fallback. */
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
