import { create } from "zustand";

/** Set when somebody came by a link for a forgotten password: signed in, but not to be sent home before it is chosen. */
export const useNewPassword = create<{ wanted: boolean }>(() => ({ wanted: false }));
