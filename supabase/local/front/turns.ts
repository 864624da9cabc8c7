type Turn = () => Promise<void>;

/**
 * So many at once, and who waits is served in turn by address: a thousand requests of one visitor make another wait for
 * one of them, not for all.
 */
export function turns(atOnce: number): (address: string, turn: Turn) => void {
  const waiting = new Map<string, Turn[]>();
  let running = 0;

  const next = (): Turn | undefined => {
    for (const [address, line] of waiting) {
      // To the end of the round.
      waiting.delete(address);
      const turn = line.shift();
      if (line.length > 0) waiting.set(address, line);
      if (turn) return turn;
    }
    return undefined;
  };
  const advance = () => {
    while (running < atOnce) {
      const turn = next();
      if (!turn) return;
      running += 1;
      void turn().finally(() => {
        running -= 1;
        advance();
      });
    }
  };
  return (address, turn) => {
    const line = waiting.get(address) ?? [];
    line.push(turn);
    waiting.set(address, line);
    advance();
  };
}
