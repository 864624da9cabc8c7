import { create } from "zustand";

/** Keeps a user who followed a password link on the auth screen until they chose a password. */
export const useNewPassword = create<{ wanted: boolean }>(() => ({ wanted: false }));
