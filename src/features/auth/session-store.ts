import * as v from "valibot";
import { create } from "zustand";
import { SESSION_STORAGE_KEY } from "../../data/remote/supabase-client.ts";

/** What the server last said about this user's role; only the look of the app depends on it. */
export const ROLE_STORAGE_KEY = "journey-auth-role";

export type SessionUser = { id: string; email: string };
export type SessionState = {
  status: "loading" | "signed-out" | "signed-in";
  user: SessionUser | undefined;
  isAdmin: boolean;
};

const storedSession = v.object({
  user: v.object({ id: v.string(), email: v.string() }),
});

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    // Storage refused or its content ruined: nobody is signed in on this device.
    return null;
  }
};

const signedOut: SessionState = { status: "signed-out", user: undefined, isAdmin: false };

/** The session as this device remembers it, without asking the network. */
export const readStoredSession = (): SessionState => {
  const parsed = v.safeParse(storedSession, read(SESSION_STORAGE_KEY));
  if (!parsed.success) return signedOut;
  const { id, email } = parsed.output.user;
  const role = read(ROLE_STORAGE_KEY);
  return { status: "signed-in", user: { id, email }, isAdmin: role === `admin:${id}` };
};

export const useSession = create<SessionState>(() => ({ status: "loading", user: undefined, isAdmin: false }));

/** Called once when the app starts, and whenever another tab changes what is stored. */
export const loadStoredSession = (): void => useSession.setState(readStoredSession());
