const WRONG_ANSWERS = { allowed: 30, withinMs: 5 * 60_000 };
const MOST_KEYS = 10_000;

export type Tries = { enter: (keys: string[]) => { giveBack: () => void } | undefined };

/** Counts a try at its start, so a thousand concurrent tries count like a thousand in a row. */
export function countTries(now: () => number = Date.now, { allowed, withinMs } = WRONG_ANSWERS): Tries {
  const tries = new Map<string, number[]>();
  const recent = (key: string) => (tries.get(key) ?? []).filter((at) => at > now() - withinMs);

  const enter: Tries["enter"] = (keys) => {
    const counted = keys.map((key) => ({ key, times: recent(key) }));
    if (counted.some(({ times }) => times.length >= allowed)) return undefined;
    const at = now();
    for (const { key, times } of counted) {
      // Reinsert at the end, so the key with the oldest try is dropped first.
      tries.delete(key);
      tries.set(key, [...times, at]);
    }
    for (const key of tries.keys()) {
      if (tries.size <= MOST_KEYS) break;
      tries.delete(key);
    }
    const giveBack = () => {
      for (const key of keys) {
        const times = tries.get(key) ?? [];
        const mine = times.indexOf(at);
        if (mine >= 0) tries.set(key, times.toSpliced(mine, 1));
      }
    };
    return { giveBack };
  };
  return { enter };
}
