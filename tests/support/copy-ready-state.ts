import { inject } from "vitest";
import { copyState } from "./ready-state.ts";

/** A state folder of one's own as a first start leaves it; all of them have the same secrets. */
export const copyReadyState = (stateDir?: string): string => copyState(inject("readyState"), stateDir);
