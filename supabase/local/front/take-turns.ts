type Turn = () => Promise<void>;

/** Takes turns by address, so a thousand requests of one visitor delay another visitor by one. */
export function turns(atOnce: number): (address: string, turn: Turn) => void {
  const waiting = new Map<string, Turn[]>();
  let running = 0;

  const next = (): Turn | undefined => {
    for (const [address, line] of waiting) {
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
