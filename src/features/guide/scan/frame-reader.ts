export type ReadFrame<Frame> = (frame: Frame) => Promise<string | null>;

/** Some phones offer a decoder that finds nothing until the system has downloaded it, so ours is the fallback. */
export function createFrameReader<Frame>(native: ReadFrame<Frame> | null, own: ReadFrame<Frame>): ReadFrame<Frame> {
  let availableReader = native;
  return async (frame) => {
    try {
      const foundCodes = await availableReader?.(frame);
      if (foundCodes) return foundCodes;
    } catch {
      availableReader = null;
    }
    return own(frame);
  };
}
