import { inject } from "vitest";
import { copyState } from "./ready-state.ts";

/** All copies have the same secrets. */
export const copyReadyState = (stateDir?: string): string => copyState(inject("readyState"), stateDir);
