/** The same inputs at every run; `SECURITY_SEED=<n>` gives others, and replays a reported failure. */
export const seed = Number(process.env["SECURITY_SEED"] ?? "20261121");

export const params = (numRuns: number): { seed: number; numRuns: number } => ({
  seed,
  numRuns,
});

export const logInputs = (what: string, inputs: number) => console.log(`${what}: ${inputs} inputs, seed ${seed}`);
