import { inject } from "vitest";
import { copyState } from "./ready-state.ts";

export const copyReadyState = (stateDir?: string): string => copyState(inject("readyState"), stateDir);
