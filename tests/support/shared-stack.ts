import { inject } from "vitest";

const stacks = inject("stacks");
const mine = stacks[(Number(process.env["VITEST_POOL_ID"] ?? 1) - 1) % stacks.length];
if (!mine) throw new Error("No stack was started for this worker");

export const { url: stackUrl, keys: stackKeys, stateDir: stackState } = mine;
