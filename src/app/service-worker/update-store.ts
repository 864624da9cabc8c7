import { create } from "zustand";

type Update = { apply: (() => void) | undefined };

/** `apply` runs when the traveler presses Reload. */
export const useUpdate = create<Update>(() => ({ apply: undefined }));
