/** The same inputs at every run; `SECURITY_SEED=<n>` gives others, and plays a reported failure again. */
export const seed = Number(process.env["SECURITY_SEED"] ?? "20261121");

/** A failure names seed and path; nothing is tried again in secret. */
export const params = (numRuns: number): { seed: number; numRuns: number } => ({
  seed,
  numRuns,
});

export const told = (what: string, inputs: number) => console.log(`${what}: ${inputs} inputs, seed ${seed}`);
