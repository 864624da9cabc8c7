import { create } from "zustand";

type Update = { apply: (() => void) | undefined };

/** A new version that waits; `apply` changes to it when the traveller says so, never by itself. */
export const useUpdate = create<Update>(() => ({ apply: undefined }));
