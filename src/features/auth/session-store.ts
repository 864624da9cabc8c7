import { create } from "zustand";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import type { AccountRole } from "../../data/remote/account.ts";
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
  isGuide: boolean;
  /** False until the server was asked once on this device: nobody is turned away before that. */
  roleKnown: boolean;
};

/** Read by hand: the first picture of every page depends on it, and the parser of all other edges comes later. */
function storedUser(session: unknown): SessionUser | undefined {
  const user = typeof session === "object" && session !== null && "user" in session ? session.user : undefined;
  if (typeof user !== "object" || user === null || !("id" in user) || !("email" in user)) return undefined;
  const { id, email } = user;
  return typeof id === "string" && typeof email === "string" ? { id, email } : undefined;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    // Storage refused or its content ruined: nobody is signed in on this device.
    return null;
  }
}

const nothing = { isAdmin: false, isGuide: false, roleKnown: false };
const signedOut: SessionState = { status: "signed-out", user: undefined, ...nothing };

/** The session as this device remembers it, without asking the network. */
export function readStoredSession(): SessionState {
  const user = storedUser(read(SESSION_STORAGE_KEY));
  if (user === undefined) return signedOut;
  const [role = "", of] = String(read(ROLE_STORAGE_KEY)).split(":");
  const known = { isAdmin: role.includes("admin"), isGuide: role.includes("guide"), roleKnown: true };
  return { status: "signed-in", user, ...(of === user.id ? known : nothing) };
}

export const storeRole = (userId: string, role: AccountRole): void =>
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
