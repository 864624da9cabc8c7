const PATIENCE_MS = 3_000;

/** Says what a start still does once it takes longer than people wait without a word, and then when each step ended. */
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
