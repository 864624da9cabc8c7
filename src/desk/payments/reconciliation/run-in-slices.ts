/** Half of a frame at 60 Hz leaves the other half to the page. */
const SLICE_MS = 8;

export async function runInSlices<Step, Result>(
  steps: Generator<Step, Result>,
  each: (step: Step) => void = () => {},
): Promise<Result> {
  for (;;) {
    const sliceEnd = performance.now() + SLICE_MS;
    while (performance.now() < sliceEnd) {
      const { done, value } = steps.next();
      if (done) return value;
      each(value);
    }
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}
