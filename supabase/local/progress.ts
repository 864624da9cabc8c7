const PATIENCE_MS = 3_000;

/** A quick start prints nothing; a slow one prints its open steps, then the time of each. */
export function startProgress(say: (line: string) => void) {
  const began = Date.now();
  const running = new Set<string>();
  let isSlow = false;
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  const timer = setTimeout(() => {
    isSlow = true;
    say(`After ${seconds()} s still waiting for ${[...running].join(" and ")}.`);
  }, PATIENCE_MS);

  async function step<Result>(name: string, work: Promise<Result>): Promise<Result> {
    running.add(name);
    const result = await work;
    running.delete(name);
    if (isSlow) say(`  ${seconds().padStart(5)} s  ${name}`);
    return result;
  }
  return { step, end: () => clearTimeout(timer) };
}
