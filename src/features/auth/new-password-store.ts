import { create } from "zustand";

/** Set by a link for a forgotten password, so the visitor is not sent home before choosing a new one. */
export const useNewPassword = create<{ wanted: boolean }>(() => ({ wanted: false }));
