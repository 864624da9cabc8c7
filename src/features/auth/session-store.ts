import * as v from "valibot";
import { create } from "zustand";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { SESSION_STORAGE_KEY } from "../../data/net/supabase-client.ts";

/** What the server last said about this user's role; only the look of the app depends on it. */
const ROLE_STORAGE_KEY = LOCAL_STORAGE.role;
/** What older versions left about a person; gone with the session. */
const SIGN_OUT_KEYS = ["user_preferences", "payment_info", "temp_data"];

export type SessionUser = { id: string; email: string };
export type SessionState = {
  status: "loading" | "signed-out" | "signed-in";
  user: SessionUser | undefined;
  isAdmin: boolean;
  /** False until the server was asked once on this device: nobody is turned away before that. */
  roleKnown: boolean;
};

const storedSession = v.object({
  user: v.object({ id: v.string(), email: v.string() }),
});

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    // Storage refused or its content ruined: nobody is signed in on this device.
    return null;
  }
}

const signedOut: SessionState = { status: "signed-out", user: undefined, isAdmin: false, roleKnown: false };

/** The session as this device remembers it, without asking the network. */
export function readStoredSession(): SessionState {
  const parsed = v.safeParse(storedSession, read(SESSION_STORAGE_KEY));
  if (!parsed.success) return signedOut;
  const { id, email } = parsed.output.user;
  const role = read(ROLE_STORAGE_KEY);
  const isAdmin = role === `admin:${id}`;
  return { status: "signed-in", user: { id, email }, isAdmin, roleKnown: isAdmin || role === `none:${id}` };
}

export const storeRole = (userId: string, role: "admin" | "none"): void =>
  localStorage.setItem(ROLE_STORAGE_KEY, JSON.stringify(`${role}:${userId}`));

export const useSession = create<SessionState>(() => ({ ...signedOut, status: "loading" }));

/** Called once when the app starts, and whenever another tab changes what is stored. */
export const loadStoredSession = (): void => useSession.setState(readStoredSession());

/** Nobody is signed in on this device any more, whatever the server could be told. */
export function forgetStoredSession(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(SESSION_STORAGE_KEY) || SIGN_OUT_KEYS.includes(key)) localStorage.removeItem(key);
  }
  loadStoredSession();
}
