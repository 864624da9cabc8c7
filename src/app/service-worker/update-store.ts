import { create } from "zustand";

type Update = { apply: (() => void) | undefined };

export const useUpdate = create<Update>(() => ({ apply: undefined }));
