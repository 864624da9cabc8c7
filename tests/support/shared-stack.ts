import { inject } from "vitest";

const stacks = inject("stacks");
const mine = stacks[(Number(process.env["VITEST_POOL_ID"] ?? 1) - 1) % stacks.length];
if (!mine) throw new Error("No stack was started for this worker");

/** The stack of the worker that runs this file: nobody else touches it meanwhile. */
export const { url: stackUrl, keys: stackKeys, stateDir: stackState } = mine;
